/** The call of a page that waits for changes: server-sent events instead of JSON. */
export const WAKE_PATH = '/api/wake';

/** Names of its events. Neither has data. */
export const WAKE_EVENTS = ['open', 'changed'] as const;
export type WakeEvent = (typeof WAKE_EVENTS)[number];

/** Milliseconds between two comments of an idle stream. A page that reads nothing for twice as long is cut off. */
export const WAKE_BEAT_MS = 25_000;
