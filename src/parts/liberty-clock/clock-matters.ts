/** The user's matters, with only the fields that the dates need; read in pages of an index. */
import type { CaseRecord } from '#contract/case/case-record.ts';
import { isGranted, isWithdrawn } from '#domain/case/status-rules.ts';
import type { Db } from '#data/store/db.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { newestFirst } from '#data/store/newest-first.ts';
import { type CalendarDate, dayInIndia } from '#kernel/calendar-date.ts';
import { nameFor } from '#domain/case/name-for.ts';

export type KnownFacts = NonNullable<CaseRecord['facts']>;

export interface ClockMatter {
  readonly caseId: string;
  readonly name: string;
  readonly firNumber: string | null;
  readonly facts: KnownFacts;
  /** Date of the default bail application, which preserves the right against a later charge-sheet. */
  readonly claimedOn: CalendarDate | undefined;
  /** Date of a bail order in this app without a record of release. */
  readonly grantedOn?: CalendarDate;
}

const PAGE = 100;

/** Ask about release in only the newest granted matters. */
const MOST_GRANTED = 50;

/**
 * A granted matter leaves the clock once release is recorded, or at once for anticipatory bail. A rejected or
 * withdrawn one stays.
 */
function isOver({ status, facts }: CaseRow): boolean {
  if (!isGranted(status)) return false;
  const order = facts?.bailOrder;
  return order?.state === 'granted'
    ? order.releasedOn !== undefined
    : facts?.custodyStatus === 'not-arrested';
}

/** Granted in this app without a record of release. */
const asksRelease = ({ status, facts }: CaseRow): boolean =>
  isGranted(status) && facts?.bailOrder?.state !== 'granted';

export async function clockMatters(db: Db): Promise<ClockMatter[]> {
  const matters: ClockMatter[] = [];
  const ids = await newestFirst(db.cases.orderBy('createdAt')).primaryKeys(); // paging by offset would scan all rows again for each page
  let grantedCount = 0;
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = await db.cases.bulkGet(ids.slice(from, from + PAGE));
    const here = page.flatMap((row) => (row && !isOver(row) ? [row] : []));
    const granted = here.filter(asksRelease).slice(0, MOST_GRANTED - grantedCount);
    grantedCount += granted.length;
    const grants = await grantsOf(db, granted);
    const running = here.filter((row) => !asksRelease(row) || grants.has(row._id));
    const claims = await claimsOf(db, running);
    matters.push(
      ...running.map((row) =>
        matterOf(row, { claimedOn: claims.get(row._id), grantedOn: grants.get(row._id) }),
      ),
    );
  }
  return matters;
}

/** A single matter; null if its dates are over. */
export async function clockMatterOf(db: Db, row: CaseRow): Promise<ClockMatter | null> {
  if (isOver(row)) return null;
  const grants = await grantsOf(db, asksRelease(row) ? [row] : []);
  if (asksRelease(row) && !grants.has(row._id)) return null;
  const claims = await claimsOf(db, [row]);
  return matterOf(row, { claimedOn: claims.get(row._id), grantedOn: grants.get(row._id) });
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
    granting.flatMap(({ caseId, orders }) => {
      const order = orders.findLast(({ to, correction }) => isGranted(to) && !correction);
      return order ? [[caseId, dayInIndia(new Date(order.at))] as const] : [];
    }),
  );
}

interface Days {
  readonly claimedOn: CalendarDate | undefined;
  readonly grantedOn: CalendarDate | undefined;
}

function matterOf(row: CaseRow, { claimedOn, grantedOn }: Days): ClockMatter {
  const { _id, firNumber, facts = {} } = row;
  const { allegations: _a, applicantVersion: _v, role: _r, ...light } = facts; // drop long texts, which no date needs
  const fir = firNumber ?? light.firNumber ?? null;
  return {
    caseId: _id,
    name: nameFor(row),
    firNumber: fir,
    facts: light,
    claimedOn,
    ...(grantedOn && { grantedOn }),
  };
}

/** The claim date matters only after a charge-sheet. */
async function claimsOf(db: Db, rows: readonly CaseRow[]): Promise<ReadonlyMap<string, CalendarDate>> {
  const filed = rows.filter(({ facts }) => facts?.chargesheet?.state === 'filed').map(({ _id }) => _id);
  const claims = new Map<string, CalendarDate>();
  if (filed.length === 0) return claims;
  const asking = await db.applications
    .where('caseId')
    .anyOf(filed)
    .filter(({ bail, status }) => bail.relief === 'default' && !isWithdrawn(status))
    .toArray();
  for (const { caseId, createdAt } of asking) {
    const on = dayInIndia(new Date(createdAt));
    const known = claims.get(caseId);
    if (known === undefined || on < known) claims.set(caseId, on);
  }
  return claims;
}
