/** Sessions: a 256-bit token stored as a hash. Use extends a session up to a fixed end. */
import { hash } from 'node:crypto';
import type { CourtSeat } from '#contract/case/court.ts';
import type { Ports } from '#server/ports.ts';
import { noteSession } from './call-source.ts';
import {
  forJudges,
  noteJudge,
  type Row,
  type SessionRequest,
  textOf,
  valuesOf,
} from './session-statement.ts';
import type { SessionEnds } from './session-ends.ts';
import { wakePushes } from './push-due.ts';
import type { Sql } from './sql.ts';
import { seatOf, type UserRow } from './users.ts';

/** Update `used_at` at most this often, so that reads cause few writes. */
const EXTENDED_EVERY = 3_600_000;

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

interface NewSession {
  readonly device?: string | undefined;
  /** Opened with a second factor. A judge has no powers without one. */
  readonly secondFactor?: boolean;
}

export async function openSession(
  sql: Sql,
  { randomBytes, now, newId }: Pick<Ports, 'randomBytes' | 'now' | 'newId'>,
  { userId, device, secondFactor = false }: NewSession & { readonly userId: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const at = now();
  const sessionId = newId();
  noteSession(sessionId, userId);
  await sql.query(
    `INSERT INTO sessions (token_hash, _id, user_id, created_at, used_at, device, second_factor)
     VALUES ($1, $2, $3, $4, $4, $5, $6)`,
    [hashToken(token), sessionId, userId, at, device ?? null, secondFactor],
  );
  return token;
}

/**
 * Opens a session after a password check. `undefined` if the password has changed since, so that no session
 * outlives a reset.
 */
export async function openVerifiedSession(
  sql: Sql,
  { randomBytes, now, newId }: Pick<Ports, 'randomBytes' | 'now' | 'newId'>,
  { user, device, secondFactor = false }: NewSession & { readonly user: UserRow },
): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const sessionId = newId();
  const opened = await sql.query(
    `INSERT INTO sessions (token_hash, _id, user_id, created_at, used_at, device, second_factor)
     SELECT $1, $2, _id, $4, $4, $5, $7 FROM users WHERE _id = $3 AND password_hash = $6 FOR SHARE`,
    [hashToken(token), sessionId, user._id, now(), device ?? null, user.password_hash, secondFactor],
  );
  if (opened.rowCount !== 1) return undefined;
  noteSession(sessionId, user._id);
  return token;
}

/** The caller of this session has just set up a second factor. A judge with one sees a docket. */
export async function noteSecondFactor(
  sql: Sql,
  { sessionId, user }: { readonly sessionId: string; readonly user: { readonly _id: string } },
  now: Date,
): Promise<void> {
  await sql.query('UPDATE sessions SET second_factor = true, identity_confirmed_at = $2 WHERE _id = $1', [
    sessionId,
    now,
  ]);
  await wakePushes(sql, { users: [user._id] }, now);
}

export async function noteIdentity(sql: Sql, sessionId: string, now: Date): Promise<void> {
  await sql.query('UPDATE sessions SET identity_confirmed_at = $2 WHERE _id = $1', [sessionId, now]);
}

interface SessionRow {
  readonly session_id: string;
  readonly session_created_at: string;
  readonly used_at: string;
  readonly ended_by: 'logout' | 'revoked' | null;
  readonly second_factor: boolean;
  readonly confirmed_at: string;
  readonly generation: string;
  readonly seats:
    | readonly {
        readonly kind: CourtSeat['kind'];
        readonly place: string | null;
        readonly ends_at: string | null;
      }[]
    | null;
}

interface OpenSession {
  readonly kind: 'open';
  readonly sessionId: string;
  readonly usedSecondFactor: boolean;
  readonly confirmedAt: Date;
  readonly user: UserRow;
  readonly generation: string;
  /** Seats set by the operator; empty for other roles. */
  readonly seats: readonly CourtSeat[];
  /** Writes of the user in this window, including this one. */
  readonly writes: number;
  /** Rows of the joined query; one row of nulls without a match. */
  readonly beside: readonly unknown[];
}

type SessionState = OpenSession | { readonly kind: 'unknown' } | { readonly kind: 'revoked' };

export async function sessionOf(sql: Sql, asking: SessionRequest): Promise<SessionState> {
  const { token, now } = asking;
  const tokenHash = hashToken(token);
  const request = forJudges(asking, tokenHash);
  const rows = await rowsOf(sql, request, tokenHash);
  const first = rows.find(({ who }) => who !== null);
  if (!first || first.who === null) return { kind: 'unknown' };
  const who: SessionRow & UserRow = JSON.parse(first.who);
  if (who.ended_by === 'logout' || isOver(who, now, asking.ends)) return { kind: 'unknown' };
  if (who.ended_by === 'revoked') return { kind: 'revoked' };
  if (now.getTime() - Date.parse(who.used_at) > EXTENDED_EVERY) {
    await sql.query('UPDATE sessions SET used_at = $2 WHERE token_hash = $1', [tokenHash, now]);
  }
  if (who.role === 'judge') noteJudge(tokenHash);
  const { session_id: sessionId, second_factor: usedSecondFactor, generation, seats } = who;
  // a seat that ends on a day gives no right from its first second, also before its row is removed
  const inForce = (seats ?? []).filter(({ ends_at: end }) => end === null || Date.parse(end) > now.getTime());
  const seated = inForce.map(seatOf);
  return {
    kind: 'open',
    sessionId,
    usedSecondFactor,
    confirmedAt: new Date(who.confirmed_at),
    generation,
    user: who,
    seats: seated,
    writes: first.writes ?? 0,
    beside: rows,
  };
}

async function rowsOf(sql: Sql, request: SessionRequest, tokenHash: Buffer): Promise<readonly Row[]> {
  const { reader = sql } = request;
  return (await reader.query<Row>(textOf(request), valuesOf(request, tokenHash), 'text')).rows;
}

function isOver(
  { session_created_at: created, used_at: used }: SessionRow,
  now: Date,
  { idle, absolute }: SessionEnds,
): boolean {
  const since = (moment: string): number => now.getTime() - Date.parse(moment);
  return since(used) > idle || since(created) > absolute;
}
