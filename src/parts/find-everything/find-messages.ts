/** What the page and the worker of the search say to each other. */
import type { FindAnswer } from './find-index.ts';

export type ToFind =
  | { readonly kind: 'read'; readonly database: string }
  | { readonly kind: 'ask'; readonly n: number; readonly query: string };

export type FromFind =
  | { readonly kind: 'answer'; readonly n: number; readonly answer: FindAnswer }
  /** More has been read: an answer may be another one now. */
  | { readonly kind: 'progress' };
