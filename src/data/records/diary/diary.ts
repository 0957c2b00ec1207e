/** Reads the diary of one case or of all, newest first, with corrections and sync state. */
import { type AddedSync, syncOf } from '#data/outbox/append-only-sync.ts';
import type { OutboxState } from '#data/store/outbox-row.ts';
import type { Db } from '#data/store/db.ts';
import type { CaseRow, DiaryRow } from '#data/store/rows.ts';
import { newestFirst } from '#data/store/first-rows.ts';

export interface DiaryView extends DiaryRow {
  readonly sync: AddedSync;
  /** The newest entry that corrects this one. */
  readonly correctedBy: string | null;
  /** The corrected entry, if this user can read it. */
  readonly correctedHere: string | null;
  /** Null if the case is not on this device. */
  readonly of: Pick<CaseRow, 'title' | 'applicant' | 'caseNumber' | 'firNumber' | 'cnr' | 'facts'> | null;
}

/** By time of the event, newest first; then by time of writing. */
const byNewest = (a: DiaryRow, b: DiaryRow): number =>
  b.date.localeCompare(a.date) || (b.time ?? '').localeCompare(a.time ?? '') || b.at.localeCompare(a.at);

/** Entries of one case. */
export async function diaryOf(db: Db, of: { readonly caseId: string }): Promise<DiaryView[]> {
  return viewsOf(db, await db.diary.where('caseId').equals(of.caseId).toArray());
}

/** A page from the index. */
export async function diaryPage(db: Db, limit: number): Promise<DiaryView[]> {
  return viewsOf(db, await newestFirst(db.diary.orderBy('[date+at]')).limit(limit).toArray());
}

export async function diaryEntryOf(db: Db, id: string): Promise<DiaryView | null> {
  const row = await db.diary.get(id);
  const [view] = row ? await viewsOf(db, [row]) : [];
  return view ?? null;
}

export async function diaryById(db: Db, ids: readonly string[]): Promise<DiaryView[]> {
  return viewsOf(
    db,
    (await db.diary.bulkGet([...ids])).filter((row) => row !== undefined),
  );
}

async function casesOf(db: Db, rows: readonly DiaryRow[]): Promise<ReadonlyMap<string, CaseRow>> {
  const cases = await db.cases.bulkGet([...new Set(rows.map(({ caseId }) => caseId))]);
  return new Map(cases.flatMap((record) => (record ? [[record._id, record] as const] : [])));
}

async function viewsOf(db: Db, rows: readonly DiaryRow[]): Promise<DiaryView[]> {
  const caseIds = [...new Set(rows.map(({ caseId }) => caseId))];
  const [cases, states, corrections, corrected] = await Promise.all([
    casesOf(db, rows),
    unsentEntries(db),
    correctionsIn(db, caseIds),
    correctedOn(db, rows),
  ]);
  return rows.toSorted(byNewest).map((row) =>
    Object.assign(row, {
      sync: syncOf(row.version, states.get(row._id)),
      correctedBy: corrections.get(row._id) ?? null,
      correctedHere: row.corrects !== undefined && corrected.has(row.corrects) ? row.corrects : null,
      of: cases.get(row.caseId) ?? null,
    }),
  );
}

async function unsentEntries(db: Db): Promise<Map<string, OutboxState>> {
  const rows = await db.outbox.where('op').anyOf('add-diary-entry', 'correct-diary-entry').toArray();
  return new Map(
    rows.flatMap((row) =>
      row.entity === 'diary' && row.body._id !== undefined ? [[row.body._id, row.state] as const] : [],
    ),
  );
}

/** Corrected entries on this device. The court does not have a private one. */
async function correctedOn(db: Db, rows: readonly DiaryRow[]): Promise<ReadonlySet<string>> {
  const ids = rows.flatMap(({ corrects }) => (corrects === undefined ? [] : [corrects]));
  return new Set(ids.length === 0 ? [] : await db.diary.where('_id').anyOf(ids).primaryKeys());
}

async function correctionsIn(db: Db, caseIds: readonly string[]): Promise<Map<string, string>> {
  const found = await db.diary
    .where('caseId')
    .anyOf(caseIds)
    .and(({ corrects }) => corrects !== undefined)
    .sortBy('at');
  return new Map(found.map(({ _id, corrects = '' }) => [corrects, _id]));
}
