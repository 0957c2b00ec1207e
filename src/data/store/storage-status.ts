/**
 * Whether there is room on this device, and what the court has taken all the same. Where there is none, the disk cannot
 * keep even that: the worker and the windows tell each other.
 */
const CHANNEL = 'zamanat-room';

/** A row that the court has taken, and whose answer found no room. */
export interface TakenRow {
  readonly key: string;
  /** Its id, where the row is its filing. */
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

/** Returns how to stop listening. */
export function onStorageStatus(hear: (news: RoomNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<RoomNews>) => hear(data));
  return () => channel.close();
}
