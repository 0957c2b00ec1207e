import { Application } from '#contract/application.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { type FetchOutcome, fetchRecord } from '#data/records/fetch-record.ts';
import type { Db } from '#data/store/db.ts';
import { instant, type Ports } from '#data/store/ports.ts';
import { keepApplication } from './server-copy.ts';

export function fetchApplication(db: Db, ports: Ports, id: string): Promise<FetchOutcome> {
  const tables = [db.applications, db.bases, db.outbox, db.notifications, db.meta];
  const { path } = ENDPOINTS.readApplication;
  return fetchRecord(db, ports, {
    path,
    id,
    schema: Application,
    // async itself: Dexie keeps a transaction open across native awaits only for a function that says so
    keep: (copy) =>
      db.transaction('rw', tables, async () => {
        await keepApplication(db, copy, instant(ports));
      }),
  });
}
