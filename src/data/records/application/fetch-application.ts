/** One application by its own call, where the pull has not brought it yet: a link opened on a new device. */
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { Db } from '#data/store/db.ts';
import { exchange } from '#data/outbox/exchange.ts';
import { metaOf } from '#data/store/meta.ts';
import { instant, type Ports } from '#data/store/ports.ts';
import { arrivalOf } from '#data/records/arrival.ts';
import { applicationKind } from './application-kind.ts';

export type FetchOutcome = 'kept' | 'notFound' | 'failed' | 'offline';

export async function fetchApplication(db: Db, ports: Ports, id: string): Promise<FetchOutcome> {
  const token = await metaOf(db, 'token');
  if (!token) return 'offline';
  const { method, path } = ENDPOINTS.readApplication;
  const answer = await exchange(ports, token, { method, path: path.replace(':_id', encodeURIComponent(id)) });
  if (answer.kind === 'unreachable') return 'offline';
  if (answer.status === 404 || answer.status === 400 || answer.status === 403) return 'notFound';
  const { status, body } = answer;
  if (status !== 200 || !applicationKind.reads(body)) return 'failed';
  const tables = [db.applications, db.cases, db.bases, db.outbox, db.notifications, db.meta];
  // async itself: Dexie keeps a transaction open across native awaits only for a function that says so
  await db.transaction('rw', tables, async () => {
    await applicationKind.arrive(await arrivalOf(db, instant(ports)), [body]);
  });
  return 'kept';
}
