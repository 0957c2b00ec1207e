/** `/users/second-factor`: the authenticator app and the recovery codes of the caller. */
import { ok } from '#server/http/answer.ts';
import { type Api, route } from '#server/http/route.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  newRecoveryCodes,
  removeAuthenticator,
  secondFactorState,
} from './authenticator.ts';

export function secondFactorRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'secondFactor', async ({ caller }) => ok(await secondFactorState(ports, caller)));
  route(api, 'beginAuthenticator', async ({ caller, body }) =>
    ok(await beginAuthenticator(ports, caller, body)),
  );
  route(api, 'confirmAuthenticator', async ({ caller, body }) =>
    ok({ codes: await confirmAuthenticator(ports, caller, body.code) }),
  );
  route(api, 'removeAuthenticator', async ({ caller, body }) => {
    await removeAuthenticator(ports, caller, body);
    return { status: 204, body: undefined };
  });
  route(api, 'newRecoveryCodes', async ({ caller, body }) =>
    ok({ codes: await newRecoveryCodes(ports, caller, body) }),
  );
}
