/** Users as stored and as returned by the API. */
import { courtOfId, type CourtSeat } from '#contract/case/court.ts';
import { placeKey } from '#kernel/place-key.ts';
import type { Role, User } from '#contract/account/user.ts';
import { withoutBlanks } from '#contract/primitives.ts';
import { CURRENT_TAG } from './generation.ts';
import type { Sql } from './sql.ts';

/** Stored instead of a hash: the account has no password, or was closed. */
export const NO_PASSWORD = 'none';

export const hasPassword = (stored: string): boolean => stored !== NO_PASSWORD;

export interface UserRow {
  readonly _id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly password_hash: string;
  readonly profile: Pick<User, 'profession' | 'barCouncilNumber' | 'address' | 'phone'>;
  readonly settings: User['settings'];
  readonly verified: boolean;
  readonly version: number;
  readonly filing_code: string;
  /** Demonstration account with a public password. */
  readonly sample: boolean;
  /** Hash of the avatar. */
  readonly avatar: string | null;
  readonly email_confirmed: boolean;
  /** Issued by the operator (`issued-identity.ts`); null for everyone but a verified judge. */
  readonly verified_name: string | null;
  readonly designation: string | null;
  readonly court_id: string | null;
}

/** Explicit columns, so that a later column does not break prepared statements. */
export const columnsOfUser = (table = 'users'): string =>
  [
    '_id',
    'email',
    'name',
    'role',
    'password_hash',
    'profile',
    'settings',
    'verified',
    'version',
    'filing_code',
    'sample',
    'avatar',
    'email_confirmed',
    'verified_name',
    'designation',
    'court_id',
  ]
    .map((column) => `${table}.${column}`)
    .join(', ');

export async function userById(sql: Sql, userId: string): Promise<UserRow | undefined> {
  const found = await sql.query<UserRow>(`SELECT ${columnsOfUser()} FROM users WHERE _id = $1`, [userId]);
  return found.rows[0];
}

/** Serialises the user's writes until the transaction ends. */
export async function lockUser(sql: Sql, userId: string): Promise<UserRow | undefined> {
  const found = await sql.query<UserRow>(
    `SELECT ${columnsOfUser()} FROM users WHERE _id = $1 FOR NO KEY UPDATE`,
    [userId],
  );
  return found.rows[0];
}

export async function userByEmail(sql: Sql, email: string): Promise<UserRow | undefined> {
  const found = await sql.query<UserRow>(`SELECT ${columnsOfUser()} FROM users WHERE email = $1`, [email]);
  return found.rows[0];
}

export type NewUser = Pick<UserRow, '_id' | 'email' | 'name' | 'role' | 'password_hash' | 'sample'> & {
  readonly emailConfirmed: boolean;
  readonly now: Date;
};

/** False if the e-mail is taken. Draws another filing code if the code is taken. */
export async function insertUser(sql: Sql, user: NewUser, drawCode: () => string): Promise<boolean> {
  for (;;) {
    const inserted = await sql.query(
      `INSERT INTO users (_id, email, name, role, password_hash, filing_code, created_at, sample, email_confirmed)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
      [
        user._id,
        user.email,
        user.name,
        user.role,
        user.password_hash,
        drawCode(),
        user.now,
        user.sample,
        user.emailConfirmed,
      ],
    );
    if (inserted.rowCount === 1) break;
    if (await userByEmail(sql, user.email)) return false;
  }
  await sql.query('INSERT INTO change_counters (log_id) VALUES ($1)', [user._id]);
  return true;
}

/** Parts of an application number. The tag makes it unique across generations. */
export interface FilingCount {
  /** Filings of the user, including this one. */
  readonly filed: number;
  readonly filing_code: string;
  readonly tag: string;
}

export const applicationNumber = ({ filed, filing_code: code, tag }: FilingCount, year: string): string =>
  ['ZB', year, [code, tag, String(filed).padStart(4, '0')].filter(Boolean).join('-')].join('/');

/** The filings counted so far. The caller must hold the user's row. */
export async function filingCount(
  sql: Sql,
  userId: string,
): Promise<{ readonly filed: number; readonly tag: string }> {
  const found = await sql.query<{ filed: number; tag: string }>(
    `SELECT filed, ${CURRENT_TAG} AS tag FROM users WHERE _id = $1`,
    [userId],
  );
  return found.rows[0] ?? { filed: 0, tag: '' };
}

export async function seatsOf(sql: Sql, userId: string): Promise<CourtSeat[]> {
  const found = await sql.query<SeatRow>(
    'SELECT kind, place FROM judge_seats WHERE user_id = $1 ORDER BY kind, place_key',
    [userId],
  );
  return found.rows.map(seatOf);
}

interface SeatRow {
  readonly kind: CourtSeat['kind'];
  readonly place: string | null;
}

export const seatOf = ({ kind, place }: SeatRow): CourtSeat => (place === null ? { kind } : { kind, place });

interface NewSeat extends CourtSeat {
  readonly userId: string;
  readonly now: Date;
}

export async function addSeat(sql: Sql, { userId, kind, place, now }: NewSeat): Promise<void> {
  await sql.query(
    `INSERT INTO judge_seats (user_id, kind, place_key, place, at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING`,
    [userId, kind, placeKey(place), place ?? null, now],
  );
}

/** False if the seat did not exist. */
export async function removeSeat(sql: Sql, userId: string, { kind, place }: CourtSeat): Promise<boolean> {
  const removed = await sql.query(
    'DELETE FROM judge_seats WHERE user_id = $1 AND kind = $2 AND place_key = $3',
    [userId, kind, placeKey(place)],
  );
  return removed.rowCount === 1;
}

/** As returned by the API. `seats` are those of this request. */
export function userEntity(row: UserRow, seats: readonly CourtSeat[]): User {
  const judge = row.role === 'judge' && { courts: [...seats], verified: row.verified || seats.length > 0 };
  return {
    _id: row._id,
    version: row.version,
    name: row.name,
    email: row.email,
    role: row.role,
    ...row.profile,
    ...judge,
    emailConfirmed: row.email_confirmed,
    ...issuedPart(row),
    ...(row.avatar !== null && { avatar: row.avatar }),
    ...(!hasPassword(row.password_hash) && { passwordless: true as const }),
    settings: row.settings,
  };
}

function issuedPart({ verified_name: name, designation, court_id: courtId }: UserRow): Pick<User, 'issued'> {
  if (name === null) return {};
  const court = courtId === null ? undefined : courtOfId(courtId);
  return { issued: { name, ...(designation !== null && { designation }), ...(court && { court }) } };
}

/** Removes fields that a merge patch emptied. */
export const tidyProfile = (profile: unknown): UserRow['profile'] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only removes keys, and every key is optional
  withoutBlanks(profile) as UserRow['profile'];
