/** How many rows of the list are open: in the address, so that back and a pasted link restore it. */
import * as z from 'zod/mini';

export const FIRST_ROWS = 5;
export const MORE_ROWS = 25;

const Shown = z.coerce.number().check(z.int(), z.gte(FIRST_ROWS), z.lte(100_000));

export function shownRows(search: URLSearchParams): number {
  const asked = Shown.safeParse(search.get('show'));
  return asked.success ? asked.data : FIRST_ROWS;
}
