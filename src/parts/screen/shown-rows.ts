/** Number of open rows in the URL, so that Back and a pasted link restore it. */
interface Paging {
  /** URL parameter. */
  readonly param: string;
  readonly first: number;
}

/** Initial search results; a user who misses a result types on. */
export const FIRST_FOUND = 10;

const MOST = 100_000;

export function shownRows(search: URLSearchParams, { param, first }: Paging): number {
  const count = Number(search.get(param));
  return Number.isInteger(count) && count >= first && count <= MOST ? count : first;
}
