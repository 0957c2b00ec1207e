/** The user's matters, with only the fields that the dates need; read in pages of an index. */
import type { Db } from '#data/store/db.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { newestFirst } from '#data/store/first-rows.ts';
import {
  asksRelease,
  claimedOn,
  clockMatter,
  type ClockMatter,
  countsClaim,
  grantedOn,
  isOffTheClock,
  isRefusedInOwnFir,
  refusedInOwnFirs,
} from '#domain/case/clock-matter.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';

const PAGE = 100;

/** Ask about release in only the newest granted matters. */
const MOST_GRANTED = 50;

export async function clockMatters(db: Db): Promise<ClockMatter[]> {
  const matters: ClockMatter[] = [];
  const ids = await newestFirst(db.cases.orderBy('createdAt')).primaryKeys(); // paging by offset would scan all rows again for each page
  const refused = await refusedHere(db);
  let grantedCount = 0;
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = await db.cases.bulkGet(ids.slice(from, from + PAGE));
    const here = page.flatMap((row) => (row && !isOffTheClock(row, refused.has(row._id)) ? [row] : []));
    const asks = (row: CaseRow) => asksRelease(row, refused.has(row._id));
    const granted = here.filter(asks).slice(0, MOST_GRANTED - grantedCount);
    grantedCount += granted.length;
    const grants = await grantsOf(db, granted);
    const running = here.filter((row) => !asks(row) || grants.has(row._id));
    const claims = await claimsOf(db, running);
    matters.push(
      ...running.map((row) =>
        clockMatter(row, { claimedOn: claims.get(row._id), grantedOn: grants.get(row._id) }),
      ),
    );
  }
  return matters;
}

/** A single matter; null if its dates are over. */
export async function clockMatterOf(db: Db, row: CaseRow): Promise<ClockMatter | null> {
  const isRefused = (await inSeveralFirs(db).count()) > 0 && isRefusedInOwnFir(await ofCase(db, row._id));
  if (isOffTheClock(row, isRefused)) return null;
  const asks = asksRelease(row, isRefused);
  const grants = await grantsOf(db, asks ? [row] : []);
  if (asks && !grants.has(row._id)) return null;
  const claims = await claimsOf(db, [row]);
  return clockMatter(row, { claimedOn: claims.get(row._id), grantedOn: grants.get(row._id) });
}

const ofCase = (db: Db, ...ids: readonly string[]) =>
  db.applications
    .where('caseId')
    .anyOf([...ids])
    .toArray();

/** Few applications name several FIRs, so the others are not opened. */
const inSeveralFirs = (db: Db) => db.applications.where('hasSeveralFirs').equals(1);

async function refusedHere(db: Db): Promise<ReadonlySet<string>> {
  if ((await inSeveralFirs(db).count()) === 0) return new Set();
  const several = await inSeveralFirs(db).toArray();
  return refusedInOwnFirs(await ofCase(db, ...new Set(several.map(({ caseId }) => caseId))));
}

/** Date of the effective order in each case. */
async function grantsOf(db: Db, rows: readonly CaseRow[]): Promise<ReadonlyMap<string, CalendarDate>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ _id }) => _id);
  const granting = await db.applications
    .where('caseId')
    .anyOf(ids)
    .filter(({ status }) => isGranted(status))
    .toArray();
  return new Map(
    granting.flatMap((application) => {
      const on = grantedOn(application);
      return on ? [[application.caseId, on] as const] : [];
    }),
  );
}

async function claimsOf(db: Db, rows: readonly CaseRow[]): Promise<ReadonlyMap<string, CalendarDate>> {
  const filed = rows.filter(countsClaim).map(({ _id }) => _id);
  const claims = new Map<string, CalendarDate>();
  if (filed.length === 0) return claims;
  for (const application of await db.applications.where('caseId').anyOf(filed).toArray()) {
    const on = claimedOn(application);
    const known = claims.get(application.caseId);
    if (on !== undefined && (known === undefined || on < known)) claims.set(application.caseId, on);
  }
  return claims;
}
