/** What became of matters like a case: asked of the server, counted on this device where there is no answer. */
import { PredictiveAnalytics } from '#contract/analytics.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { type CaseAnalytics, caseAnalytics, type Decided } from '#domain/case-analytics.ts';
import { exchange } from '#data/outbox/exchange.ts';
import type { Db } from '#data/store/db.ts';
import { metaOf } from '#data/store/meta.ts';
import { newestFirst } from '#data/store/newest-first.ts';
import type { Ports } from '#data/store/ports.ts';

/** `offline`: nobody answered. `failed`: the server did, and could not. */
export type FetchedAnalytics = PredictiveAnalytics | 'offline' | 'failed';

export async function fetchAnalytics(db: Db, ports: Ports, caseId: string): Promise<FetchedAnalytics> {
  const token = await metaOf(db, 'token');
  if (!token) return 'offline';
  const { method, path } = ENDPOINTS.predictiveAnalytics;
  const call = { method, path: path.replace(':caseId', encodeURIComponent(caseId)) };
  const answer = await exchange(ports, token, call);
  if (answer.kind === 'unreachable') return 'offline';
  const read = PredictiveAnalytics.safeParse(answer.body);
  return answer.status === 200 && read.success ? read.data : 'failed';
}

/** As many as the server counts. */
const COUNTED = 500;

export async function countedHere(db: Db, matter: Decided): Promise<CaseAnalytics> {
  const decided = await Promise.all(
    (['Approved', 'Rejected'] as const).map((status) =>
      newestFirst(db.applications.where('[status+createdAt]').between([status, ''], [status, '\uffff']))
        .limit(COUNTED)
        .toArray(),
    ),
  );
  const newest = decided.flat().toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return caseAnalytics(matter, newest.slice(0, COUNTED));
}
