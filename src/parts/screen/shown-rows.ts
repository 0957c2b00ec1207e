/** How many rows of a list are open: in the address, so that Back and a pasted link restore it. */
interface Paging {
  /** The name in the address. */
  readonly param: string;
  readonly first: number;
}

/** Of what is searched: each key press brings others, and who finds nothing among these types on. */
export const FIRST_FOUND = 10;

const MOST = 100_000;

export function shownRows(search: URLSearchParams, { param, first }: Paging): number {
  const asked = Number(search.get(param));
  return Number.isInteger(asked) && asked >= first && asked <= MOST ? asked : first;
}
