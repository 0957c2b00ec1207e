/** Messages between page and worker. */
import type { CardLine, LibraryReply, LibraryRequest } from './library-queries.ts';
import type { SearchAddresses } from './library-files.ts';

/** Official texts of the operator, as transferred JSON bytes. */
export type OfficialBytes = readonly Uint8Array<ArrayBuffer>[];

export type ToWorker =
  /** Repeated with other texts for a new edition. */
  | { readonly kind: 'open'; readonly files: SearchAddresses; readonly official: OfficialBytes }
  | { readonly kind: 'ask'; readonly n: number; readonly request: LibraryRequest }
  /** Prefetch likely next queries; a later message cancels it. */
  | { readonly kind: 'lookAhead'; readonly query: string; readonly limit: number };

/** Results of a query, best first, as indexes into all rows sent since `ready`. */
export interface FoundAhead {
  readonly query: string;
  readonly places: readonly number[];
  readonly total: number;
}

export type FromWorker =
  /** `read`: official texts are now searchable. */
  | { readonly kind: 'ready' | 'failed' | 'read' }
  | { readonly kind: 'reply'; readonly n: number; readonly reply: LibraryReply }
  | { readonly kind: 'unanswered'; readonly n: number; readonly reason: string }
  /** `rows`: results not sent before; they are numbered after those sent ahead. */
  | {
      readonly kind: 'foundAhead';
      readonly limit: number;
      readonly found: readonly FoundAhead[];
      readonly rows: readonly CardLine[];
    };
