import type { ListedHearing } from '#data/records/hearing/hearings.ts';

export interface CourtStop {
  /** As printed; '' where nobody has said. */
  readonly court: string;
  /** By room, then hour: one goes from door to door. */
  readonly hearings: readonly ListedHearing[];
}

/** A day by courts: the one that calls first comes first; within it by room and hour. */
export function travelOrder(
  hearings: readonly ListedHearing[],
  courtOf: (hearing: ListedHearing) => string,
): CourtStop[] {
  const stops = new Map<string, ListedHearing[]>();
  for (const hearing of hearings) {
    const court = courtOf(hearing);
    stops.set(court, [...(stops.get(court) ?? []), hearing]);
  }
  return [...stops]
    .map(([court, of]) => ({ court, hearings: of.toSorted(byRoom) }))
    .toSorted((left, right) => firstHour(left).localeCompare(firstHour(right)));
}

/** A room with a number before one without; 4 before 12. */
const byRoom = (left: ListedHearing, right: ListedHearing): number =>
  (left.courtroom ?? '\uffff').localeCompare(right.courtroom ?? '\uffff', 'en', { numeric: true }) ||
  (left.time ?? '').localeCompare(right.time ?? '');

/** Courts whose hour is not known are gone to last: they can still be asked. */
const firstHour = ({ hearings }: CourtStop): string =>
  hearings.reduce((first, { time }) => (time !== null && time < first ? time : first), '99:99');
