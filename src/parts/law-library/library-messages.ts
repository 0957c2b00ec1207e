/** What page and worker say to each other. */
import type { Answer, Ask } from './library-desk.ts';
import type { LibraryAddresses } from './library-files.ts';

/** The operator's official texts: bytes of JSON, handed over and not copied. */
export type OfficialBytes = readonly Uint8Array<ArrayBuffer>[];

export type ToWorker =
  /** Again with other texts, when another edition has come. */
  | { readonly kind: 'open'; readonly files: LibraryAddresses; readonly official: OfficialBytes }
  | { readonly kind: 'ask'; readonly n: number; readonly ask: Ask };

export type FromWorker =
  /** `read`: the official texts are searched as well from now on. */
  | { readonly kind: 'ready' | 'failed' | 'read' }
  | { readonly kind: 'answer'; readonly n: number; readonly answer: Answer };
