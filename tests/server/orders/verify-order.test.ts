/** The proof of an order tells its state, and finds every stored part that was changed afterwards. */
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import { signedOrder } from '#documents/signed-order.ts';
import { serverLawTables } from '../../../server/law/server-law-tables.ts';
import { verifyOrderCommand } from '../../../server/operations/commands/verify-order.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { operatorSays } from '../../support/operator-says.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import type { TestUser } from '../../support/test-server.ts';

const server = serverForFile({ config: { publicUrl: 'http://zamanat.test' } });
let lawyer: Calls;
let judge: Calls;
let judgeUser: TestUser;
let application: Application;
let orderId: string;

beforeAll(async () => {
  lawyer = callsOf(server, await server.makeUser('lawyer'));
  judgeUser = await server.makeUser('judge');
  judge = callsOf(server, judgeUser);
});

const DECISION = {
  status: 'Approved',
  text: 'Heard. The applicant is the only earner.',
  bond: { amount: 25_000, sureties: 1 },
};

beforeEach(async () => {
  const { body } = await lawyer.post('/applications', filed());
  application = (await judge.put(`/applications/${body._id}`, DECISION)).body;
  orderId = application.orders[0]?._id ?? '';
});

const verify = async (id = orderId) => callsOf(server).get(`/verify/${id}`);
const command = async (id = orderId): Promise<string> => operatorSays(verifyOrderCommand, server.ports, id);

it('stores account, name, designation, court and the hash of the text that the paper prints', async () => {
  const [order] = application.orders;
  if (!order) throw new Error('no order');
  const paper = signedOrder(application, order, {
    lawEdition: 'any',
    tables: await serverLawTables(),
    papers: undefined,
    words: undefined,
  });
  const sha256 = createHash('sha256').update(exactTextOf(paper)).digest('hex');
  expect(order.proof).toEqual({ userId: judgeUser.user._id, sha256 });
  expect(order.by).toMatchObject({ name: 'Justice Rao', designation: 'Sessions Judge' });
  expect(exactTextOf(paper)).toContain('Heard.Theapplicantistheonlyearner.');
});

it('tells an order in force without naming a party', async () => {
  const { status, body } = await verify();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    orderId,
    standing: 'in-force',
    to: 'Approved',
    applicationNumber: application.applicationNumber,
    sha256: application.orders[0]?.proof?.sha256,
    matches: true,
  });
  expect(JSON.stringify(body)).not.toContain('Jadhav');
  expect(await command()).toMatch(/^The order matches its proof\. It is in force\./);
});

it('tells a superseded order with the day of the later one', async () => {
  await judge.put(`/applications/${application._id}`, { status: 'Rejected' });
  const { body } = await verify();
  expect(body).toMatchObject({ standing: 'superseded', matches: true });
  expect(body.supersededAt).toBe((await judge.get(`/applications/${application._id}`)).body.orders[1].at);
  expect(await command()).toMatch(/It is superseded by the order of \d\d-\d\d-\d{4}\./);
});

it('tells an order of a withdrawn application', async () => {
  const record = JSON.stringify({ ...application, status: 'Withdrawn' });
  await server.pool.query('UPDATE applications SET record = $2 WHERE _id = $1', [application._id, record]);
  expect((await verify()).body).toMatchObject({ standing: 'withdrawn', matches: true });
});

it('answers 404 for an unknown order, and says what to compare', async () => {
  expect((await verify(v7())).status).toBe(404);
  expect((await verify('none')).status).toBe(404);
  await expect(command(v7())).rejects.toThrow('This server has no proof of this order. Compare the id');
  await expect(command('none')).rejects.toThrow('Name the id of the order');
});

/** As the owner of the tables could do it. */
async function tamper(sql: string, values: readonly unknown[]): Promise<void> {
  const client = await server.pool.connect();
  await client.query('SET session_replication_role = replica');
  await client.query(sql, [...values]);
  await client.query('RESET session_replication_role');
  client.release();
}

it.each([
  [
    'its reasons',
    `UPDATE applications SET record = jsonb_set(record, '{orders,0,text}', '"Not heard."') WHERE _id = $1`,
    'The order was changed or removed in its application.',
  ],
  [
    'its bond, which it has, is removed',
    `UPDATE applications SET record = record #- '{orders,0,bond}' WHERE _id = $1`,
    'The order was changed or removed in its application.',
  ],
  [
    'its hash',
    `UPDATE applications SET record = jsonb_set(record, '{orders,0,proof,sha256}', to_jsonb(repeat('0', 64)))
     WHERE _id = $1`,
    'The order was changed or removed in its application.',
  ],
  [
    'its exact text',
    `UPDATE order_seals SET exact_text = 'Rejected.' WHERE application_id = $1`,
    'Its exact text was changed in order_seals.',
  ],
  [
    'its exact text with a new hash',
    `UPDATE order_seals SET exact_text = 'x', sha256 = sha256('x') WHERE application_id = $1`,
    'The audit row of the decision has another hash',
  ],
  [
    'a signature that nobody made',
    `UPDATE applications SET record = jsonb_set(record, '{orders,0,proof,keySignedAt}', '"2026-01-01T00:00:00.000Z"')
     WHERE _id = $1`,
    'The signature of the passkey does not fit the hash, or is missing.',
  ],
])('finds a change in the database: %s', async (_, sql, sentence) => {
  await tamper(sql, [application._id]);
  expect((await verify()).body).toMatchObject({ matches: false });
  await expect(command()).rejects.toThrow(
    /^The order does not match its proof\. .* Do not rely on it\. Run audit-verify, then compare/,
  );
  await expect(command()).rejects.toThrow(sentence);
});

it('finds an order that was removed from its application', async () => {
  await tamper(`UPDATE applications SET record = jsonb_set(record, '{orders}', '[]') WHERE _id = $1`, [
    application._id,
  ]);
  expect(await verify()).toMatchObject({
    status: 409,
    body: { msg: expect.stringContaining('certified copy') },
  });
  await expect(command()).rejects.toThrow('The order was changed or removed in its application.');
});

it('refuses to change or empty the proofs', async () => {
  for (const sql of [
    'DELETE FROM order_seals',
    'TRUNCATE order_seals CASCADE',
    `UPDATE order_seals SET at = now()`,
    'DELETE FROM order_papers',
    'TRUNCATE order_papers',
    `UPDATE order_papers SET paper = '{}'`,
  ])
    await expect(server.pool.query(sql)).rejects.toThrow('the proof of an order is never changed');
});
