/** How many rows of each group of the clock are open: in the address, so that back and a pasted link restore it. */
export interface ShownDates {
  readonly open: number;
  readonly coming: number;
  readonly asking: number;
}

const FIRST: ShownDates = { open: 10, coming: 5, asking: 3 };
const MORE = 25;

const MOST = 100_000;

export function shownDates(search: URLSearchParams): ShownDates {
  const asked = Number(search.get('dates'));
  if (!Number.isInteger(asked) || asked < 1 || asked > MOST) return FIRST;
  return { open: Math.max(FIRST.open, asked), coming: asked, asking: asked };
}

/** The address with more of them; what else it says stays. */
export function withMoreDates(search: URLSearchParams, shown: ShownDates): string {
  const next = new URLSearchParams(search);
  next.set('dates', String(shown.coming + MORE));
  return `?${next.toString()}`;
}
