/** The passkey of the judge signs the hash of the order. The signature stays valid when the key is removed. */
import { beforeEach, expect, it } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import { addedPasskey, HERE } from '../../support/added-passkey.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { type PasskeyDevice, passkeyDevice } from '../../support/passkey-device.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import type { TestUser } from '../../support/test-server.ts';

const server = serverForFile({ config: { publicUrl: 'http://zamanat.test' } });
let judgeUser: TestUser;
let judge: Calls;
let application: Application;
let path: string;

beforeEach(async () => {
  judgeUser = await server.makeUser('judge');
  judge = callsOf(server, judgeUser);
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const { body } = await lawyer.post('/applications', filed());
  application = (await judge.put(`/applications/${body._id}`, { status: 'Approved' })).body;
  path = `/applications/${application._id}/orders/${orderOf(application)._id}`;
});

function orderOf({ orders }: Application) {
  const [order] = orders;
  if (!order) throw new Error('no order');
  return order;
}

const verify = async () => (await callsOf(server).get(`/verify/${orderOf(application)._id}`)).body;
const challenge = async (calls = judge) => calls.post(`${path}/challenge`, {});
const sign = async (response: object) => judge.post(`${path}/signature`, { response });

async function signedWith(device: PasskeyDevice) {
  const { body } = await challenge();
  return sign(device.get(body.options, HERE));
}

it('signs the hash and keeps the signature valid when the passkey is removed', async () => {
  const { device, added } = await addedPasskey(server, judgeUser);
  const { options } = (await challenge()).body;
  const { sha256 } = orderOf(application).proof ?? {};
  expect(Buffer.from(options.challenge, 'base64url').toString('hex')).toBe(sha256);
  const before = server.now().toISOString();
  expect((await sign(device.get(options, HERE))).status).toBe(204);
  const after: Application = (await judge.get(`/applications/${application._id}`)).body;
  const { keySignedAt = '' } = orderOf(after).proof ?? {};
  expect(keySignedAt >= before).toBe(true);
  expect(after.version).toBe(application.version + 1);
  await judge.remove(`/users/passkeys/${added.body._id}`);
  expect(await verify()).toMatchObject({ matches: true, keySignedAt });
  const { rows } = await server.pool.query(`SELECT detail FROM audit WHERE action = 'sign-order'`);
  expect(rows).toEqual([{ detail: { order: orderOf(after)._id, sha256, passkey: added.body._id } }]);
});

it('refuses a second signature of the same order', async () => {
  const { device } = await addedPasskey(server, judgeUser);
  expect((await signedWith(device)).status).toBe(204);
  expect(await challenge()).toMatchObject({
    status: 409,
    body: { msg: 'This order is signed with a passkey already.' },
  });
});

it('refuses a key of nobody, an old challenge and a signature that was not offered', async () => {
  const { device } = await addedPasskey(server, judgeUser);
  const { options } = (await challenge()).body;
  expect((await sign(passkeyDevice().get(options, HERE))).status).toBe(403);
  const response = device.get((await challenge()).body.options, HERE);
  server.advance(6 * 60_000);
  expect((await sign(response)).status).toBe(403);
  expect((await sign(device.get(options, HERE))).status).toBe(403);
  expect(await verify()).toMatchObject({ matches: true });
  expect((await verify()).keySignedAt).toBeUndefined();
});

it('refuses the signature of another order and one without a verified user', async () => {
  const { device } = await addedPasskey(server, judgeUser);
  await challenge();
  const other = { challenge: Buffer.alloc(32).toString('base64url') };
  expect((await sign(device.get(other, HERE))).status).toBe(403);
  const { options } = (await challenge()).body;
  expect((await sign(device.get(options, { ...HERE, verified: false }))).status).toBe(403);
});

it('refuses another judge, and a judge without a passkey, with a sentence each', async () => {
  const other = callsOf(server, await server.makeUser('judge'));
  expect((await challenge(other)).body.msg).toBe(
    'Only the judge who signed this order can sign it with a passkey.',
  );
  expect((await challenge()).body.msg).toBe(
    'Your account has no passkey for this address. Add one in Settings, then sign the order.',
  );
});

it('finds a stored signature that was replaced', async () => {
  const { device } = await addedPasskey(server, judgeUser);
  await signedWith(device);
  const client = await server.pool.connect();
  await client.query('SET session_replication_role = replica');
  await client.query(
    `UPDATE order_signatures SET response = jsonb_set(response, '{response,signature}', '"AAAA"') WHERE order_id = $1`,
    [orderOf(application)._id],
  );
  await client.query('RESET session_replication_role');
  client.release();
  expect(await verify()).toMatchObject({ matches: false });
});
