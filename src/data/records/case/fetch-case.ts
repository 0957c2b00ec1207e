import { ENDPOINTS } from '#contract/endpoints.ts';
import { type FetchOutcome, fetchRecord } from '#data/records/fetch-record.ts';
import type { Db } from '#data/store/db.ts';
import type { Ports } from '#data/store/ports.ts';
import { caseKind } from './case-kind.ts';

export const fetchCase = (db: Db, ports: Ports, id: string): Promise<FetchOutcome> =>
  fetchRecord(db, ports, { path: ENDPOINTS.readCase.path, id, kind: caseKind });
