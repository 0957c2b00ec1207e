/** Authenticates a service account and compares its scopes with the endpoint. */
import type { Endpoint } from '#contract/endpoint.ts';
import { SERVICE_TOKEN_PREFIX, type ServiceScope } from '#contract/service/service-scopes.ts';
import { noteService } from '#server/storage/call-source.ts';
import { countInWindow } from '#server/storage/rate-limit.ts';
import { type ServiceAccount, serviceByToken } from '#server/storage/service-accounts.ts';
import { hashToken } from '#server/storage/session.ts';
import { sqlOf } from '#server/storage/sql.ts';
import type { Ports } from '#server/ports.ts';
import type { FastifyRequest } from 'fastify';
import { rejectOverLimit } from './limits.ts';
import { Refusal } from './refusal.ts';

export interface ServiceCall {
  readonly service: ServiceAccount;
  readonly generation: string;
  /** Calls in the current minute, including this one. Reads count too. */
  readonly calls: number;
}

/** The token of a service account, if the request has one. */
export function serviceToken({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const token = headers['x-auth-token'];
  return typeof token === 'string' && token.startsWith(SERVICE_TOKEN_PREFIX) ? token : undefined;
}

const MINUTE = 60;

/** Refuses every endpoint without a scope of the account. */
export async function admitService(
  ports: Ports,
  token: string,
  { scope }: Pick<Endpoint, 'scope'>,
): Promise<ServiceCall> {
  const sql = sqlOf(ports.pool);
  const now = ports.now();
  const found = await serviceByToken(sql, hashToken(token), now);
  const isClosed = found?.user?.sample === true && !ports.config.demonstration;
  if (!found || isClosed) throw new Refusal('unauthenticated', { msg: ENDED });
  const { generation, ...service } = found;
  noteService({ ...service, userId: service.user?._id });
  if (scope === undefined || !service.scopes.includes(scope)) {
    throw new Refusal('forbidden', { msg: outsideOf(service.scopes) });
  }
  const calls = await countInWindow(sql, { bucket: `service:${service._id}`, seconds: MINUTE }, now);
  rejectOverLimit({ limit: ports.config.limits.writesPerUser, seconds: MINUTE }, calls, now);
  return { service, generation, calls };
}

const ENDED =
  'This token of a service account was ended or never existed. Ask the operator of the server for a new one.';

const outsideOf = (scopes: readonly ServiceScope[]): string =>
  `This service account can only do this: ${scopes.join(', ')}. Ask the operator of the server for another account.`;
