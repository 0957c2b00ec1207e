/** Authenticates the caller and decides visibility, at each request. */
import { COURT_KINDS, type CourtSeat } from '#contract/case/court.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { noteSession } from '#server/storage/call-source.ts';
import { sessionOf } from '#server/storage/session.ts';
import type { JoinedQuery } from '#server/storage/session-statement.ts';
import type { Ports } from '#server/ports.ts';
import { Refusal } from './refusal.ts';
import { windowOf } from '#server/storage/rate-limit.ts';
import { type Sql, sqlOf } from '#server/storage/sql.ts';
import type { UserRow } from '#server/storage/users.ts';
import type { ServiceAccount } from '#server/storage/service-accounts.ts';
import { admitService, type ServiceCall, serviceToken } from './service-caller.ts';

export interface Caller {
  readonly user: UserRow;
  readonly token: string;
  readonly sessionId: string;
  /** The session was opened with a second factor. */
  readonly usedSecondFactor: boolean;
  /** Login, or the last confirmation of the identity after it. */
  readonly confirmedAt: Date;
  /** Courts of a verified judge; empty for everyone else. */
  readonly seats: readonly CourtSeat[];
  readonly inDemonstration: boolean;
  /** Generation of the database that answers this call. */
  readonly generation: string;
  /** Writes in the current minute, including this one. Reads count none. */
  readonly writes: number;
  /** The service account that calls for the user. */
  readonly service?: ServiceAccount;
}

const READS = new Set(['GET', 'HEAD']);

/** Seconds of the window in which writes of a user are counted. */
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

/** True only for a direct loopback connection. A forwarding header means a remote client. */
export const isLoopback = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined);

export const isDemonstration = ({ config }: Ports, request: FastifyRequest): boolean =>
  config.demonstration && isLoopback(request);

export const callerOf = async (ports: Ports, request: FastifyRequest): Promise<Caller> =>
  (await authenticate(ports, request)).caller;

/** Reads the session and the joined query of the call in one statement, and counts a write. */
export async function authenticate(
  ports: Ports,
  request: FastifyRequest,
  joinedQuery?: JoinedQuery,
): Promise<AdmittedCaller> {
  const isRead = READS.has(request.method);
  const reader = joinedQuery?.onStandby === true ? await ports.standby?.reader() : undefined;
  return admitted(ports, request, { joinedQuery, reader, isCounted: !isRead });
}

interface AdmittedCaller {
  readonly caller: Caller;
  readonly beside: readonly unknown[];
}

/** The user for whom a service account calls. It has no seats and no session. */
export function callerOfService(
  { service, generation, calls }: ServiceCall,
  { now }: Pick<Ports, 'now'>,
): Caller {
  const { user } = service;
  if (!user) throw new Refusal('forbidden', { msg: NO_USER });
  const session = { token: '', sessionId: service._id, usedSecondFactor: false, confirmedAt: now() };
  return { ...session, user, seats: [], inDemonstration: false, generation, writes: calls, service };
}

const NO_USER =
  'This service account belongs to courts and has no user. Ask the operator for one that belongs to a user.';

/**
 * Who pays for a large body, before it is received: the user of the session, or the service account. The call
 * itself authenticates again.
 */
export async function requireSession(
  ports: Ports,
  request: FastifyRequest,
  endpoint: Pick<Endpoint, 'scope'>,
): Promise<string> {
  const token = serviceToken(request);
  if (token !== undefined) return (await admitService(ports, token, endpoint)).service._id;
  const { caller } = await admitted(ports, request, { isCounted: false });
  return caller.user._id;
}

interface Admission {
  readonly joinedQuery?: JoinedQuery | undefined;
  readonly reader?: Sql | undefined;
  readonly isCounted: boolean;
}

async function admitted(
  ports: Ports,
  request: FastifyRequest,
  { joinedQuery, reader, isCounted }: Admission,
): Promise<AdmittedCaller> {
  const token = request.headers['x-auth-token'];
  if (typeof token !== 'string' || token === '') throw new Refusal('unauthenticated');
  const ofService = serviceToken(request);
  if (ofService !== undefined) await admitService(ports, ofService, {}); // always refused
  const now = ports.now();
  const countedFrom = isCounted ? windowOf(WRITES_WINDOW, now) : undefined;
  const session = await sessionOf(sqlOf(ports.pool), {
    token,
    now,
    ends: ports.config.sessionEnds,
    beside: joinedQuery,
    reader,
    countedFrom,
  });
  if (session.kind === 'revoked') throw new Refusal('revoked');
  if (session.kind === 'unknown') throw new Refusal('unauthenticated');
  const { user, sessionId, usedSecondFactor, confirmedAt, generation, writes } = session;
  noteSession(sessionId, user._id);
  const inDemonstration = isDemonstration(ports, request);
  if (user.sample && !inDemonstration) throw new Refusal('unauthenticated');
  const seats = seatsInForce(session, inDemonstration);
  const at = { token, sessionId, usedSecondFactor, confirmedAt, generation, writes };
  const caller = { ...at, user, seats, inDemonstration };
  return { caller, beside: session.beside };
}

interface JudgeSession {
  readonly user: Pick<UserRow, 'role' | 'verified'>;
  readonly seats: readonly CourtSeat[];
  readonly usedSecondFactor: boolean;
}

/**
 * In demonstration mode every judge sits in every court. Otherwise a judge has seats if the operator verified
 * them and the session was opened with a second factor.
 */
export function seatsInForce(
  { user, seats, usedSecondFactor }: JudgeSession,
  inDemonstration: boolean,
): readonly CourtSeat[] {
  if (user.role !== 'judge') return [];
  if (inDemonstration) return EVERY_COURT;
  return user.verified && usedSecondFactor ? seats : [];
}

/** Rejects callers who are no judge, unverified judges, and judges without a second factor. */
export function requireDocket({ user, seats }: Caller): void {
  if (user.role !== 'judge') throw new Refusal('forbidden');
  if (seats.length > 0) return;
  throw new Refusal(user.verified ? 'second-factor-needed' : 'judge-not-verified');
}
