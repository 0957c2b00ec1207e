/** One case by its own call, where the pull has not brought it yet: a link opened on a new device. */
import { ENDPOINTS } from '#contract/endpoints.ts';
import { arrivalOf } from '#data/records/arrival.ts';
import { caseKind } from './case-kind.ts';
import type { Db } from '#data/store/db.ts';
import { exchange } from '#data/outbox/exchange.ts';
import type { FetchOutcome } from '#data/records/application/fetch-application.ts';
import { metaOf } from '#data/store/meta.ts';
import { instant, type Ports } from '#data/store/ports.ts';

export async function fetchCase(db: Db, ports: Ports, id: string): Promise<FetchOutcome> {
  const token = await metaOf(db, 'token');
  if (!token) return 'offline';
  const { method, path } = ENDPOINTS.readCase;
  const answer = await exchange(ports, token, { method, path: path.replace(':_id', encodeURIComponent(id)) });
  if (answer.kind === 'unreachable') return 'offline';
  if (answer.status === 404 || answer.status === 400 || answer.status === 403) return 'notFound';
  const { status, body } = answer;
  if (status !== 200 || !caseKind.reads(body)) return 'failed';
  const tables = [db.cases, db.applications, db.bases, db.outbox, db.meta];
  await db.transaction('rw', tables, async () => {
    await caseKind.arrive(await arrivalOf(db, instant(ports)), [body]);
  });
  return 'kept';
}
