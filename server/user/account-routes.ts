import { login } from './login.ts';
import { register } from './register.ts';
import { endSession } from './session.ts';
import { ok } from '../http/answer.ts';
import { isDemonstration } from '../http/caller.ts';
import { forgeryCookie } from '../http/forgery-pair.ts';
import { type Api, route } from '../http/route.ts';
import { audit } from '../db/audit.ts';
import { sqlOf } from '../db/sql.ts';
import { userEntity } from './users.ts';
import type { FastifyRequest } from 'fastify';
import { isRecord } from '#kernel/merge-patch.ts';
import type { Answer } from '../http/answer.ts';
import type { Ports } from '../ports.ts';

export function accountRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'register', async ({ body, request }) =>
    withCookie(ports, await register(ports, body, from(ports, request))),
  );
  route(api, 'login', async ({ body, request }) =>
    withCookie(ports, await login(ports, body, from(ports, request))),
  );
  route(api, 'logout', async ({ caller }) => {
    const sql = sqlOf(ports.pool);
    await endSession(sql, caller.token, ports.now());
    await audit(sql, ports, { action: 'logout', userId: caller.user._id });
    return { status: 204, body: undefined, headers: forgeryCookie(ports, undefined) };
  });
  route(api, 'currentUser', async ({ caller }) =>
    ok(userEntity(caller.user, caller.seats), forgeryCookie(ports, caller.token)),
  );
}

const from = (ports: Ports, request: FastifyRequest): { address: string; inDemonstration: boolean } => ({
  address: request.ip,
  inDemonstration: isDemonstration(ports, request),
});

function withCookie(ports: Ports, answer: Answer): Answer {
  const token = isRecord(answer.body) ? answer.body['token'] : undefined;
  return typeof token === 'string' ? { ...answer, headers: forgeryCookie(ports, token) } : answer;
}
