/** Messages between page and search, handled in the worker or in the page. */
import { backgroundFailed } from '#data/store/failure-log.ts';
import type { FindAnswer, FindIndex, ListAnswer, ListQuestion } from './find-index.ts';

export type ToFind =
  | { readonly kind: 'read'; readonly database: string }
  | { readonly kind: 'ask'; readonly n: number; readonly query: string }
  | { readonly kind: 'list'; readonly n: number; readonly question: ListQuestion };

export type FromFind =
  | { readonly kind: 'answer'; readonly n: number; readonly answer: FindAnswer }
  | { readonly kind: 'listed'; readonly n: number; readonly answer: ListAnswer }
  /** More rows read: results may have changed. */
  | { readonly kind: 'progress' };

/** The index itself reports progress. */
export function hearOf(index: FindIndex, message: ToFind, say: (answer: FromFind) => void): void {
  if (message.kind === 'ask') say({ kind: 'answer', n: message.n, answer: index.ask(message.query) });
  else if (message.kind === 'list') {
    say({ kind: 'listed', n: message.n, answer: index.list(message.question) });
  } else index.read().catch(backgroundFailed); // rows read so far answer; the next opening retries
}
