/** Messages between the page and the service worker, with answers on the transferred port. */
import type { LanguageCode } from '#contract/account/setting-choices.ts';
import type { SyncOutcome } from './sync.ts';

export type WorkerMessage =
  /** Fetch the missing files of the app and of this language. Answer: `WarmAnswer`. */
  | { readonly type: 'WARM'; readonly language?: LanguageCode }
  /** Control this page, if it runs the build of the worker: `script` is its entry. Answer: `ClaimAnswer`. */
  | { readonly type: 'CLAIM'; readonly script: string }
  /** Sync now while holding this Web Lock. Answers: `DrainAnswer`s, first `started`. */
  | { readonly type: 'DRAIN'; readonly lock?: string }
  /** Become the active worker. Sent only at a safe point; no answer. */
  | { readonly type: 'SKIP_WAITING' };

export interface WarmAnswer {
  readonly ready: boolean;
  /** Number of files that could not be fetched. */
  readonly missing: number;
  /** How many of them arrived with other bytes than those of the build. */
  readonly foreign: number;
}

export interface ClaimAnswer {
  readonly isSameBuild: boolean;
}

/** Messages of the worker to every open page. */
export interface PageMessage {
  /** An installation was refused, because the network changed a file. */
  readonly type: 'FOREIGN_FILES';
}

export const isPageMessage = (data: unknown): data is PageMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'FOREIGN_FILES';

export type DrainAnswer =
  /** The worker holds the lock. The next holder of it knows that this worker is done or dead. */
  | { readonly kind: 'started' }
  | { readonly kind: 'done'; readonly outcome: SyncOutcome | null }
  /** This browser's worker cannot sync, so the page syncs. */
  | { readonly kind: 'unable' };

/** The tag of Background Sync. */
export const OUTBOX_TAG = 'outbox';

const TYPES = new Set<unknown>(['WARM', 'CLAIM', 'DRAIN', 'SKIP_WAITING']);

export const isWorkerMessage = (data: unknown): data is WorkerMessage =>
  typeof data === 'object' && data !== null && 'type' in data && TYPES.has(data.type);
