/** What waits for a judge, the oldest first: by pages of an index, or what a search or a filter leaves of it. */
import { UNDECIDED } from '#domain/status-rules.ts';
import { type CalendarDate, dayInIndia } from '#kernel/calendar-date.ts';
import { disposalTime, type DisposalTime } from '#law/disposal-time.ts';
import { proposedRelief } from '#law/relief.ts';
import type { Db } from '#data/store/db.ts';
import type { ApplicationRow } from '#data/store/rows.ts';
import { type ApplicationView, draftedDecisions, views } from './applications.ts';

export const PENDING_FILTERS = ['all', 'late', 'custody', 'anticipatory'] as const;
export type PendingFilter = (typeof PENDING_FILTERS)[number];

export interface PendingAsked {
  /** A part of a name, a number or a section. */
  readonly text: string;
  readonly only: PendingFilter;
  readonly today: CalendarDate;
}

/** Nothing is asked: then no more is read than is shown. */
export const asksAll = ({ text, only }: Pick<PendingAsked, 'text' | 'only'>): boolean =>
  text.trim() === '' && only === 'all';

const pendingOf = (db: Db) =>
  db.applications.where('[status+createdAt]').between([UNDECIDED, ''], [UNDECIDED, '\uffff']);

const draftedIds = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set((await draftedDecisions(db)).map(({ entityId }) => entityId));

/** By the day of filing; what they have already drafted an order on is not among it. */
export async function pendingApplications(db: Db, limit: number): Promise<ApplicationView[]> {
  const drafted = await draftedIds(db);
  return views(
    db,
    pendingOf(db)
      .filter(({ _id }) => !drafted.has(_id))
      .limit(limit),
  );
}

/** All that one of them is found by, and no more: five thousand stay in memory while one types. */
export interface PendingWords {
  readonly _id: string;
  readonly words: string;
  /** The day by which it ought to be decided. */
  readonly by: CalendarDate | null;
  readonly inCustody: boolean;
  readonly anticipatory: boolean;
}

const PAGE = 500;

/** Read by pages, so that no one of them holds the device up. */
export async function wordsOfPending(db: Db): Promise<PendingWords[]> {
  const drafted = await draftedIds(db);
  const ids = (await pendingOf(db).primaryKeys()).filter((id) => !drafted.has(id));
  const all: PendingWords[] = [];
  for (let from = 0; from < ids.length; from += PAGE) {
    const rows = await db.applications.bulkGet(ids.slice(from, from + PAGE));
    for (const row of rows) if (row) all.push(wordsOf(row));
  }
  return all;
}

function wordsOf(row: ApplicationRow): PendingWords {
  const { _id, applicant, applicationNumber, case: facts } = row;
  const said = [applicant.name, applicationNumber, facts.firNumber, facts.policeStation, ...facts.sections];
  return {
    _id,
    words: said.join(' ').toLocaleLowerCase(),
    by: disposalOf(row)?.by ?? null,
    inCustody: facts.custodyStatus === 'police' || facts.custodyStatus === 'judicial',
    anticipatory: reliefOf(row) === 'anticipatory',
  };
}

/** Every word stands somewhere in what it is known by; in the order in which they were read. */
export function matchingPending(
  all: readonly PendingWords[],
  { text, only, today }: PendingAsked,
): readonly string[] {
  const asked = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return all
    .filter((each) => FILTERS[only](each, today) && asked.every((word) => each.words.includes(word)))
    .map(({ _id }) => _id);
}

const FILTERS: Readonly<Record<PendingFilter, (row: PendingWords, today: CalendarDate) => boolean>> = {
  all: () => true,
  late: ({ by }, today) => by !== null && by < today,
  custody: ({ inCustody }) => inCustody,
  anticipatory: ({ anticipatory }) => anticipatory,
};

/** In this order. */
export const pendingById = (db: Db, ids: readonly string[]): Promise<ApplicationView[]> =>
  views(db, {
    toArray: async () => (await db.applications.bulkGet([...ids])).filter((row) => row !== undefined),
  });

const reliefOf = ({ bail, case: facts }: Pick<ApplicationRow, 'bail' | 'case'>) =>
  bail.relief ?? proposedRelief(facts.court, facts.custodyStatus);

/** Within what time it ought to be decided, from the day on which the court had it. */
export const disposalOf = (row: Pick<ApplicationRow, 'bail' | 'case' | 'createdAt'>): DisposalTime | null =>
  disposalTime(reliefOf(row), dayInIndia(new Date(row.createdAt)));
