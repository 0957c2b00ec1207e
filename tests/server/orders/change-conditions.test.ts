/** Other conditions of bail are an order of their own; the grant stays in force with its bond. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import type { Order } from '#contract/application/order.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import { signedOrder } from '#documents/signed-order.ts';
import { contextOfOrder } from '../../../server/orders/seal-order.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { serverForFile } from '../../support/server-for-file.ts';

const server = serverForFile();
let lawyer: Calls;
let judge: Calls;
let other: Calls;
let application: Application;

const ATTEND = { code: 'attend', text: 'Attend the court on every date', concern: 'Attendance' };
const REPORT = { code: 'report-periodically', text: 'Report to the police station', concern: 'Attendance' };
const GRANT = {
  status: 'Approved',
  outcome: 'granted',
  reasons: ['parity'],
  state: { position: 'opposed', text: 'The vehicle was not recovered.' },
  bond: { amount: 25_000, sureties: 1 },
  conditions: [ATTEND, REPORT],
};
const CHANGE = {
  askedBy: 'applicant',
  otherSide: 'heard',
  text: 'The charge-sheet is filed, so the reports to the station serve no purpose.',
  conditions: [ATTEND],
};

beforeAll(async () => {
  lawyer = callsOf(server, await server.makeUser('lawyer'));
  judge = callsOf(server, await server.makeUser('judge'));
  other = callsOf(server, await server.makeUser('judge'));
});

beforeEach(async () => {
  const { body } = await lawyer.post('/applications', filed());
  application = (await judge.put(`/applications/${body._id}`, GRANT)).body;
});

function orderAt({ orders }: Application, index: number): Order {
  const order = orders[index];
  if (!order) throw new Error('no order');
  return order;
}

const pathOf = (order: Order, act = 'conditions') =>
  `/applications/${application._id}/orders/${order._id}/${act}`;
const change = async (body: unknown = CHANGE, by = judge, index = 0) =>
  by.post(pathOf(orderAt(await read(), index)), body);
const read = async (): Promise<Application> => (await lawyer.get(`/applications/${application._id}`)).body;
const verify = async (id: string) => (await callsOf(server).get(`/verify/${id}`)).body;

it('replaces the conditions alone, and both orders verify', async () => {
  expect((await change()).status).toBe(204);
  const after = await read();
  const [grant, next] = [orderAt(after, 0), orderAt(after, 1)];
  expect(grant).toEqual(orderAt(application, 0));
  expect(next).toMatchObject({
    to: 'Approved',
    bond: GRANT.bond,
    conditions: [ATTEND],
    modification: { of: grant._id, askedBy: 'applicant', otherSide: 'heard' },
  });
  const verified = await verify(grant._id);
  expect(verified).toMatchObject({ standing: 'in-force', conditionsReplacedAt: next.at, matches: true });
  expect(await verify(next._id)).toMatchObject({ standing: 'in-force', matches: true });
  expect(after.updates.at(-1)?.told).toMatchObject({ code: 'conditions-changed' });
});

it('supersedes an earlier change of the conditions, and the grant stays in force', async () => {
  await change();
  expect((await change({ ...CHANGE, conditions: [REPORT] }, judge, 1)).status).toBe(204);
  const { orders } = await read();
  const standing = await Promise.all(orders.map(async ({ _id }) => (await verify(_id)).standing));
  expect(standing).toEqual(['in-force', 'superseded', 'in-force']);
});

it('lets another judge of the court change conditions, and cancels the bail of the grant', async () => {
  expect((await change(CHANGE, other)).status).toBe(204);
  const cancels = { status: 'Rejected', reasons: ['bail-misused'], text: 'He threatened a witness.' };
  await judge.put(`/applications/${application._id}`, { ...cancels, outcome: 'refused' });
  const after = await read();
  const last = orderAt(after, 2);
  const paper = exactTextOf(signedOrder(after, last, await contextOfOrder(last)));
  expect(paper).toContain('Thebailgrantedbytheorderdated');
  const standing = await Promise.all(after.orders.map(async ({ _id }) => (await verify(_id)).standing));
  expect(standing).toEqual(['superseded', 'superseded', 'in-force']);
});

it.each([
  ['the same conditions', { conditions: [ATTEND, REPORT] }, 'conditions'],
  ['no reason', { text: '' }, 'text'],
  ['no one who asks', { askedBy: undefined }, 'askedBy'],
  ['the other side not heard', { otherSide: undefined }, 'otherSide'],
  ['other words than those shown', { shown: '0'.repeat(64) }, 'shown'],
])('refuses a change with %s', async (_, words, field) => {
  const answer = await change({ ...CHANGE, ...words });
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  expect((await read()).orders).toHaveLength(1);
});

it('refuses a change of an earlier order, and one after a refusal', async () => {
  await change();
  const late = await change();
  expect([late.status, late.body.msg]).toEqual([409, expect.stringContaining('A later order was made.')]);
  const cancels = { status: 'Rejected', reasons: ['bail-misused'], text: 'He threatened a witness.' };
  await judge.put(`/applications/${application._id}`, cancels);
  const refused = await change(CHANGE, judge, 2);
  expect([refused.status, refused.body.msg]).toEqual([409, expect.stringContaining('No bail is in force')]);
});

it('corrects the change and not the grant before it', async () => {
  await change({ ...CHANGE, text: 'The report of Ramesh Patil is filed.' });
  const { orders } = await read();
  const slip = { wrong: 'Ramesh Patil', right: 'Rakesh Patil', why: 'The name is misspelled' };
  const [grant, next] = orders;
  if (!grant || !next) throw new Error('no order');
  expect((await judge.post(pathOf(grant, 'correction'), slip)).body.msg).toContain('Only the last order');
  expect((await judge.post(pathOf(next, 'correction'), slip)).status).toBe(204);
  const standing = await Promise.all(
    (await read()).orders.map(async ({ _id }) => (await verify(_id)).standing),
  );
  expect(standing).toEqual(['in-force', 'superseded', 'in-force']);
});
