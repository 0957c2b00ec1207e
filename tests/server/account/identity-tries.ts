/** One valid request of each call about the second factor, the password and the e-mail, for the test of the contract. */
import type { EndpointName } from '#contract/endpoints.ts';
import { addedAuthenticator, codeAt } from '../../support/added-authenticator.ts';
import { type CallResult, type Calls, callsOf } from '../../support/calls.ts';
import { PASSWORD, type TestServer } from '../../support/test-server.ts';

const AUTHENTICATOR = '/users/second-factor/authenticator';

type Name = Extract<
  EndpointName,
  | 'requestEmailConfirmation'
  | 'confirmEmail'
  | 'changePassword'
  | 'confirmIdentity'
  | 'secondFactor'
  | 'beginAuthenticator'
  | 'confirmAuthenticator'
  | 'removeAuthenticator'
  | 'newRecoveryCodes'
>;

/** Functions, because the server starts after the table is built. */
export const identityTries = ({
  server,
  judge,
}: {
  readonly server: () => TestServer;
  readonly judge: () => Calls;
}): Readonly<Record<Name, () => Promise<CallResult>>> => ({
  requestEmailConfirmation: async () =>
    callsOf(server(), await server().makeUser('user')).post('/users/email-confirmation', {}),
  confirmEmail: async () => {
    const who = await server().makeUser('user');
    await server().pool.query('UPDATE users SET email_confirmed = false WHERE _id = $1', [who.user._id]);
    await callsOf(server(), who).post('/users/email-confirmation', {});
    const mail = server().mails.findLast(({ to }) => to === who.user.email);
    return callsOf(server()).post('/auth/confirm-email', { token: mail?.text.match(/#([\w-]{43})/)?.[1] });
  },
  changePassword: async () => {
    const own = callsOf(server(), await server().makeUser('user'));
    return own.put('/users/password', { current: PASSWORD, password: 'four loud egrets' });
  },
  confirmIdentity: async () =>
    callsOf(server(), await server().makeUser('user')).post('/users/identity', { password: PASSWORD }),
  secondFactor: async () => judge().get('/users/second-factor'),
  beginAuthenticator: async () =>
    callsOf(server(), await server().makeUser('user')).post(AUTHENTICATOR, { password: PASSWORD }),
  confirmAuthenticator: async () => {
    const own = callsOf(server(), await server().makeUser('user'));
    const { secret } = (await own.post(AUTHENTICATOR, { password: PASSWORD })).body;
    return own.put(AUTHENTICATOR, { code: codeAt(secret, server().now()) });
  },
  removeAuthenticator: async () => {
    const who = await server().makeUser('user');
    await addedAuthenticator(server(), who);
    return callsOf(server(), who).delete(AUTHENTICATOR, { password: PASSWORD });
  },
  newRecoveryCodes: async () => {
    const who = await server().makeUser('user');
    await addedAuthenticator(server(), who);
    return callsOf(server(), who).post('/users/second-factor/recovery-codes', { password: PASSWORD });
  },
});
