/** The dates of a user's own matters: hearings listed by judges, and next dates typed on a case. */
import type { CaseRecord } from '#contract/case/case-record.ts';
import type { Hearing } from '#contract/case/hearing.ts';

/** A hearing in a calendar. A date typed on a case has no time and purpose. */
export interface DatedHearing<Matter> extends Pick<
  Hearing,
  '_id' | 'caseId' | 'date' | 'courtroom' | 'minutes' | 'state'
> {
  readonly time: string | null;
  readonly purpose: string | null;
  /** Null if its case is not on this device. */
  readonly matter: Matter | null;
}

type DatedCase = Pick<CaseRecord, '_id' | 'nextHearingDate' | 'nextDateFrom'>;

/** Both by day and time. A typed date on the day of a hearing of its case is left out. */
export function withTypedDates<Matter extends DatedCase>(
  hearings: readonly DatedHearing<Matter>[],
  datedCases: readonly Matter[],
): DatedHearing<Matter>[] {
  const known = new Set(hearings.map(({ caseId, date }) => `${caseId} ${date}`));
  const dates = datedCases.flatMap((matter): DatedHearing<Matter>[] => {
    const { _id, nextHearingDate: date } = matter;
    if (date === undefined || known.has(`${_id} ${date}`)) return [];
    const { time = null, purpose = null, courtroom } = matter.nextDateFrom ?? {};
    const place = courtroom !== undefined && { courtroom };
    return [{ _id: `typed-${_id}`, caseId: _id, date, time, purpose, ...place, state: 'listed', matter }];
  });
  return [...hearings, ...dates].toSorted(byHour);
}

type HearingTime = Pick<DatedHearing<unknown>, '_id' | 'date' | 'time'>;

/** Hearings without a time come first on their day, because they may be the first. */
const byHour = (left: HearingTime, right: HearingTime): number =>
  `${left.date} ${left.time ?? ''} ${left._id}` < `${right.date} ${right.time ?? ''} ${right._id}` ? -1 : 1;
