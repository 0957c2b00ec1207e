/**
 * Broadcasts the storage state and accepted rows between worker and windows, because a full disk cannot store
 * them.
 */
const CHANNEL = 'zamanat-room';

/** An accepted row whose answer could not be stored. */
export interface TakenRow {
  readonly key: string;
  /** Id of the application if the row is a filing. */
  readonly application: string | null;
}

export interface RoomNews {
  readonly isThere: boolean;
  readonly taken: readonly TakenRow[];
}

export function broadcastStorageStatus(news: RoomNews): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target; it stays in this origin
  channel.postMessage(news);
  channel.close();
}

/** Returns an unsubscribe function. */
export function onStorageStatus(hear: (news: RoomNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<RoomNews>) => hear(data));
  return () => channel.close();
}
