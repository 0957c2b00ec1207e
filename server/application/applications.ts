import type { Application, Status } from '#contract/application.ts';
import type { CourtSeat } from '#contract/court.ts';
import { placeKey } from '#kernel/place-key.ts';
import { keysetOf, type Page } from '../db/page.ts';
import type { Sql } from '../db/sql.ts';

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

/** Newest first: those of one maker. */
export async function applicationsOfOwner(sql: Sql, ownerId: string, page: Page): Promise<Application[]> {
  const { at, id, limit } = keysetOf(page);
  const found = await sql.query<{ record: Application }>(
    `SELECT record FROM applications WHERE owner_id = $1 AND (created_at, _id) < ($2, $3)
     ORDER BY created_at DESC, _id DESC LIMIT $4`,
    [ownerId, at, id, limit],
  );
  return found.rows.map(({ record }) => record);
}

/** Newest first: those before a judge who sits in these courts. */
export async function applicationsBefore(
  sql: Sql,
  seats: readonly CourtSeat[],
  page: Page & { readonly status?: Status },
): Promise<Application[]> {
  const { at, id, limit } = keysetOf(page);
  const found = await sql.query<{ record: Application }>(
    `SELECT record FROM applications
     WHERE EXISTS (SELECT 1 FROM unnest($1::text[], $2::text[]) AS seat (kind, place)
                   WHERE seat.kind = court AND (seat.place = '' OR seat.place = place_key))
       AND ($3::text IS NULL OR status = $3) AND (created_at, _id) < ($4, $5)
     ORDER BY created_at DESC, _id DESC LIMIT $6`,
    [
      seats.map(({ kind }) => kind),
      seats.map(({ place }) => placeKey(place)),
      page.status ?? null,
      at,
      id,
      limit,
    ],
  );
  return found.rows.map(({ record }) => record);
}

export async function newestApplicationOf(sql: Sql, caseId: string): Promise<Application | undefined> {
  const found = await sql.query<{ record: Application }>(
    'SELECT record FROM applications WHERE case_id = $1 ORDER BY created_at DESC, _id DESC LIMIT 1 FOR UPDATE',
    [caseId],
  );
  return found.rows[0]?.record;
}

/** False where the id is taken. */
export async function insertApplication(sql: Sql, record: Application): Promise<boolean> {
  const inserted = await sql.query(
    `INSERT INTO applications (_id, owner_id, case_id, application_number, version, status, court, place_key, created_at, record)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (_id) DO NOTHING`,
    [
      record._id,
      record.createdBy,
      record.caseId,
      record.applicationNumber,
      record.version,
      record.status,
      record.case.court,
      placeKey(record.case.courtPlace),
      record.createdAt,
      JSON.stringify(record),
    ],
  );
  return inserted.rowCount === 1;
}

export async function saveApplication(sql: Sql, record: Application): Promise<void> {
  await sql.query(
    'UPDATE applications SET version = $2, status = $3, court = $4, place_key = $5, record = $6 WHERE _id = $1',
    [
      record._id,
      record.version,
      record.status,
      record.case.court,
      placeKey(record.case.courtPlace),
      JSON.stringify(record),
    ],
  );
}
