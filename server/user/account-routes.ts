import type { SessionAnswer } from '#contract/user.ts';
import type { FastifyRequest } from 'fastify';
import { type Answer, ok } from '../http/answer.ts';
import { isDemonstration } from '../http/caller.ts';
import { forgeryCookie } from '../http/forgery-pair.ts';
import { type Api, route } from '../http/route.ts';
import { audit } from '../db/audit.ts';
import { sqlOf } from '../db/sql.ts';
import type { Ports } from '../ports.ts';
import { deviceCookie, deviceOf } from './device-cookie.ts';
import { type From, login } from './login.ts';
import { knowDevice } from './login-limits.ts';
import { register } from './register.ts';
import { endSession } from './session.ts';
import { userEntity } from './users.ts';

export function accountRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'register', async ({ body, request }) => {
    const from = fromOf(ports, request);
    return withCookies(ports, from, { status: 201, session: await register(ports, body, from) });
  });
  route(api, 'login', async ({ body, request }) => {
    const from = fromOf(ports, request);
    return withCookies(ports, from, { status: 200, session: await login(ports, body, from) });
  });
  route(api, 'logout', async ({ caller }) => {
    const sql = sqlOf(ports.pool);
    await endSession(sql, caller.token, ports.now());
    await audit(sql, ports, { action: 'logout', userId: caller.user._id });
    return { status: 204, body: undefined, headers: { 'set-cookie': forgeryCookie(ports, undefined) } };
  });
  route(api, 'currentUser', async ({ caller }) =>
    ok(userEntity(caller.user, caller.seats), { 'set-cookie': forgeryCookie(ports, caller.token) }),
  );
}

const fromOf = (ports: Ports, request: FastifyRequest): From => ({
  address: request.ip,
  inDemonstration: isDemonstration(ports, request),
  device: deviceOf(request),
});

async function withCookies(
  ports: Ports,
  { device }: From,
  { status, session }: { readonly status: number; readonly session: SessionAnswer },
): Promise<Answer> {
  const known = await knowDevice(sqlOf(ports.pool), ports, { userId: session.user._id, device });
  const cookies = [forgeryCookie(ports, session.token), deviceCookie(ports, known)];
  return { status, body: session, headers: { 'set-cookie': cookies } };
}
