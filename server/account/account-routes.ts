import type { FastifyRequest } from 'fastify';
import type { Ports } from '#server/ports.ts';
import { type Answer, ok } from '#server/http/answer.ts';
import { forgeryCookie } from '#server/http/forgery-pair.ts';
import { type Api, route } from '#server/http/route.ts';
import { knownOrigin } from '#server/http/origin-of.ts';
import { audit } from '#server/storage/audit.ts';
import { countRequest } from '#server/http/limits.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { avatarRoutes } from './avatars.ts';
import { backupKeyOf } from './backup-key.ts';
import { closeAccount } from './close-account.ts';
import { deviceSessions, endDeviceSession } from './device-sessions.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { relyingParty } from './passkey/relying-party.ts';
import { confirmEmail, sendConfirmation } from './email/confirm-email.ts';
import { exportAccount } from './export-account.ts';
import { login } from './login.ts';
import { loginOrigin, withCookies } from './login-origin.ts';
import { placeOf } from '#server/http/place-of.ts';
import { changePassword } from './password-change.ts';
import { forgotPassword, resetPassword } from './password-resets.ts';
import { recordKeyOf } from './record-key.ts';
import { register } from './register.ts';
import { endSession } from '#server/storage/end-sessions.ts';
import { userById, userEntity } from '#server/storage/users.ts';

export function accountRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'register', async ({ body, request }) => {
    const from = loginOrigin(ports, request);
    return withCookies(ports, from, { status: 201, session: await register(ports, body, from) });
  });
  route(api, 'login', async ({ body, request }) => {
    const from = loginOrigin(ports, request);
    return withCookies(ports, from, { status: 200, session: await login(ports, body, from) });
  });
  route(api, 'logout', async ({ caller }) => {
    const sql = sqlOf(ports.pool);
    await endSession(sql, caller.token, ports.now());
    await audit(sql, ports, { action: 'logout', userId: caller.user._id });
    return { status: 204, body: undefined, headers: { 'set-cookie': forgeryCookie(ports, undefined) } };
  });
  route(api, 'forgotPassword', async ({ body, request }) => {
    await forgotPassword(ports, { ...body, address: request.ip, origin: knownOrigin(ports, request) });
    return DONE;
  });
  route(api, 'resetPassword', async ({ body, request }) => {
    await countLink(ports, request);
    await resetPassword(ports, body);
    return DONE;
  });
  route(api, 'requestEmailConfirmation', async ({ caller, body, request }) => {
    await sendConfirmation(ports, { ...body, caller, origin: knownOrigin(ports, request) });
    return DONE;
  });
  route(api, 'confirmEmail', async ({ body, request }) => {
    await countLink(ports, request);
    await confirmEmail(ports, body);
    return DONE;
  });
  route(api, 'changePassword', async ({ caller, body }) => {
    await changePassword(ports, caller, body);
    return DONE;
  });
  sessionRoutes(api);
  route(api, 'accountKnown', async ({ params }) =>
    ok({ known: (await userById(sqlOf(ports.pool), params._id)) !== undefined }),
  );
  route(api, 'backupKey', async ({ caller }) => ok({ key: await backupKeyOf(ports, caller.user._id) }));
  route(api, 'exportAccount', async ({ caller }) => ok(await exportAccount(ports, caller)));
  route(api, 'closeAccount', async ({ caller, body }) => {
    await closeAccount(ports, caller, body);
    return DONE;
  });
  avatarRoutes(api);
  route(api, 'currentUser', async ({ caller }) => {
    const recordKey = await recordKeyOf(ports, caller.user._id);
    const user = { ...userEntity(caller.user, caller.seats), recordKey };
    return ok(user, { 'set-cookie': forgeryCookie(ports, caller.token) });
  });
}

function sessionRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'confirmIdentity', async ({ caller, body, request }) => {
    await confirmIdentity(ports, { caller, party: relyingParty(ports, request) }, body);
    return DONE;
  });
  route(api, 'listSessions', async ({ caller }) => ok(await deviceSessions(ports, caller)));
  route(api, 'endSession', async ({ caller, params }) => {
    await endDeviceSession(ports, caller, params._id);
    return DONE;
  });
}

/** Tries with the token of a mail, per address. */
async function countLink(ports: Ports, { ip }: FastifyRequest): Promise<void> {
  const { resetsPerAddress: limit } = ports.config.limits;
  const rate = { bucket: `reset-try:${placeOf(ip)}`, limit, seconds: 3_600 };
  await countRequest(sqlOf(ports.pool), rate, ports.now());
}

const DONE: Answer = { status: 204, body: undefined };
