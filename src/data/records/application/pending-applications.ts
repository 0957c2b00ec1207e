/** What waits for a judge, the oldest first: all of it, or what a search or a filter leaves of it. */
import { UNDECIDED } from '#domain/status-rules.ts';
import { type CalendarDate, dayInIndia } from '#kernel/calendar-date.ts';
import { disposalTime, type DisposalTime } from '#law/disposal-time.ts';
import { proposedRelief } from '#law/relief.ts';
import type { ApplicationRow, Db } from '#data/store/db.ts';
import { type ApplicationView, draftedDecisions, views } from './applications.ts';

export const PENDING_FILTERS = ['all', 'late', 'custody', 'anticipatory'] as const;
export type PendingFilter = (typeof PENDING_FILTERS)[number];

export interface PendingAsked {
  /** A part of a name, a number or a section. */
  readonly text: string;
  readonly only: PendingFilter;
  readonly today: CalendarDate;
}

const EVERYTHING = { text: '', only: 'all' } as const;

/** From the index, by the day of filing; what they have already drafted an order on is not among it. */
export async function pendingApplications(
  db: Db,
  limit: number,
  asked: PendingAsked | typeof EVERYTHING = EVERYTHING,
): Promise<ApplicationView[]> {
  const drafted = new Set((await draftedDecisions(db)).map(({ entityId }) => entityId));
  const pending = db.applications.where('[status+createdAt]').between([UNDECIDED, ''], [UNDECIDED, '\uffff']);
  const isAsked = matching(asked);
  return views(db, pending.filter((row) => !drafted.has(row._id) && isAsked(row)).limit(limit));
}

function matching(asked: PendingAsked | typeof EVERYTHING): (row: ApplicationRow) => boolean {
  const words = asked.text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const isOnly = 'today' in asked ? FILTERS[asked.only] : () => true;
  const today = 'today' in asked ? asked.today : null;
  if (words.length === 0 && asked.only === 'all') return () => true;
  return (row) => {
    const text = words.length === 0 ? '' : textOf(row);
    return words.every((word) => text.includes(word)) && (today === null || isOnly(row, today));
  };
}

const textOf = ({ applicant, applicationNumber, case: facts }: ApplicationRow): string =>
  [applicant.name, applicationNumber, facts.firNumber, facts.policeStation, ...facts.sections]
    .join(' ')
    .toLocaleLowerCase();

const FILTERS: Readonly<Record<PendingFilter, (row: ApplicationRow, today: CalendarDate) => boolean>> = {
  all: () => true,
  late: (row, today) => {
    const time = disposalOf(row);
    return time !== null && time.by < today;
  },
  custody: ({ case: { custodyStatus } }) => custodyStatus === 'police' || custodyStatus === 'judicial',
  anticipatory: (row) => reliefOf(row) === 'anticipatory',
};

const reliefOf = ({ bail, case: facts }: Pick<ApplicationRow, 'bail' | 'case'>) =>
  bail.relief ?? proposedRelief(facts.court, facts.custodyStatus);

/** Within what time it ought to be decided, from the day on which the court had it. */
export const disposalOf = (row: Pick<ApplicationRow, 'bail' | 'case' | 'createdAt'>): DisposalTime | null =>
  disposalTime(reliefOf(row), dayInIndia(new Date(row.createdAt)));
