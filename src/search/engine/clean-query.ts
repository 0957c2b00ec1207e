/** Longer than any question; what is beyond is not searched, and the screen says so. */
export const QUERY_MAX = 200;

/** Without control characters and beyond the most that is searched. */
export const cleanQuery = (typed: string): string =>
  typed
    .slice(0, 4 * QUERY_MAX)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, QUERY_MAX)
    .trim();
