/** Who is calling, and what they may see: decided at each request, stored nowhere. */
import { COURT_KINDS, type CourtSeat, isBeforeCourt } from '#contract/court.ts';
import type { FastifyRequest } from 'fastify';
import { type JoinedQuery, sessionOf } from '#server/storage/session.ts';
import type { Ports } from '#server/ports.ts';
import { Refusal } from './refusal.ts';
import type { Matter } from '#server/storage/matter.ts';
import { windowOf } from '#server/storage/rate-limit.ts';
import { sqlOf } from '#server/storage/sql.ts';
import type { UserRow } from '#server/storage/users.ts';

export interface Caller {
  readonly user: UserRow;
  readonly token: string;
  readonly sessionId: string;
  /** The courts in which this judge sits; empty for everyone else, and for a judge nobody verified. */
  readonly seats: readonly CourtSeat[];
  readonly inDemonstration: boolean;
  /** The history of the database that this call is answered from. */
  readonly generation: string;
  /** The writes that they have asked for in this minute, with this one; a read counts none. */
  readonly writes: number;
}

const READS = new Set(['GET', 'HEAD']);

/** Writes of one person are counted by the minute. */
export const WRITES_WINDOW = 60;

export const EVERY_COURT: readonly CourtSeat[] = COURT_KINDS.map((kind) => ({ kind }));

const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Loopback end to end: a header of a proxy means that somebody stands behind it. */
export const isLoopback = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined);

export const isDemonstration = ({ config }: Ports, request: FastifyRequest): boolean =>
  config.demonstration && isLoopback(request);

export const callerOf = async (ports: Ports, request: FastifyRequest): Promise<Caller> =>
  (await authenticate(ports, request)).caller;

/** Who calls; and what the call needs beside, read in the same statement. */
export async function authenticate(
  ports: Ports,
  request: FastifyRequest,
  beside?: JoinedQuery,
): Promise<{ readonly caller: Caller; readonly beside: readonly unknown[] }> {
  const token = request.headers['x-auth-token'];
  if (typeof token !== 'string' || token === '') throw new Refusal('unauthenticated');
  const now = ports.now();
  const countedFrom = READS.has(request.method) ? undefined : windowOf(WRITES_WINDOW, now);
  const session = await sessionOf(sqlOf(ports.pool), { token, now, beside, countedFrom });
  if (session.kind === 'revoked') throw new Refusal('revoked');
  if (session.kind === 'unknown') throw new Refusal('unauthenticated');
  const { user, sessionId, generation, writes } = session;
  const inDemonstration = isDemonstration(ports, request);
  if (user.sample && !inDemonstration) throw new Refusal('unauthenticated');
  const seats = seatsInForce(session, inDemonstration);
  const caller = { user, token, sessionId, seats, inDemonstration, generation, writes };
  return { caller, beside: session.beside };
}

/** In demonstration every judge sits everywhere; otherwise nobody does whom the operator has not verified. */
export function seatsInForce(
  {
    user,
    seats,
  }: { readonly user: Pick<UserRow, 'role' | 'verified'>; readonly seats: readonly CourtSeat[] },
  inDemonstration: boolean,
): readonly CourtSeat[] {
  if (user.role !== 'judge') return [];
  if (inDemonstration) return EVERY_COURT;
  return user.verified ? seats : [];
}

/** For the calls of judges: anyone else is refused, and so is a judge nobody has verified. */
export function requireDocket({ user, seats }: Caller): void {
  if (user.role !== 'judge') throw new Refusal('forbidden');
  if (seats.length === 0) throw new Refusal('judge-not-verified');
}

/** Its maker, and the judges it is before. */
export const canSee = ({ user, seats }: Caller, { ownerId, court, courtPlace }: Matter): boolean =>
  ownerId === user._id ||
  (user.role === 'judge' && court !== undefined && isBeforeCourt(seats, { court, courtPlace }));
