/** What page and worker say to each other. */
import type { CardLine, LibraryReply, LibraryRequest } from './library-queries.ts';
import type { SearchAddresses } from './library-files.ts';

/** The operator's official texts: bytes of JSON, handed over and not copied. */
export type OfficialBytes = readonly Uint8Array<ArrayBuffer>[];

export type ToWorker =
  /** Again with other texts, when another edition has come. */
  | { readonly kind: 'open'; readonly files: SearchAddresses; readonly official: OfficialBytes }
  | { readonly kind: 'ask'; readonly n: number; readonly request: LibraryRequest }
  /** What may be asked next is looked up meanwhile; a later message ends it. */
  | { readonly kind: 'lookAhead'; readonly query: string; readonly limit: number };

/** What would be found for this query, best first: the rows by their places among all that were sent ahead since `ready`. */
export interface FoundAhead {
  readonly query: string;
  readonly places: readonly number[];
  readonly total: number;
}

export type FromWorker =
  /** `read`: the official texts are searched as well from now on. */
  | { readonly kind: 'ready' | 'failed' | 'read' }
  | { readonly kind: 'reply'; readonly n: number; readonly reply: LibraryReply }
  | { readonly kind: 'unanswered'; readonly n: number; readonly reason: string }
  /** `rows`: those of them that were not sent ahead before, which come after those that were. */
  | {
      readonly kind: 'foundAhead';
      readonly limit: number;
      readonly found: readonly FoundAhead[];
      readonly rows: readonly CardLine[];
    };
