/** How many rows of each group of the clock are open: in the address, so that back and a pasted link restore it. */
import * as z from 'zod/mini';

export interface ShownDates {
  readonly open: number;
  readonly coming: number;
  readonly asking: number;
}

const FIRST: ShownDates = { open: 10, coming: 5, asking: 3 };
const MORE = 25;

const Shown = z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000));

export function shownDates(search: URLSearchParams): ShownDates {
  const asked = Shown.safeParse(search.get('dates'));
  if (!asked.success) return FIRST;
  return { open: Math.max(FIRST.open, asked.data), coming: asked.data, asking: asked.data };
}

/** The address with more of them; what else it says stays. */
export function withMoreDates(search: URLSearchParams, shown: ShownDates): string {
  const next = new URLSearchParams(search);
  next.set('dates', String(shown.coming + MORE));
  return `?${next.toString()}`;
}
