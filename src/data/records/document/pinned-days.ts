/**
 * Days that a judge has pinned; past days pin nothing. Each sync downloads the documents of all cases listed
 * on them, and they are not evicted.
 */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { courtDayOf } from '#data/store/clock.ts';
import type { Db } from '#data/store/db.ts';
import type { DocumentRow } from '#data/store/rows.ts';
import { lastFinishedPull } from '#data/store/first-pull.ts';
import type { Ports } from '#data/store/ports.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import { openBytes } from './document-bytes.ts';
import { titleFor } from '#domain/case/title-for.ts';

/** Marks the day itself, even without hearings. */
const DAY = '';

/** Limits the time of a round, because file downloads delay sending and pulling. */
const ROUND_MS = 20_000;

export interface FilesOfDay {
  readonly pinned: boolean;
  readonly cases: number;
  readonly documents: number;
  readonly bytes: number;
  readonly missing: readonly DocumentRow[];
  /** Cases with a missing document. */
  readonly incomplete: readonly string[];
  /** Time of the last complete pull; null if there was none. */
  readonly asOf: string | null;
}

export async function filesOfDay(db: Db, day: CalendarDate): Promise<FilesOfDay> {
  const caseIds = await casesHeardOn(db, day);
  const documents = await documentsOfCases(db, caseIds);
  const missing = await missingOf(db, documents);
  const names = await db.cases.bulkGet([...new Set(missing.map(({ caseId }) => caseId))]);
  return {
    pinned: (await db.pins.get([day, DAY])) !== undefined,
    cases: caseIds.length,
    documents: documents.length,
    bytes: sizeOf(documents),
    missing,
    incomplete: names.flatMap((record) => (record ? [titleFor(record)] : [])),
    asOf: await lastFinishedPull(db),
  };
}

export const sizeOf = (documents: readonly Pick<DocumentRow, 'size'>[]): number =>
  documents.reduce((sum, { size }) => sum + size, 0);

export const pinDay = (db: Db, day: CalendarDate): Promise<unknown> =>
  saveInTransaction(db, [db.pins], () => db.pins.put({ day, entityId: DAY }));

export const unpinDay = (db: Db, day: CalendarDate): Promise<unknown> =>
  db.pins.where('[day+entityId]').between([day, ''], [day, '\uffff'], true, true).delete();

/** Downloads missing documents of pinned days one by one, until the server stops answering. */
export async function keepPinned(db: Db, ports: Ports): Promise<void> {
  const until = ports.now().getTime() + ROUND_MS;
  for (const document of await missingOfPinned(db, ports)) {
    if (ports.now().getTime() > until) return;
    const opened = await openBytes(db, ports, document);
    if (!opened.ok && (opened.error.kind === 'offline' || opened.error.kind === 'signed-out')) return;
  }
}

async function missingOfPinned(db: Db, ports: Pick<Ports, 'now'>): Promise<DocumentRow[]> {
  const days = await pinnedDays(db);
  if (days.length === 0) return [];
  const { day: today } = await courtDayOf(db, ports);
  for (const day of days) if (day < today) await unpinDay(db, day);
  return missingOf(
    db,
    await documentsOfDays(
      db,
      days.filter((day) => day >= today),
    ),
  );
}

async function pinnedDays(db: Db): Promise<CalendarDate[]> {
  const pins = await db.pins.toArray();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `pinDay` alone
  return pins.flatMap(({ day, entityId }) => (entityId === DAY ? [day as CalendarDate] : []));
}

/** Hashes that are never evicted. */
export async function pinnedHashes(db: Db): Promise<ReadonlySet<string>> {
  const documents = await documentsOfDays(db, await pinnedDays(db));
  return new Set(documents.map(({ sha256 }) => sha256));
}

async function documentsOfDays(db: Db, days: readonly CalendarDate[]): Promise<DocumentRow[]> {
  const caseIds = await Promise.all(days.map((day) => casesHeardOn(db, day)));
  return documentsOfCases(db, [...new Set(caseIds.flat())]);
}

async function casesHeardOn(db: Db, day: CalendarDate): Promise<string[]> {
  const rows = await db.hearings.where('date').equals(day).toArray();
  return [...new Set(rows.filter(({ state }) => state !== 'cancelled').map(({ caseId }) => caseId))];
}

const documentsOfCases = (db: Db, caseIds: readonly string[]): Promise<DocumentRow[]> =>
  db.documents.where('caseId').anyOf(caseIds).toArray();

async function missingOf(db: Db, documents: readonly DocumentRow[]): Promise<DocumentRow[]> {
  const here = await db.blobs
    .where('sha256')
    .anyOf(documents.map(({ sha256 }) => sha256))
    .primaryKeys();
  const known = new Set(here);
  return documents.filter(({ sha256, version }) => version > 0 && !known.has(sha256));
}
