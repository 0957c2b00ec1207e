/** A clerical correction is a new order that supersedes the signed one; nothing else changes a signed order. */
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
let path: string;

beforeAll(async () => {
  lawyer = callsOf(server, await server.makeUser('lawyer'));
  judge = callsOf(server, await server.makeUser('judge'));
  other = callsOf(server, await server.makeUser('judge'));
});

const GRANT = {
  status: 'Approved',
  outcome: 'granted',
  reasons: ['parity'],
  text: 'The co-accused Ramesh Patil is on bail.',
  state: { position: 'opposed', text: 'The vehicle was not recovered.' },
  bond: { amount: 25_000, sureties: 1 },
};
const SLIP = { wrong: 'Ramesh Patil', right: 'Rakesh Patil', why: 'The name is misspelled' };

beforeEach(async () => {
  const { body } = await lawyer.post('/applications', filed());
  application = (await judge.put(`/applications/${body._id}`, GRANT)).body;
  path = `/applications/${application._id}/orders/${orderAt(application, 0)._id}/correction`;
});

function orderAt({ orders }: Application, index: number): Order {
  const order = orders[index];
  if (!order) throw new Error('no order');
  return order;
}

const read = async (): Promise<Application> => (await lawyer.get(`/applications/${application._id}`)).body;
const verify = async (id: string) => (await callsOf(server).get(`/verify/${id}`)).body;
const paperOf = async (from: Application, order: Order) =>
  exactTextOf(signedOrder(from, order, await contextOfOrder(order)));

it('makes a new order with the right words, and supersedes the earlier one', async () => {
  expect((await judge.post(path, SLIP)).status).toBe(204);
  const after = await read();
  const [first, second] = [orderAt(after, 0), orderAt(after, 1)];
  expect(first).toEqual(orderAt(application, 0));
  expect(second).toMatchObject({ to: 'Approved', bond: GRANT.bond, correction: { of: first._id, ...SLIP } });
  expect(second.text).toBe('The co-accused Rakesh Patil is on bail.');
  const paper = await paperOf(after, second);
  expect(paper).toContain('Correctedundersection403BNSSon');
  expect(paper).toContain('for“RameshPatil”read“RakeshPatil”.Reason:Thenameismisspelled.');
  expect(paper.split('RameshPatil')).toHaveLength(2);
  expect(await verify(first._id)).toMatchObject({ standing: 'superseded', matches: true });
  expect(await verify(second._id)).toMatchObject({ standing: 'in-force', matches: true });
  expect(after.updates.at(-1)?.told).toMatchObject({ code: 'order-corrected', wrong: 'Ramesh Patil' });
});

it('corrects a name of the record also in the operative part, and a correction again', async () => {
  await judge.post(path, { ...SLIP, wrong: 'Jadhav', right: 'Jadhao' });
  const once = await read();
  const at = `/applications/${application._id}/orders/${orderAt(once, 1)._id}/correction`;
  expect((await judge.post(at, SLIP)).status).toBe(204);
  const after = await read();
  const paper = await paperOf(after, orderAt(after, 2));
  expect(paper).toContain('RakeshPatil');
  expect(paper).toContain('SunilRamchandraJadhao');
  expect(paper.split('Correctedundersection403BNSS')).toHaveLength(3);
});

it.each([
  ['the amount of the bond', { wrong: '25,000', right: '15,000' }, 'wrong'],
  ['the outcome', { wrong: 'is allowed', right: 'is rejected' }, 'wrong'],
  ['words that are not in the order', { wrong: 'Kolkata', right: 'Kolhapur' }, 'wrong'],
  ['a part of a word', { wrong: 'amesh', right: 'akesh' }, 'wrong'],
  ['the same words', { wrong: 'Ramesh Patil', right: 'Ramesh Patil' }, 'right'],
])('refuses a correction of %s', async (_, words, field) => {
  const answer = await judge.post(path, { ...SLIP, ...words });
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  expect((await read()).orders).toHaveLength(1);
});

it('refuses a correction by another judge, and of an order no longer in force', async () => {
  const answer = await other.post(path, SLIP);
  expect(answer.status).toBe(403);
  expect(answer.body.msg).toContain('Only the judge who signed this order can correct it.');
  await judge.post(path, SLIP);
  expect((await judge.post(path, SLIP)).body.code).toBe('status-closed');
  expect((await judge.post(path, { ...SLIP, shown: '0'.repeat(64) })).status).not.toBe(204);
});

it('refuses a second order with the same outcome', async () => {
  for (const [calls, order] of [
    [judge, GRANT],
    [other, { status: 'Approved' }],
  ] as const) {
    const again = await calls.put(`/applications/${application._id}`, order);
    expect([again.status, again.body.code]).toEqual([409, 'status-closed']);
    expect(again.body.msg).toContain('a signed order does not change');
  }
});

it('refuses another judge who changes an order without the grounds of a new one', async () => {
  const at = `/applications/${application._id}`;
  const bare = await other.put(at, { status: 'Rejected', reasons: ['gravity-of-offence'] });
  expect([bare.status, Object.keys(bare.body.fields).toSorted()]).toEqual([400, ['reasons', 'text']]);
  const cancels = { status: 'Rejected', reasons: ['bail-misused'], text: 'He threatened a witness.' };
  expect((await other.put(at, cancels)).status).toBe(200);
});
