/** Messages between the page and the service worker, with answers on the transferred port. */
import type { LanguageCode } from '#contract/account/setting-choices.ts';
import type { SyncOutcome } from './sync.ts';

export type WorkerMessage =
  /** Fetch the heavy chunks and the catalogue of this language for offline use. Answer: `WarmAnswer`. */
  | { readonly type: 'WARM'; readonly language?: LanguageCode }
  /** Sync now while holding this Web Lock. Answers: `DrainAnswer`s, first `started`. */
  | { readonly type: 'DRAIN'; readonly lock?: string }
  /** Become the active worker. Sent only at a safe point; no answer. */
  | { readonly type: 'SKIP_WAITING' };

export interface WarmAnswer {
  readonly ready: boolean;
  /** Number of heavy files that could not be fetched. */
  readonly missing: number;
}

export type DrainAnswer =
  /** The worker holds the lock. The next holder of it knows that this worker is done or dead. */
  | { readonly kind: 'started' }
  | { readonly kind: 'done'; readonly outcome: SyncOutcome | null }
  /** This browser's worker cannot sync, so the page syncs. */
  | { readonly kind: 'unable' };

/** The tag of Background Sync. */
export const OUTBOX_TAG = 'outbox';

const TYPES = new Set<unknown>(['WARM', 'DRAIN', 'SKIP_WAITING']);

export const isWorkerMessage = (data: unknown): data is WorkerMessage =>
  typeof data === 'object' && data !== null && 'type' in data && TYPES.has(data.type);
