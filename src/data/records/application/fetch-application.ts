import { ENDPOINTS } from '#contract/endpoints.ts';
import { type FetchOutcome, fetchRecord } from '#data/records/fetch-record.ts';
import type { Db } from '#data/store/db.ts';
import type { Ports } from '#data/store/ports.ts';
import { applicationKind } from './application-kind.ts';

export const fetchApplication = (db: Db, ports: Ports, id: string): Promise<FetchOutcome> =>
  fetchRecord(db, ports, { path: ENDPOINTS.readApplication.path, id, kind: applicationKind });
