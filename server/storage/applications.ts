import type { Application } from '#contract/application/application.ts';
import { firsOf, type SeveralFirs, sharesFir } from '#domain/case/fir.ts';
import { placeKey } from '#kernel/place-key.ts';
import { keysOfFir } from './cases.ts';
import { formerCourtsOf } from './former-courts.ts';
import type { Sql } from './sql.ts';

export async function applicationById(
  sql: Sql,
  applicationId: string,
  lock: '' | 'FOR UPDATE' = '',
): Promise<Application | undefined> {
  const found = await sql.query<{ record: Application }>(
    `SELECT record FROM applications WHERE _id = $1 ${lock}`,
    [applicationId],
  );
  return found.rows[0]?.record;
}

export async function newestApplicationOf(sql: Sql, caseId: string): Promise<Application | undefined> {
  const found = await sql.query<{ record: Application }>(
    'SELECT record FROM applications WHERE case_id = $1 ORDER BY created_at DESC, _id DESC LIMIT 1 FOR UPDATE',
    [caseId],
  );
  return found.rows[0]?.record;
}

export async function saveApplication(sql: Sql, record: Application): Promise<void> {
  const former = formerCourtsOf(record);
  await sql.query(
    `UPDATE applications SET version = $2, status = $3, court = $4, place_key = $5, record = $6,
       former_courts = $7, transferred_at = $8 WHERE _id = $1`,
    [
      record._id,
      record.version,
      record.status,
      record.case.court,
      placeKey(record.case.courtPlace),
      JSON.stringify(record),
      former.courts,
      former.at,
    ],
  );
}

interface OneMatter {
  readonly ownerId: string;
  readonly until: string;
  readonly caseId: string | undefined;
  readonly firs: SeveralFirs;
}

/** The user’s applications in one case or in one of its FIRs until a moment. */
export async function applicationsOfMatter(
  sql: Sql,
  { ownerId, until, caseId, firs }: OneMatter,
): Promise<Application[]> {
  const keys = firsOf(firs).map(({ firNumber = '', policeStation = '' }) =>
    keysOfFir({ firNumber, policeStation }),
  );
  const found = await sql.query<{ record: Application; several: boolean }>(
    `SELECT record, FALSE AS several FROM applications WHERE owner_id = $1 AND created_at <= $2
       AND (case_id = $3 OR case_id IN (SELECT _id FROM cases WHERE owner_id = $1
         AND (fir_key, station_key) IN (SELECT * FROM unnest($4::text[], $5::text[]))))
     UNION ALL
     SELECT record, TRUE FROM applications WHERE owner_id = $1 AND created_at <= $2
       AND record #> '{case,furtherFirs}' IS NOT NULL`,
    [ownerId, until, caseId ?? null, keys.map(([fir]) => fir), keys.map(([, station]) => station)],
  );
  const ofMatter = found.rows.filter(({ record, several }) => !several || sharesFir(record.case, firs));
  return [...new Map(ofMatter.map(({ record }) => [record._id, record])).values()];
}
