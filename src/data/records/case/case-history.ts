/** The history of a case from the server, cached for offline use. */
import * as z from 'zod/mini';
import { CaseHistoryLine } from '#contract/case/case-record.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { exchange } from '#data/outbox/exchange.ts';
import type { Db } from '#data/store/db.ts';
import { clearCache, clearOfGone, getCache, type KeptHistory, setCache } from '#data/store/cache.ts';
import { getMeta } from '#data/store/meta.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';

const PREFIX = 'history:';
const nameOf = (caseId: string): `history:${string}` => `${PREFIX}${caseId}`;
const Told = z.array(CaseHistoryLine);

export const keptHistory = (db: Db, caseId: string): Promise<KeptHistory | null> =>
  getCache(db, nameOf(caseId));

export async function fetchHistory(
  db: Db,
  ports: Ports,
  caseId: string,
): Promise<'kept' | 'offline' | 'failed'> {
  const token = await getMeta(db, 'token');
  if (!token) return 'failed';
  const path = ENDPOINTS.caseHistory.path.replace(':_id', encodeURIComponent(caseId));
  const answer = await exchange(ports, token, { method: 'GET', path });
  if (answer.kind === 'unreachable') return 'offline';
  const history = Told.safeParse(answer.body);
  if (answer.status !== 200 || !history.success) return 'failed';
  await setCache(db, nameOf(caseId), { at: nowIso(ports), lines: history.data });
  await clearOfGone(db, PREFIX, (ids) => db.cases.where('_id').anyOf(ids).primaryKeys());
  return 'kept';
}

export const forgetHistory = (db: Db, caseId: string): Promise<void> => clearCache(db, nameOf(caseId));
