/** What page and worker say to each other. */
import type { Answer, Ask } from './library-desk.ts';
import type { LibraryAddresses } from './library-files.ts';

export type ToWorker =
  | { readonly kind: 'open'; readonly files: LibraryAddresses }
  | { readonly kind: 'ask'; readonly n: number; readonly ask: Ask };

export type FromWorker =
  | { readonly kind: 'ready' | 'failed' }
  | { readonly kind: 'answer'; readonly n: number; readonly answer: Answer };
