/** Keys of the courts that made orders in a transferred application, for the index of the column `former_courts`. */
import type { Application } from '#contract/application/application.ts';
import type { CourtSeat } from '#contract/case/court.ts';
import { transfersOf } from '#domain/case/transfers.ts';
import { placeKey } from '#kernel/place-key.ts';

/** Null in both for an application that was never transferred, so that the index leaves it out. */
export function formerCourtsOf({ orders, updates }: Pick<Application, 'orders' | 'updates'>): {
  readonly courts: readonly string[] | null;
  readonly at: string | null;
} {
  const at = transfersOf({ updates }).at(-1)?.at;
  if (at === undefined) return { courts: null, at: null };
  const seats = orders.flatMap(({ by: { seat } }) => seat ?? []);
  const wholeKinds = seats.map(({ kind }) => ({ kind }));
  return { courts: [...new Set([...wholeKinds, ...seats].map(courtKey))].toSorted(), at };
}

/** A judge of a whole kind finds every order of it, and an order of a whole kind is found by such a judge alone. */
export const courtKey = ({ kind, place }: Pick<CourtSeat, 'kind' | 'place'>): string =>
  `${kind}:${placeKey(place)}`;
