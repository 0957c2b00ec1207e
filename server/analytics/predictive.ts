/** `GET /analytics/predictive/{caseId}`: counted from the decided applications that the caller may see, and from nothing else. */
import type { PredictiveAnalytics } from '#contract/analytics.ts';
import type { Application } from '#contract/application.ts';
import type { Assessment } from '#contract/assessment.ts';
import { caseAnalytics } from '#domain/case-analytics.ts';
import { predictive } from '#text/en/predictive.ts';
import { predictiveInWords } from '#text/predictive-in-words.ts';
import type { Caller } from '../http/caller.ts';
import { ok } from '../http/answer.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { caseKind } from '../case/case-kind.ts';
import { seatsAsColumns } from '../db/list-records.ts';
import { sqlOf } from '../db/sql.ts';
import { readSeen } from '../sync/records.ts';

/** The newest of them: what was decided years ago says less, and the answer is asked for again and again. */
const COUNTED = 500;

export function analyticsRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'predictiveAnalytics', async ({ caller, params }) =>
    ok(await predictiveOf(ports, caller, params.caseId)),
  );
}

async function predictiveOf(ports: Ports, caller: Caller, caseId: string): Promise<PredictiveAnalytics> {
  await readSeen(ports, caller, { kind: caseKind, id: caseId });
  const found = await sqlOf(ports.pool).query<{ record: Application }>(
    'SELECT record FROM applications WHERE case_id = $1 ORDER BY created_at DESC, _id DESC LIMIT 1',
    [caseId],
  );
  const newest = found.rows[0]?.record;
  if (!newest) throw new Refusal('not-found');
  const analytics = caseAnalytics(newest, await decidedOf(ports, caller));
  return predictiveInWords(analytics, await riskLevelOf(ports, caseId), predictive);
}

const DECIDED = "status IN ('Approved', 'Rejected')";
const NEWEST = `ORDER BY created_at DESC, _id DESC LIMIT ${COUNTED}`;

/** Counted, not read: no more of them is shown than the number and outcome of the nearest. */
async function decidedOf({ pool }: Ports, { user, seats }: Caller): Promise<Application[]> {
  const found =
    user.role === 'judge'
      ? await sqlOf(pool).query<{ record: Application }>(
          `SELECT record FROM applications WHERE ${DECIDED} AND EXISTS (
             SELECT 1 FROM unnest($1::text[], $2::text[]) AS seat (kind, place)
             WHERE seat.kind = court AND seat.place IN ('', place_key)
           ) ${NEWEST}`,
          seatsAsColumns(seats),
        )
      : await sqlOf(pool).query<{ record: Application }>(
          `SELECT record FROM applications WHERE owner_id = $1 AND ${DECIDED} ${NEWEST}`,
          [user._id],
        );
  return found.rows.map(({ record }) => record);
}

async function riskLevelOf(ports: Ports, caseId: string): Promise<Assessment['level'] | undefined> {
  const found = await sqlOf(ports.pool).query<{ level: Assessment['level'] }>(
    `SELECT record->>'level' AS level FROM assessments WHERE case_id = $1 ORDER BY version DESC LIMIT 1`,
    [caseId],
  );
  return found.rows[0]?.level;
}
