import { CaseRecord } from '#contract/case-record.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { type FetchOutcome, fetchRecord } from '#data/records/fetch-record.ts';
import type { Db } from '#data/store/db.ts';
import { metaOf } from '#data/store/meta.ts';
import { instant, type Ports } from '#data/store/ports.ts';
import { keepCase } from './case-view.ts';

export function fetchCase(db: Db, ports: Ports, id: string): Promise<FetchOutcome> {
  const tables = [db.cases, db.applications, db.bases, db.outbox, db.meta];
  const { path } = ENDPOINTS.readCase;
  return fetchRecord(db, ports, {
    path,
    id,
    schema: CaseRecord,
    keep: (copy) =>
      db.transaction('rw', tables, async () => {
        const seen = (await metaOf(db, 'epoch')) ?? 0;
        await keepCase(db, { ...copy, asOf: instant(ports), seen });
      }),
  });
}
