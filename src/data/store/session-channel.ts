/** Broadcasts login, logout and the app lock between tabs and the worker. Each closes the work of any other user. */

export type SessionNews =
  | { readonly kind: 'signed-in'; readonly userId: string }
  | { readonly kind: 'signed-out'; readonly userId: string }
  | { readonly kind: 'locked'; readonly userId: string };

const CHANNEL = 'zamanat-session';

export function announce(news: SessionNews): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target; it stays in this origin
  channel.postMessage(news);
  channel.close();
}

/** Returns an unsubscribe function. */
export function onSessionNews(hear: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => hear(data));
  return () => channel.close();
}
