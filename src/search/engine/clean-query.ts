/** Above any question. Longer text is not searched, and the screen says so. */
export const QUERY_MAX = 200;

/** Removes control characters and cuts to the maximum length. */
export const cleanQuery = (text: string): string =>
  text
    .slice(0, 4 * QUERY_MAX)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, QUERY_MAX)
    .trim();
