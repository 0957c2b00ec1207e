/** Fetches checklist answers computed from the case, for a device without law tables. */
import { CalculatedAssessment } from '#contract/case/assessment.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { Db } from '#data/store/db.ts';
import { exchange } from '#data/outbox/exchange.ts';
import { getMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';

/** Null if the server gave no answer. */
export async function fetchCalculation(
  db: Db,
  ports: Ports,
  caseId: string,
): Promise<Pick<CalculatedAssessment, 'answers' | 'because'> | null> {
  const token = await getMeta(db, 'token');
  if (!token) return null;
  const { method, path } = ENDPOINTS.calculateAssessment;
  const call = { method, path: path.replace(':caseId', encodeURIComponent(caseId)) };
  const answer = await exchange(ports, token, call);
  if (answer.kind === 'unreachable' || answer.status !== 200) return null;
  const read = CalculatedAssessment.safeParse(answer.body);
  return read.success ? read.data : null;
}
