/** Accounts of programs. The token is stored as a hash. */
import type { CourtSeat } from '#contract/case/court.ts';
import type { ServiceScope } from '#contract/service/service-scopes.ts';
import { CURRENT_GENERATION } from './generation.ts';
import type { Sql } from './sql.ts';
import { columnsOfUser, type UserRow } from './users.ts';

export interface ServiceAccount {
  readonly _id: string;
  readonly name: string;
  readonly scopes: readonly ServiceScope[];
  /** Courts whose records it reads; empty for the account of a user. */
  readonly courts: readonly CourtSeat[];
  /** The user whose records it reads and writes. */
  readonly user: UserRow | null;
}

export interface ListedService extends Omit<ServiceAccount, 'user'> {
  readonly email: string | null;
  readonly ends_at: Date;
  readonly used_at: Date | null;
}

export interface NewService extends Omit<ServiceAccount, 'user'> {
  readonly tokenHash: Buffer;
  readonly userId: string | undefined;
  readonly now: Date;
  readonly endsAt: Date;
}

/** False if an open account has the name. */
export async function insertService(sql: Sql, service: NewService): Promise<boolean> {
  const inserted = await sql.query(
    `INSERT INTO service_accounts (_id, name, token_hash, scopes, user_id, courts, generation, created_at, ends_at)
     VALUES ($1, $2, $3, $4, $5, $6, ${CURRENT_GENERATION}, $7, $8) ON CONFLICT DO NOTHING`,
    [
      service._id,
      service.name,
      service.tokenHash,
      service.scopes,
      service.userId ?? null,
      JSON.stringify(service.courts),
      service.now,
      service.endsAt,
    ],
  );
  return inserted.rowCount === 1;
}

const IS_OPEN = `ended_at IS NULL AND generation = ${CURRENT_GENERATION}`;

/** The id of the ended account; undefined if no open account has the name. */
export async function endService(sql: Sql, name: string, now: Date): Promise<string | undefined> {
  const { rows } = await sql.query<{ _id: string }>(
    'UPDATE service_accounts SET ended_at = $2 WHERE lower(name) = lower($1) AND ended_at IS NULL RETURNING _id',
    [name, now],
  );
  return rows[0]?._id;
}

/** Accounts that can call now, by name. */
export async function openServices(sql: Sql, now: Date): Promise<ListedService[]> {
  const { rows } = await sql.query<ListedService>(
    `SELECT service._id, service.name, scopes, courts, email, ends_at, used_at
     FROM service_accounts AS service LEFT JOIN users ON users._id = user_id
     WHERE ${IS_OPEN} AND ends_at > $1 ORDER BY lower(service.name)`,
    [now],
  );
  return rows;
}

interface FoundService extends Omit<ServiceAccount, 'user'> {
  readonly owner: UserRow | null;
  readonly generation: string;
  readonly used_at: Date | null;
}

/** The open account of a token. */
export async function serviceByToken(
  sql: Sql,
  tokenHash: Buffer,
  now: Date,
): Promise<(ServiceAccount & { readonly generation: string }) | undefined> {
  const { rows } = await sql.query<FoundService>(
    `SELECT service._id, service.name, scopes, courts, service.generation, used_at, row_to_json(owner) AS owner
     FROM service_accounts AS service
       LEFT JOIN LATERAL (SELECT ${columnsOfUser()} FROM users WHERE users._id = service.user_id) AS owner ON true
     WHERE token_hash = $1 AND ends_at > $2 AND ${IS_OPEN}`,
    [tokenHash, now],
  );
  const [found] = rows;
  if (!found) return undefined;
  await noteUse(sql, found, now);
  const { _id, name, scopes, courts, owner, generation } = found;
  return { _id, name, scopes, courts, user: owner, generation };
}

const HOUR = 3_600_000;

/** Once an hour, so that reads cause few writes. */
async function noteUse(sql: Sql, { _id, used_at: used }: FoundService, now: Date): Promise<void> {
  if (used !== null && now.getTime() - used.getTime() < HOUR) return;
  await sql.query('UPDATE service_accounts SET used_at = $2 WHERE _id = $1', [_id, now]);
}
