/** How many receipts are open: in the address, so that back and a pasted link restore it. */
import * as z from 'zod/mini';

export const FIRST_RECEIPTS = 5;
export const MORE_RECEIPTS = 50;

const Shown = z.coerce.number().check(z.int(), z.gte(FIRST_RECEIPTS), z.lte(100_000));

export function shownReceipts(search: URLSearchParams): number {
  const asked = Shown.safeParse(search.get('sent'));
  return asked.success ? asked.data : FIRST_RECEIPTS;
}
