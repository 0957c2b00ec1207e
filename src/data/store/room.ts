/**
 * Whether there is room on this device. Where there is none, the disk cannot keep even that: the worker and the windows
 * tell each other.
 */
const CHANNEL = 'zamanat-room';

export function tellRoom(isThere: boolean): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target; it stays in this origin
  channel.postMessage(isThere);
  channel.close();
}

/** Returns how to stop listening. */
export function onRoomNews(hear: (isThere: boolean) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<boolean>) => hear(data));
  return () => channel.close();
}
