/** The person's own matters, with no more of each than the dates need; read by pages of an index. */
import type { CaseRecord } from '#contract/case-record.ts';
import { isGranted, isWithdrawn } from '#domain/status-rules.ts';
import type { CaseRow, Db } from '#data/store/db.ts';
import { newestFirst } from '#data/store/newest-first.ts';
import { type CalendarDate, dayInIndia } from '#kernel/calendar-date.ts';

export type KnownFacts = NonNullable<CaseRecord['facts']>;

export interface ClockMatter {
  readonly caseId: string;
  readonly name: string;
  readonly firNumber: string | null;
  readonly facts: KnownFacts;
  /** The day on which default bail was applied for: it keeps the right alive against a later charge-sheet. */
  readonly claimedOn: CalendarDate | undefined;
}

const PAGE = 100;

/**
 * Approved means released: the dates of custody no longer run, so the matter leaves the clock. After a rejection or
 * a withdrawal the person is where they were, and the matter stays.
 */
const isOver = ({ status }: CaseRow): boolean => isGranted(status);

export async function clockMatters(db: Db): Promise<ClockMatter[]> {
  const matters: ClockMatter[] = [];
  const ids = await newestFirst(db.cases.orderBy('createdAt')).primaryKeys(); // an offset would walk them all, page by page
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = await db.cases.bulkGet(ids.slice(from, from + PAGE));
    const running = page.flatMap((row) => (row && !isOver(row) ? [row] : []));
    const claims = await claimsOf(db, running);
    matters.push(...running.map((row) => matterOf(row, claims.get(row._id))));
  }
  return matters;
}

function matterOf(
  { _id, applicant, firNumber, facts = {} }: CaseRow,
  claimedOn: CalendarDate | undefined,
): ClockMatter {
  const { allegations: _a, applicantVersion: _v, role: _r, ...light } = facts; // long texts that no date needs
  const fir = firNumber ?? light.firNumber ?? null;
  return { caseId: _id, name: applicant.name, firNumber: fir, facts: light, claimedOn };
}

/** Only a charge-sheet that was filed makes the day of the claim matter. */
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
