/** What the page says to the service worker, and what it hears back on the port that it sends along. */
import type { LanguageCode } from '#contract/setting-choices.ts';
import type { SyncOutcome } from './sync.ts';

export type WorkerMessage =
  /** Fetch the heavy chunks, and the words of this language, so that everything works offline. Answer: `WarmAnswer`. */
  | { readonly type: 'WARM'; readonly language?: LanguageCode }
  /** Send and fetch now, holding this Web Lock meanwhile. Answers: `DrainAnswer`s, the first that it has begun. */
  | { readonly type: 'DRAIN'; readonly lock?: string }
  /** Become the active worker: only ever asked at a safe point. No answer. */
  | { readonly type: 'SKIP_WAITING' };

export interface WarmAnswer {
  readonly ready: boolean;
  /** Heavy files that could not be fetched. */
  readonly missing: number;
}

export type DrainAnswer =
  /** The lock is held: who gets it next knows that this worker is gone, or done. */
  | { readonly kind: 'started' }
  | { readonly kind: 'done'; readonly outcome: SyncOutcome | null }
  /** This browser's worker lacks what it needs: the page sends by itself. */
  | { readonly kind: 'unable' };

/** The tag of Background Sync. */
export const OUTBOX_TAG = 'outbox';

const TYPES = new Set<unknown>(['WARM', 'DRAIN', 'SKIP_WAITING']);

export const isWorkerMessage = (data: unknown): data is WorkerMessage =>
  typeof data === 'object' && data !== null && 'type' in data && TYPES.has(data.type);
