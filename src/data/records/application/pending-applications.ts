/** Pending applications before a judge, oldest first, paged by index or filtered by search. */
import { isDecided, UNDECIDED } from '#domain/case/status-rules.ts';
import { type CalendarDate, dayInIndia } from '#kernel/calendar-date.ts';
import { disposalTime, type DisposalTime } from '#law/disposal-time.ts';
import { proposedRelief } from '#law/relief.ts';
import type { Db } from '#data/store/db.ts';
import type { ApplicationRow } from '#data/store/rows.ts';
import { type ApplicationView, statusesOfDrafted, views } from './applications.ts';
import { fullNameOf } from '#domain/case/name-for.ts';

export const PENDING_FILTERS = ['all', 'late', 'custody', 'anticipatory'] as const;
export type PendingFilter = (typeof PENDING_FILTERS)[number];

export interface PendingAsked {
  /** Part of a name, number or section. */
  readonly text: string;
  readonly only: PendingFilter;
  readonly today: CalendarDate;
}

/** True without a search or filter: then only the shown page is read. */
export const asksAll = ({ text, only }: Pick<PendingAsked, 'text' | 'only'>): boolean =>
  text.trim() === '' && only === 'all';

const pendingOf = (db: Db) =>
  db.applications.where('[status+createdAt]').between([UNDECIDED, ''], [UNDECIDED, '\uffff']);

const draftedIds = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set((await statusesOfDrafted(db)).filter(({ to }) => isDecided(to)).map(({ _id }) => _id));

/** By day of filing, without those that already have a queued decision. */
export async function pendingIds(db: Db): Promise<string[]> {
  const drafted = await draftedIds(db);
  return (await pendingOf(db).primaryKeys()).filter((id) => !drafted.has(id));
}

/** By day of filing, without those that already have a queued decision. */
export async function pendingApplications(db: Db, limit: number): Promise<ApplicationView[]> {
  const drafted = await draftedIds(db);
  return views(
    db,
    pendingOf(db)
      .filter(({ _id }) => !drafted.has(_id))
      .limit(limit),
  );
}

/** Only the searchable fields: five thousand entries stay in memory during typing. */
export interface PendingWords {
  readonly _id: string;
  readonly words: string;
  /** The day by which it should be decided. */
  readonly by: CalendarDate | null;
  readonly inCustody: boolean;
  readonly anticipatory: boolean;
}

const PAGE = 500;

/** Read in pages so that no read blocks the device. */
export async function wordsOfPending(db: Db): Promise<PendingWords[]> {
  const ids = await pendingIds(db);
  const all: PendingWords[] = [];
  for (let from = 0; from < ids.length; from += PAGE) {
    const rows = await db.applications.bulkGet(ids.slice(from, from + PAGE));
    const names = await documentNames(db, ids.slice(from, from + PAGE));
    for (const row of rows) if (row) all.push(wordsOf(row, names.get(row._id)));
  }
  return all;
}

async function documentNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const rows = await db.documents
    .where('applicationId')
    .anyOf([...ids])
    .toArray();
  for (const { applicationId, name } of rows)
    if (applicationId) names.set(applicationId, `${names.get(applicationId) ?? ''} ${name}`);
  return names;
}

/** Everything by which an application is searched. */
export function searchTextOf(row: ApplicationRow, documents = ''): string {
  const { applicant, coApplicants = [], applicationNumber, case: facts } = row;
  const searchFields = [
    fullNameOf({ applicant }),
    ...coApplicants.map(({ name }) => name),
    applicationNumber,
    facts.firNumber,
    facts.policeStation,
    ...facts.sections,
    facts.allegations,
    ...(facts.coAccused ?? []).map(({ name }) => name),
    documents,
  ];
  return searchFields.join(' ').toLocaleLowerCase();
}

export const hasEach = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));

export const searchWords = (text: string): string[] => text.toLocaleLowerCase().split(/\s+/).filter(Boolean);

function wordsOf(row: ApplicationRow, documents: string | undefined): PendingWords {
  const { _id, case: facts } = row;
  return {
    _id,
    words: searchTextOf(row, documents),
    by: disposalOf(row)?.by ?? null,
    inCustody: facts.custodyStatus === 'police' || facts.custodyStatus === 'judicial',
    anticipatory: reliefOf(row) === 'anticipatory',
  };
}

/** Every search word must occur in the entry. Keeps the order of the entries. */
export function matchingPending(
  all: readonly PendingWords[],
  { text, only, today }: PendingAsked,
): readonly string[] {
  const words = searchWords(text);
  return all.filter((each) => FILTERS[only](each, today) && hasEach(each.words, words)).map(({ _id }) => _id);
}

const FILTERS: Readonly<Record<PendingFilter, (row: PendingWords, today: CalendarDate) => boolean>> = {
  all: () => true,
  late: ({ by }, today) => by !== null && by < today,
  custody: ({ inCustody }) => inCustody,
  anticipatory: ({ anticipatory }) => anticipatory,
};

/** Keeps this order. */
export const pendingById = (db: Db, ids: readonly string[]): Promise<ApplicationView[]> =>
  views(db, {
    toArray: async () => (await db.applications.bulkGet([...ids])).filter((row) => row !== undefined),
  });

export const reliefOf = ({ bail, case: facts }: Pick<ApplicationRow, 'bail' | 'case'>) =>
  bail.relief ?? proposedRelief(facts.court, facts.custodyStatus);

/** The time limit for disposal, counted from the day of filing. */
export const disposalOf = (row: Pick<ApplicationRow, 'bail' | 'case' | 'createdAt'>): DisposalTime | null =>
  disposalTime(reliefOf(row), dayInIndia(new Date(row.createdAt)));
