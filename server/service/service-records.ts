/** The records that a service account sees: those of its user, or those of its courts. */
import { seatsAsColumns } from '#server/storage/list-records.ts';
import { keysetOf, type Page, type PagedRow } from '#server/storage/page.ts';
import type { ServiceAccount } from '#server/storage/service-accounts.ts';
import type { Sql } from '#server/storage/sql.ts';

/** $1 to $3 are the user and the courts. */
const SEEN = `(matter.owner_id = $1 OR EXISTS (
  SELECT FROM unnest($2::text[], $3::text[]) AS seat (kind, place)
  WHERE seat.kind = matter.court AND seat.place IN ('', matter.place_key)))`;

const ofService = ({ user, courts }: ServiceAccount): unknown[] => [
  user?._id ?? null,
  ...seatsAsColumns(courts),
];

export async function casesOfService(sql: Sql, service: ServiceAccount, page: Page): Promise<PagedRow[]> {
  const { at, id, limit } = keysetOf(page);
  const { rows } = await sql.query<PagedRow>(
    `SELECT _id, version, record FROM cases AS matter
     WHERE ${SEEN} AND (created_at, _id) < ($4, $5) ORDER BY created_at DESC, _id DESC LIMIT $6`,
    [...ofService(service), at, id, limit],
    'text',
  );
  return rows;
}

/** Undefined for a case that does not exist or that the account does not see. */
export async function caseOfService(
  sql: Sql,
  service: ServiceAccount,
  id: string,
): Promise<PagedRow | undefined> {
  const { rows } = await sql.query<PagedRow>(
    `SELECT _id, version, record FROM cases AS matter WHERE ${SEEN} AND _id = $4`,
    [...ofService(service), id],
    'text',
  );
  return rows[0];
}

export async function hearingsOfService(sql: Sql, service: ServiceAccount, page: Page): Promise<PagedRow[]> {
  const { at, id, limit } = keysetOf(page);
  const { rows } = await sql.query<PagedRow>(
    `SELECT hearing._id, hearing.version, hearing.record
     FROM hearings AS hearing JOIN cases AS matter ON matter._id = hearing.case_id
     WHERE ${SEEN} AND (hearing.created_at, hearing._id) < ($4, $5)
     ORDER BY hearing.created_at DESC, hearing._id DESC LIMIT $6`,
    [...ofService(service), at, id, limit],
    'text',
  );
  return rows;
}
