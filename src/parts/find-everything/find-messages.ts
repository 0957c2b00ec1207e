/** What the page and the worker of the search say to each other. */
import type { FindAnswer, ListAnswer, ListQuestion } from './find-index.ts';

export type ToFind =
  | { readonly kind: 'read'; readonly database: string }
  | { readonly kind: 'ask'; readonly n: number; readonly query: string }
  | { readonly kind: 'list'; readonly n: number; readonly question: ListQuestion };

export type FromFind =
  | { readonly kind: 'answer'; readonly n: number; readonly answer: FindAnswer }
  | { readonly kind: 'listed'; readonly n: number; readonly answer: ListAnswer }
  /** More has been read: an answer may be another one now. */
  | { readonly kind: 'progress' };
