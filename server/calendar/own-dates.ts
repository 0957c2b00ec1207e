/** The matters and hearings behind the calendar of a user, read from the records of that user only. */
import type { Application } from '#contract/application/application.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import type { Hearing } from '#contract/case/hearing.ts';
import {
  asksRelease,
  claimedOn,
  type ClockMatter,
  clockMatter,
  countsClaim,
  isOffTheClock,
  refusedInOwnFirs,
} from '#domain/case/clock-matter.ts';
import { OPEN_STATES } from '#domain/hearing/hearing-rules.ts';
import { type DatedHearing, withTypedDates } from '#domain/hearing/own-dates.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Sql } from '#server/storage/sql.ts';

/** Newest matters of one calendar, and next hearings: each takes some milliseconds at every fetch. */
const MOST_MATTERS = 500;
const MOST_HEARINGS = 500;

export interface OwnDates {
  readonly matters: readonly ClockMatter[];
  readonly hearings: readonly DatedHearing<CaseRecord>[];
}

export async function ownDates(sql: Sql, userId: string, today: CalendarDate): Promise<OwnDates> {
  const { rows } = await sql.query<{ readonly record: CaseRecord }>(
    `SELECT record - 'description' AS record FROM cases WHERE owner_id = $1
     ORDER BY created_at DESC, _id DESC LIMIT ${MOST_MATTERS}`,
    [userId],
  );
  const cases = rows.map(({ record }) => record);
  const claims = await claimsOf(sql, userId);
  const refused = await refusedHere(sql, userId);
  const isOn = (record: CaseRecord) => {
    const isRefused = refused.has(record._id);
    return !isOffTheClock(record, isRefused) && !asksRelease(record, isRefused);
  };
  const matters = cases.filter(isOn).map((record) =>
    clockMatter(record, {
      claimedOn: countsClaim(record) ? claims.get(record._id) : undefined,
      grantedOn: undefined, // such a matter has a question and no date
    }),
  );
  return { matters, hearings: await hearingsOf(sql, { userId, cases, today }) };
}

/** Cases in whose own FIR bail is refused by an order that grants it in others. */
async function refusedHere(sql: Sql, userId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<Pick<Application, 'caseId' | 'status' | 'orders'>>(
    `SELECT case_id AS "caseId", status, record->'orders' AS orders FROM applications
     WHERE owner_id = $1 AND case_id IN (
       SELECT case_id FROM applications
       WHERE owner_id = $1 AND record->'orders' @> '[{"refusedFirs": [{"fir": 1}]}]')`,
    [userId],
  );
  return refusedInOwnFirs(rows);
}

/** The first claim of default bail in each case. */
async function claimsOf(sql: Sql, userId: string): Promise<ReadonlyMap<string, CalendarDate>> {
  const { rows } = await sql.query<Pick<Application, 'caseId' | 'status' | 'createdAt'>>(
    `SELECT case_id AS "caseId", status, record->>'createdAt' AS "createdAt" FROM applications
     WHERE owner_id = $1 AND record#>>'{bail,relief}' = 'default'`,
    [userId],
  );
  const claims = new Map<string, CalendarDate>();
  for (const { caseId, ...row } of rows) {
    const on = claimedOn({ ...row, bail: { relief: 'default' } });
    const known = claims.get(caseId);
    if (on !== undefined && (known === undefined || on < known)) claims.set(caseId, on);
  }
  return claims;
}

interface HearingsQuery {
  readonly userId: string;
  readonly cases: readonly CaseRecord[];
  readonly today: CalendarDate;
}

/** From today on. A case with a listed hearing has no typed date beside it. */
async function hearingsOf(
  sql: Sql,
  { userId, cases, today }: HearingsQuery,
): Promise<DatedHearing<CaseRecord>[]> {
  const { rows } = await sql.query<{ readonly hearing: Hearing; readonly matter: CaseRecord }>(
    `SELECT hearing.record AS hearing, matter.record - 'description' AS matter
     FROM hearings AS hearing JOIN cases AS matter ON matter._id = hearing.case_id
     WHERE matter.owner_id = $1 AND hearing.day >= $2 AND hearing.record->>'state' = ANY($3)
     ORDER BY hearing.day, hearing._id LIMIT ${MOST_HEARINGS}`,
    [userId, today, OPEN_STATES],
  );
  const listed = new Set(rows.map(({ matter }) => matter._id));
  const typed = cases.filter(
    ({ _id, nextHearingDate: next }) => next !== undefined && next >= today && !listed.has(_id),
  );
  return withTypedDates(
    rows.map(({ hearing, matter }) => Object.assign(hearing, { matter })),
    typed,
  );
}
