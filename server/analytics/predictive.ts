/**
 * `GET /analytics/predictive/{caseId}` and `/analytics/trends`: counts over the applications that the caller
 * may see.
 */
import type { PredictiveAnalytics, TrendsAnswer } from '#contract/law/analytics.ts';
import type { Application } from '#contract/application/application.ts';
import type { Assessment } from '#contract/case/assessment.ts';
import { foresightOfCase } from '#domain/analytics/foresight-of-case.ts';
import { ownMatters } from '#domain/case/own-matters.ts';
import { DECIDED, WITHDRAWN } from '#domain/case/status-rules.ts';
import { trendsOf, type Trends } from '#domain/analytics/trends.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import type { FactorAnswer } from '#law/risk/checklist.ts';
import { predictive } from '#text/en/calculator/predictive.ts';
import { predictiveInWords } from '#text/predictive-in-words.ts';
import type { Caller } from '#server/http/caller.ts';
import { ok } from '#server/http/answer.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Api, route } from '#server/http/route.ts';
import type { Ports } from '#server/ports.ts';
import { caseKind } from '#server/kinds/case/case-kind.ts';
import { seatsAsColumns } from '#server/storage/list-records.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { readVisibleRecord } from '#server/records/records.ts';
import type { GrantedShare } from '#law/prediction/granted-share.ts';
import type { TimeToOrder } from '#law/prediction/time-to-order.ts';

/** Newest first. Old decisions predict less, and the call is frequent. */
const COUNTED = 500;

export function analyticsRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'predictiveAnalytics', async ({ caller, params }) =>
    ok(await predictiveOf(ports, caller, params.caseId)),
  );
  route(api, 'trends', async ({ caller }) => ok(await trendsFor(ports, caller)));
}

async function predictiveOf(ports: Ports, caller: Caller, caseId: string): Promise<PredictiveAnalytics> {
  await readVisibleRecord(ports, caller, { kind: caseKind, id: caseId });
  const found = await sqlOf(ports.pool).query<{ record: Application }>(
    'SELECT record FROM applications WHERE case_id = $1 ORDER BY created_at DESC, _id DESC LIMIT 1',
    [caseId],
  );
  const newest = found.rows[0]?.record;
  if (!newest) throw new Refusal('not-found');
  const all = await seenOf(ports, caller, ONLY_DECIDED);
  const foresight = foresightOfCase({
    newest,
    all,
    flightRisks: await flightRisksOf(
      ports,
      [newest, ...all].map((each) => each.caseId),
    ),
    today: dayInIndia(ports.now()),
  });
  return predictiveInWords(foresight, await riskLevelOf(ports, caseId), predictive);
}

async function trendsFor(ports: Ports, caller: Caller): Promise<TrendsAnswer> {
  const today = dayInIndia(ports.now());
  const seen = await seenOf(ports, caller, COUNTABLE);
  const matters = seen.flatMap((each) => ownMatters(each, { flightRisk: null, today }));
  return trendsAnswer(trendsOf(matters, today));
}

/** Also a joint application of which some applicants are decided. */
const ONLY_DECIDED = `(status IN (${DECIDED.map((status) => `'${status}'`).join(', ')})
  OR (status <> '${WITHDRAWN}' AND jsonb_array_length(record->'orders') > 0))`;
const COUNTABLE = `status <> '${WITHDRAWN}'`;
const NEWEST = `ORDER BY created_at DESC, _id DESC LIMIT ${COUNTED}`;

/** `which` is an SQL condition of this file, never input of a caller. */
async function seenOf({ pool }: Ports, { user, seats }: Caller, which: string): Promise<Application[]> {
  const found =
    user.role === 'judge'
      ? await sqlOf(pool).query<{ record: Application }>(
          `SELECT record FROM applications WHERE ${which} AND EXISTS (
             SELECT 1 FROM unnest($1::text[], $2::text[]) AS seat (kind, place)
             WHERE seat.kind = court AND seat.place IN ('', place_key)
           ) ${NEWEST}`,
          seatsAsColumns(seats),
        )
      : await sqlOf(pool).query<{ record: Application }>(
          `SELECT record FROM applications WHERE owner_id = $1 AND ${which} ${NEWEST}`,
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

/** Results of the latest assessment of each case. */
export async function flightRisksOf(
  { pool }: Pick<Ports, 'pool'>,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, FactorAnswer>> {
  const found = await sqlOf(pool).query<{ case_id: string; risk: FactorAnswer }>(
    `SELECT DISTINCT ON (case_id) case_id, record->'answers'->>'flightRisk' AS risk FROM assessments
     WHERE case_id = ANY($1) ORDER BY case_id, version DESC`,
    [caseIds],
  );
  return new Map(found.rows.map(({ case_id, risk }) => [case_id, risk]));
}

/** A share is stated only if it is large enough. */
const trendsAnswer = ({ months, courts, offences, wait }: Trends): TrendsAnswer => ({
  months: months.map(({ month, filed, granted, decided }) => ({ month, filed, granted, decided })),
  courts: courts.map((each) => ({ court: each.court, share: shareOf(each.share), wait: waitOf(each.wait) })),
  offences: offences.map(({ offence, share }) => ({ offence, share: shareOf(share) })),
  wait: waitOf(wait),
});

const shareOf = (share: GrantedShare) => ({
  granted: share.granted,
  decided: share.decided,
  ...((share.kind === 'stated' || share.kind === 'too-few') && {
    percent: share.percent,
    interval: share.interval,
  }),
});

const waitOf = ({ matters, pending, median, steps }: TimeToOrder) => ({
  matters,
  pending,
  median,
  steps: steps.map(({ day, share }) => ({ day, share })),
});
