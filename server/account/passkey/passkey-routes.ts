/** `/auth/passkeys` for login, `/users/passkeys` for the user's own keys. */
import type { FastifyRequest } from 'fastify';
import { audit } from '#server/storage/audit.ts';
import { countRequest } from '#server/http/limits.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { ok } from '#server/http/answer.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Api, route } from '#server/http/route.ts';
import type { Ports } from '#server/ports.ts';
import { loginOrigin, withCookies } from '#server/account/login-origin.ts';
import { placeOf } from '#server/http/place-of.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { beginPasskeyLogin, logInWithPasskey } from './log-in-with-passkey.ts';
import { passkeysOf, renamePasskey } from './passkeys.ts';
import { removeOwnPasskey } from './remove-passkey.ts';
import { relyingParty, requireParty } from './relying-party.ts';

export function passkeyRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'passkeyDomain', async ({ request }) => {
    const party = relyingParty(ports, request);
    return ok(party ? { domain: party.domain } : {});
  });
  route(api, 'beginPasskeyLogin', async ({ request }) => {
    const party = requireParty(ports, request);
    await countTry(ports, request);
    return ok({ options: await beginPasskeyLogin(ports, party) });
  });
  route(api, 'logInWithPasskey', async ({ body, request }) => {
    const party = requireParty(ports, request);
    await countTry(ports, request);
    const from = loginOrigin(ports, request);
    const session = await logInWithPasskey(ports, body.response, { party, from });
    return withCookies(ports, from, { status: 200, session });
  });
  route(api, 'listPasskeys', async ({ caller }) => ok(await passkeysOf(sqlOf(ports.pool), caller.user._id)));
  route(api, 'beginPasskey', async ({ caller, body, request }) =>
    ok({ options: await beginPasskey(ports, { caller, party: requireParty(ports, request) }, body) }),
  );
  route(api, 'addPasskey', async ({ caller, body, request }) => ({
    status: 201,
    body: await addPasskey(ports, { caller, party: requireParty(ports, request) }, body),
  }));
  route(api, 'renamePasskey', async ({ caller, params, body }) => {
    const sql = sqlOf(ports.pool);
    const { _id: userId } = caller.user;
    const renamed = await renamePasskey(sql, { userId, id: params._id }, body.name);
    if (!renamed) throw new Refusal('not-found');
    await audit(sql, ports, { action: 'rename-passkey', userId, detail: { passkey: params._id } });
    return ok(renamed);
  });
  route(api, 'removePasskey', async ({ caller, params }) => {
    await removeOwnPasskey(ports, caller, params._id);
    return { status: 204, body: undefined };
  });
}

/** Counted per address, like passwords. A challenge and its answer count separately. */
const countTry = (ports: Ports, { ip }: FastifyRequest): Promise<void> =>
  countRequest(
    sqlOf(ports.pool),
    { bucket: `passkey:${placeOf(ip)}`, limit: 2 * ports.config.limits.loginPerAddress, seconds: 900 },
    ports.now(),
  );
