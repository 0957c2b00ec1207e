/** Court of a matter: the kind and, if known, the place. It decides which judge has the matter. */
import * as z from 'zod/mini';
import { placeKey } from '#kernel/place-key.ts';
import { required, text } from '#contract/primitives.ts';

export const COURT_KINDS = ['magistrate', 'sessions', 'high'] as const;

export const CourtKind = z.enum(COURT_KINDS, 'Court is required');
export type CourtKind = z.infer<typeof CourtKind>;

export const CourtSeat = z.object({ kind: CourtKind, place: z.optional(text(120)) });
export type CourtSeat = z.infer<typeof CourtSeat>;

/** `kind` or `kind:place`, as in the operator's command. */
export const courtIdOf = ({ kind, place }: CourtSeat): string =>
  place === undefined ? kind : `${kind}:${place}`;

/** The court of an id; undefined for a text that names none. */
export function courtOfId(courtId: string): CourtSeat | undefined {
  const [kind, ...place] = courtId.split(':');
  const parsed = CourtSeat.safeParse({ kind, ...(place.length > 0 && { place: place.join(':') }) });
  return parsed.success ? parsed.data : undefined;
}

/** A court with a verified judge, as listed by `GET /courts`. */
export const Court = z.object({
  kind: CourtKind,
  place: z.optional(text(120)),
  name: required(200, 'Name is required'),
});
export type Court = z.infer<typeof Court>;

/** A judge without a place sits for the whole kind. A matter without a place is only before such a judge. */
export function isBeforeCourt(
  seats: readonly CourtSeat[],
  matter: { readonly court: CourtKind; readonly courtPlace?: string | undefined },
): boolean {
  return seats.some(
    ({ kind, place }) =>
      kind === matter.court && (!placeKey(place) || placeKey(place) === placeKey(matter.courtPlace)),
  );
}
