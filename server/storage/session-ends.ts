/** Times after which a session ends. The records of its device stay there. */

const DAY = 86_400_000;

/** Milliseconds after which a session ends. */
export interface SessionEnds {
  /** Without use. */
  readonly idle: number;
  /** In all. */
  readonly absolute: number;
}

/** Long enough for a phone that was offline for a month with unsent work. */
export const USUAL_ENDS: SessionEnds = { idle: 60 * DAY, absolute: 365 * DAY };
/** Sessions used or opened before these times have ended. */
export const endsOfSessions = (now: Date, { idle, absolute }: SessionEnds): readonly [Date, Date] => [
  new Date(now.getTime() - idle),
  new Date(now.getTime() - absolute),
];
