/** Pure rules of listing a hearing, so that the simulation uses them too. */
import { createHash } from 'node:crypto';
import type { Hearing, HearingWarning, NewHearing } from '#contract/case/hearing.ts';
import { clashOf, isFullDay } from '#domain/hearing/hearing-load.ts';
import { hearingFaults } from '#domain/hearing/hearing-rules.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { same } from '#kernel/merge-patch.ts';
import { HEARING_FAULTS, hearingWarnings } from '#text/en/work/hearings.ts';
import { type Answer, ok } from '#server/http/answer.ts';
import { invalid } from '#server/http/refusal.ts';
import { type AuthoredWrite, originOf, refuseTaken } from '#server/records/authored.ts';

/** A repeated request returns the existing hearing, even if it moved since. */
export function answerRelisted(
  { caller }: Pick<AuthoredWrite, 'caller'>,
  current: Hearing,
  requestedHearing: Hearing,
): Answer {
  const isTheirs = current.by._id === caller.user._id && current.caseId === requestedHearing.caseId;
  const isSame = same(listingFields(current), listingFields(requestedHearing));
  refuseTaken(current, { isOwn: isTheirs, isSame });
  return ok({ ...current, warnings: [] });
}

const listingFields = ({
  date,
  time,
  purpose,
  courtroom,
  minutes,
  notices,
  applicationId,
}: Hearing): unknown => ({
  date,
  time,
  purpose,
  courtroom,
  minutes,
  notices,
  applicationId,
});

type HearingSubject = Pick<Hearing, 'caseId'> & { readonly applicationId?: string | undefined };

export function newHearing(
  write: AuthoredWrite,
  { _id, notices = [], since, ...listing }: NewHearing,
  { caseId, applicationId }: HearingSubject,
): Hearing {
  return {
    ...listing,
    _id: _id ?? write.newId(),
    version: 1,
    caseId,
    ...(applicationId !== undefined && { applicationId }),
    notices,
    state: 'listed',
    ...originOf(write),
    ...since,
  };
}

export function refuseFaults(
  { now }: Pick<AuthoredWrite, 'now'>,
  hearing: Hearing,
  before: Hearing | undefined,
): void {
  const faults = hearingFaults(hearing, before, dayInIndia(now));
  if (faults.length === 0) return;
  throw invalid(Object.fromEntries(faults.map(({ field, code }) => [field, HEARING_FAULTS[code]])));
}

/** The hearing on the next date keeps purpose, courtroom and time. Null if no date was added. */
export function nextListing(record: Hearing, next: Hearing): (NewHearing & { readonly _id: string }) | null {
  const { nextDate, time, purpose, courtroom, minutes, notices } = next;
  if (nextDate === undefined || nextDate === record.nextDate) return null;
  return {
    _id: nextHearingId(record._id, nextDate),
    date: nextDate,
    time,
    purpose,
    notices,
    ...(courtroom !== undefined && { courtroom }),
    ...(minutes !== undefined && { minutes }),
  };
}

/**
 * Derives the id of the adjourned hearing from its predecessor. After a restore, every device of the judge
 * then lists the same hearing.
 */
function nextHearingId(hearingId: string, nextDate: string): string {
  const hash = createHash('sha256').update(`next hearing of ${hearingId} on ${nextDate}`).digest('hex');
  // version 8 of RFC 9562: a custom id
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

export const isMoved = (before: Hearing, after: Hearing): boolean =>
  before.date !== after.date || before.time !== after.time || before.minutes !== after.minutes;

/** Clashes and full days are warnings, not errors. */
export function warningsIn(hearing: Hearing, others: readonly OtherHearing[]): HearingWarning[] {
  const clash = clashOf(hearing, others);
  return [
    ...(clash ? [{ code: 'clash' as const, msg: hearingWarnings.clash(clash.time, clash.title) }] : []),
    ...(isFullDay(hearing, others)
      ? [{ code: 'full-day' as const, msg: hearingWarnings.fullDay(others.length) }]
      : []),
  ];
}

/** Another hearing of the court on that day. */
export interface OtherHearing {
  readonly time: string;
  readonly minutes?: number | null | undefined;
  readonly title: string;
}
