/**
 * Broadcasts the storage state and accepted rows between worker and windows, because a full disk cannot store
 * them.
 */
const CHANNEL = 'zamanat-room';

/** `low`: the reserve is spent, so texts are saved and files are refused. `full`: nothing can be saved. */
export type StorageState = 'free' | 'low' | 'full';

/** An accepted row whose answer could not be stored. */
export interface TakenRow {
  readonly key: string;
  /** Id of the application if the row is a filing. */
  readonly application: string | null;
}

export interface StorageNews {
  readonly storage: StorageState;
  /** Only after a sync round, which knows the rows. */
  readonly taken?: readonly TakenRow[];
}

export function broadcastStorage(storage: StorageState, taken?: readonly TakenRow[]): void {
  const news: StorageNews = { storage, ...(taken && { taken }) };
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target; it stays in this origin
  channel.postMessage(news);
  channel.close();
}

/** Returns an unsubscribe function. */
export function onStorageStatus(hear: (news: StorageNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<StorageNews>) => hear(data));
  return () => channel.close();
}
