/** Generated history lines by stored code. The server sends the English text with the code. */
import type { CourtKind } from '#contract/case/court.ts';
import type { HEARING_STATES } from '#contract/case/hearing.ts';
import type { OrderSeat } from '#contract/application/order.ts';
import type { HistoryEvent, RemovalReason, UpdateEvent } from '#contract/case/history-events.ts';
import { type CalendarDate, indianDate } from '#kernel/calendar-date.ts';
import { hearingPurpose } from './hearings.ts';
import { plural } from '#text/en/plural.ts';
import { statuses } from '#text/en/statuses.ts';

/** Text of each code, built from its values. */
type SentenceOf<T extends { readonly code: string }> = {
  readonly [C in T['code']]: (told: Extract<T, { readonly code: C }>) => string;
};

const refusedIn = (firs: readonly string[]): string => `Bail refused in FIR ${firs.join('; ')}.`;

const update: SentenceOf<UpdateEvent> = {
  filed: () => 'Filed.',
  amended: () => 'Amended.',
  withdrawn: () => 'Withdrawn.',
  transferred: ({ to, judge }) => `Transferred to ${courtText(to)} by ${judge}.`,
  'document-added': ({ name }) => `Document added: ${name}`,
  decided: ({ status, judge, reasoned, notes, ownNotes, applicants, refusedFirs }) => {
    const ofSome = applicants ? ` for applicant No. ${applicants.join(', ')}` : '';
    const line = `${status} by ${judge}${ofSome}${reasoned ? '' : ': no reasons recorded'}.`;
    const refused = refusedFirs && refusedIn(refusedFirs);
    const said = applicants || refusedFirs ? ownNotes : notes;
    return [line, refused, said].filter(Boolean).join(' ');
  },
  'order-corrected': ({ judge, wrong, right }) =>
    `Clerical error in the order corrected by ${judge}: for “${wrong}” read “${right}”.`,
  'conditions-changed': ({ judge, rejected }) =>
    rejected
      ? `Request for other conditions of bail rejected by ${judge}.`
      : `Conditions of bail changed by ${judge}.`,
};

const done: Readonly<Record<Exclude<HistoryEvent['code'], 'hearing-outcome'>, string>> = {
  'application-filed': 'Application filed',
  'application-amended': 'Application amended',
  'application-withdrawn': 'Application withdrawn',
  'application-decided': 'Application decided',
  'application-transferred': 'Application transferred to another court',
  'case-added': 'Case added',
  'case-updated': 'Case updated',
  'case-decided': 'Case decided',
  'case-managed': 'Case category changed',
  'delay-counted': 'Delay by the accused counted',
  'hearing-listed': 'Hearing listed',
  'hearing-updated': 'Hearing updated',
  'hearing-moved': 'Hearing moved',
  'document-added': 'Document added',
  'diary-written': 'Diary entry written',
  'assessment-saved': 'Risk assessment saved',
  'file-updated': 'Case file updated',
};

const outcome: Readonly<Record<(typeof HEARING_STATES)[number], string>> = {
  listed: 'Hearing listed again',
  called: 'Hearing called',
  'passed-over': 'Hearing passed over',
  'not-reached': 'Hearing not reached',
  'part-heard': 'Part heard',
  heard: 'Heard',
  adjourned: 'Hearing adjourned',
  reserved: 'Orders reserved',
  pronounced: 'Order pronounced',
  cancelled: 'Hearing cancelled',
};

const removal: Readonly<Record<RemovalReason, string>> = {
  moved: 'It is now before another court.',
  'not-before-you': 'It is not before your court.',
  'seat-ended': 'You no longer sit in its court.',
  'judge-removed': 'Removed by a judge.',
  'writer-removed': 'Removed by its author.',
  'put-away': 'Signed or discarded.',
  'may-be-gone':
    'It is now before another court, and the court’s server was restored from a backup: your order or change may be lost there. Your receipt is kept here.',
};

const designation: Readonly<Record<CourtKind, string>> = {
  magistrate: 'Judicial Magistrate',
  sessions: 'Sessions Judge',
  high: 'Judge of the High Court',
};

const COURT: Readonly<Record<CourtKind, string>> = {
  magistrate: 'Court of the Magistrate',
  sessions: 'Court of Session',
  high: 'High Court',
};

function courtText({ kind, place, name, special }: OrderSeat): string {
  const court = special ? `Special Court (${special.join(', ')})` : COURT[kind];
  return name ?? (place ? `${court}, ${place}` : court);
}

export const historyEventWords = {
  update,
  history: {
    done,
    outcome,
    status: (status: keyof typeof statuses): string => statuses[status],
    purpose: hearingPurpose,
    days: (count: number): string => plural(count, 'day', 'days'),
    date: (date: CalendarDate): string => indianDate(date),
    at: (date: string, time: string): string => [date, time].filter(Boolean).join(', '),
  },
  removal,
  designation,
  court: courtText,
  /** For an older app, which does not know the numbers of the applicants. */
  onlyFor: (people: readonly string[]): string => `This order is only on ${people.join('; ')}.`,
  /** For an older app, which does not know the FIRs of an order. */
  refusedIn,
  applicant: (number: number, name: string): string =>
    [`applicant No. ${number}`, name].filter(Boolean).join(', '),
  /** English text of a line without a code, or with a code of a newer version. */
  sentence: (english: string): string => english,
};
