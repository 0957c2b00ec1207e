import { Secret, TOTP } from 'otpauth';
import { callsOf } from './calls.ts';
import { PASSWORD, type TestServer, type TestUser } from './test-server.ts';

export interface AddedAuthenticator {
  /** Code of the app at the time of the server. */
  readonly code: () => string;
  readonly recoveryCodes: readonly string[];
}

type Server = Pick<TestServer, 'fetch' | 'now'>;

/** The code that an app shows for this base32 secret. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** An authenticator app that is set up for this user. Its next code is valid after thirty seconds. */
export async function addedAuthenticator(
  server: Server,
  who: Pick<TestUser, 'token'>,
): Promise<AddedAuthenticator> {
  const own = callsOf(server, who);
  const begun = await own.post('/users/second-factor/authenticator', { password: PASSWORD });
  if (begun.status !== 200) throw new Error(`no authenticator: ${JSON.stringify(begun.body)}`);
  const code = () => codeAt(begun.body.secret, server.now());
  const confirmed = await own.put('/users/second-factor/authenticator', { code: code() });
  if (confirmed.status !== 200) throw new Error(`not confirmed: ${JSON.stringify(confirmed.body)}`);
  return { code, recoveryCodes: confirmed.body.codes };
}
