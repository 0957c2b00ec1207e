/** The hearings of a day as one list for each court in which the judge sits. */
import type { CourtSeat } from '#contract/case/court.ts';
import type { HearingView } from '#data/records/hearing/hearings.ts';
import { placeKey } from '#kernel/place-key.ts';

export interface CourtList {
  readonly key: string;
  /** The court that the operator issued. Without one, the court of a day with one list. */
  readonly isOwn: boolean;
  readonly hearings: readonly HearingView[];
}

const keyOf = (kind: string, place: string | undefined): string => `${kind} ${placeKey(place)}`;

/** A court by its kind and place, in any spelling. A matter of an unknown court is on the list of the issued court. */
export function listsOfCourts(
  hearings: readonly HearingView[],
  issued: CourtSeat | undefined,
): readonly CourtList[] {
  const own = issued && keyOf(issued.kind, issued.place);
  const lists = new Map<string, HearingView[]>();
  for (const hearing of hearings) {
    const key = courtKey(hearing, issued) ?? own ?? '';
    lists.set(key, [...(lists.get(key) ?? []), hearing]);
  }
  return [...lists].map(([key, ofCourt]) => ({
    key,
    isOwn: own === undefined ? lists.size === 1 : key === own,
    hearings: ofCourt,
  }));
}

/** Undefined if the court or, beside the kind of the issued court, the place is not recorded. */
function courtKey({ matter }: HearingView, issued: CourtSeat | undefined): string | undefined {
  if (!matter?.court) return undefined;
  const { court, courtPlace } = matter;
  return !courtPlace && court === issued?.kind ? undefined : keyOf(court, courtPlace);
}
