/** How many rows of the list are open: in the address, so that back and a pasted link restore it. */
export const FIRST_ROWS = 5;
export const MORE_ROWS = 25;

const MOST = 100_000;

export function shownRows(search: URLSearchParams): number {
  const asked = Number(search.get('show'));
  return Number.isInteger(asked) && asked >= FIRST_ROWS && asked <= MOST ? asked : FIRST_ROWS;
}
