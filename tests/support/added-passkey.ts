import { callsOf, type CallResult } from './calls.ts';
import { passkeyDevice, type PasskeyDevice, type ClientContext } from './passkey-device.ts';
import { PASSWORD, type TestServer, type TestUser } from './test-server.ts';

/** Address of a test server. */
export const HERE: ClientContext = { origin: 'http://zamanat.test', domain: 'zamanat.test' };

/** A new device with a passkey of this user. */
export async function addedPasskey(
  server: TestServer,
  who: TestUser,
): Promise<{ readonly device: PasskeyDevice; readonly added: CallResult }> {
  const own = callsOf(server, who);
  const device = passkeyDevice();
  const { body } = await own.post('/users/passkeys/challenge', { password: PASSWORD });
  const response = device.create(body.options, HERE);
  return { device, added: await own.post('/users/passkeys', { response, name: 'My phone' }) };
}
