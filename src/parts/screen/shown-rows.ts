/** How many rows of a list are open: in the address, so that Back and a pasted link restore it. */
import * as z from 'zod/mini';

interface Paging {
  /** The name in the address. */
  readonly param: string;
  readonly first: number;
}

export function shownRows(search: URLSearchParams, { param, first }: Paging): number {
  const asked = z.coerce.number().check(z.int(), z.gte(first), z.lte(100_000)).safeParse(search.get(param));
  return asked.success ? asked.data : first;
}
