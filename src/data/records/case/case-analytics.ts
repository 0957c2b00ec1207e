/** Outcomes of similar matters: from the server, or counted on this device if there is no answer. */
import { PredictiveAnalytics } from '#contract/law/analytics.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { Foresight } from '#domain/analytics/foresight.ts';
import { foresightOfCase } from '#domain/analytics/foresight-of-case.ts';
import type { CountedApplication } from '#domain/case/own-matters.ts';
import { DECIDED, FILED } from '#domain/case/status-rules.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { FactorAnswer } from '#law/risk/checklist.ts';
import { byText } from '#kernel/by-text.ts';
import { exchange } from '#data/outbox/exchange.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import { newestFirst } from '#data/store/first-rows.ts';
import type { Ports } from '#data/store/ports.ts';

/** `offline`: no answer. `failed`: the server could not compute it. */
export type FetchedAnalytics = PredictiveAnalytics | 'offline' | 'failed';

export async function fetchAnalytics(db: Db, ports: Ports, caseId: string): Promise<FetchedAnalytics> {
  const token = await getMeta(db, 'token');
  if (!token) return 'offline';
  const { method, path } = ENDPOINTS.predictiveAnalytics;
  const call = { method, path: path.replace(':caseId', encodeURIComponent(caseId)) };
  const answer = await exchange(ports, token, call);
  if (answer.kind === 'unreachable') return 'offline';
  const read = PredictiveAnalytics.safeParse(answer.body);
  return answer.status === 200 && read.success ? read.data : 'failed';
}

/** Same limit as on the server. */
const COUNTED = 500;

export async function computeAnalytics(
  db: Db,
  newest: CountedApplication,
  today: CalendarDate,
): Promise<Foresight> {
  const decided = await Promise.all(
    // an undecided joint application may have orders on some applicants
    [...DECIDED, FILED].map((status) =>
      newestFirst(db.applications.where('[status+createdAt]').between([status, ''], [status, '\uffff']))
        .filter(({ orders }) => status !== FILED || orders.length > 0)
        .limit(COUNTED)
        .toArray(),
    ),
  );
  const all = decided.flat().toSorted((one, other) => byText(other.createdAt, one.createdAt));
  const flightRisks = await flightRisksHere(db);
  return foresightOfCase({ newest, all: all.slice(0, COUNTED), flightRisks, today });
}

/** Latest assessment per case; an unsent one counts as latest. */
export async function flightRisksHere(db: Db): Promise<ReadonlyMap<string, FactorAnswer>> {
  const latest = new Map<string, { readonly at: string; readonly risk: FactorAnswer }>();
  await db.assessments.each(({ caseId, at, answers }) => {
    if (at >= (latest.get(caseId)?.at ?? '')) latest.set(caseId, { at, risk: answers.flightRisk });
  });
  return new Map([...latest].map(([caseId, { risk }]) => [caseId, risk]));
}
