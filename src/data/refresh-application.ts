/** One record by its own call: opened before its page of the pull arrives, or looked at before an order. */
import { Application } from '#contract/application.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { removeApplication } from './apply-change.ts';
import { classifyAnswer } from './classify-answer.ts';
import type { Db } from './db.ts';
import { exchange } from './exchange.ts';
import { metaOf } from './meta.ts';
import { instant, type Ports } from './ports.ts';
import { keepApplication } from './server-copy.ts';

/** `gone`: not there, or not this person's. `unknown`: the server could not be asked; what is here stands. */
export type Refreshed = 'fresh' | 'gone' | 'unknown';

export async function refreshApplication(db: Db, ports: Ports, id: string): Promise<Refreshed> {
  const token = await metaOf(db, 'token');
  if (token === null) return 'unknown';
  const { method, path } = ENDPOINTS.readApplication;
  const verdict = classifyAnswer(
    await exchange(ports, token, { method, path: path.replace(':_id', id) }),
    Application,
  );
  const tables = [db.applications, db.bases, db.outbox, db.notifications, db.meta];
  if (verdict.kind === 'accepted') {
    await db.transaction('rw', tables, () => keepApplication(db, verdict.entity, instant(ports)));
    return 'fresh';
  }
  if (verdict.kind !== 'refused' || verdict.status !== 404) return 'unknown';
  return db.transaction('rw', tables, async () => {
    const unsent = await db.outbox.where('entityId').equals(id).count();
    if (unsent > 0) return 'unknown'; // filed here, and not yet there
    await removeApplication(db, id);
    return 'gone';
  });
}
