/** Other conditions of bail are an order of their own; the grant stays in force with its bond. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  ['a higher bond', { bond: { amount: 50_000, sureties: 1 } }, 'bond'],
  ['more sureties', { bond: { amount: 10_000, sureties: 2 } }, 'bond'],
  ['no reason', { text: '' }, 'text'],
  ['no one who asks', { askedBy: undefined }, 'askedBy'],
  ['the other side not heard', { otherSide: undefined }, 'otherSide'],
  ['other words than those shown', { shown: '0'.repeat(64) }, 'shown'],
])('refuses a change with %s', async (_, words, field) => {
  const answer = await change({ ...CHANGE, ...words });
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  expect((await read()).orders).toHaveLength(1);
});

it('reduces the bond and keeps the conditions', async () => {
  const { conditions } = GRANT;
  const bond = { amount: 10_000, sureties: 0 };
  expect((await change({ ...CHANGE, conditions, bond })).status).toBe(204);
  const after = await read();
  expect(orderAt(after, 1)).toMatchObject({ bond, conditions });
  expect(await verify(orderAt(after, 1)._id)).toMatchObject({ matches: true });
  expect(await verify(orderAt(after, 0)._id)).toMatchObject({ conditionsReplacedAt: orderAt(after, 1).at });
});

it('records the notice to the informant or victim', async () => {
  const victim = { result: 'heard', on: '2026-11-20' };
  expect((await change({ ...CHANGE, victim })).status).toBe(204);
  const made = orderAt(await read(), 1);
  expect(made.victim).toEqual(victim);
  const paper = exactTextOf(signedOrder(await read(), made, await contextOfOrder(made)));
  expect(paper).toContain('Theinformantorvictimwasheard.');
});

it('requires the notice to the victim under the SC/ST Act', async () => {
  const matter = filed({ case: { sections: ['SC/ST 3(1)(r)'] } });
  const { body } = await lawyer.post('/applications', matter);
  const grant = { ...GRANT, victim: { result: 'heard' } };
  application = (await judge.put(`/applications/${body._id}`, grant)).body;
  const refused = await change();
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { victim: 'Record the notice to the victim or informant.' },
  ]);
  expect((await change({ ...CHANGE, victim: { result: 'not-appeared' } })).status).toBe(204);
  const cancels = { status: 'Rejected', reasons: ['bail-misused'], text: 'Threats.', outcome: 'refused' };
  const unheard = await judge.put(`/applications/${body._id}`, cancels);
  expect(unheard.body.fields).toEqual({ victim: 'Record the notice to the victim or informant.' });
  const alone = await judge.put(`/applications/${body._id}`, { status: 'Rejected' });
  expect(alone.body.fields).toEqual({ victim: 'Record the notice to the victim or informant.' });
  expect((await read()).status).toBe('Approved');
});

const points = () => `/applications/${application._id}/contested`;

const ASKED = {
  about: 'Conditions of bail',
  says: 'The charge-sheet is filed.',
  conditionsAsked: 'No report to the police station.',
  source: 'applicant',
  state: 'open',
};
const ask = async (body: unknown = ASKED, by = lawyer) => by.post(points(), body);

describe('a request of the filer for other conditions', () => {
  it('is seen by the court and decided by the order that names it', async () => {
    const { body: request, status } = await ask();
    expect([status, request.by.role]).toEqual([201, 'lawyer']);
    expect((await other.get(points())).body).toEqual([request]);
    expect((await change({ ...CHANGE, request: request._id })).status).toBe(204);
    expect((await lawyer.get(points())).body).toMatchObject([{ state: 'decided', version: 2 }]);
    const made = orderAt(await read(), 1);
    expect(made.modification?.request).toMatchObject({ _id: request._id, asked: ASKED.conditionsAsked });
    expect(await verify(made._id)).toMatchObject({ matches: true });
    const again = await change({ ...CHANGE, conditions: [], request: request._id }, judge, 1);
    expect([again.status, again.body.msg]).toEqual([409, expect.stringContaining('taken back or decided')]);
    expect((await lawyer.remove(`/contested/${request._id}`)).body.msg).toContain('has decided this request');
  });

  it('is rejected by an order that keeps the terms, and nothing counts as replaced', async () => {
    const { body: request } = await ask();
    const { conditions } = GRANT;
    expect((await change({ ...CHANGE, conditions, request: request._id })).status).toBe(204);
    const { orders, updates } = await read();
    expect(updates.at(-1)?.description).toMatch(/^Request for other conditions of bail rejected by /);
    const [grant, rejection] = await Promise.all(orders.map(async ({ _id }) => verify(_id)));
    expect([grant.standing, grant.conditionsReplacedAt, rejection.matches]).toEqual([
      'in-force',
      undefined,
      true,
    ]);
  });

  it('is taken back by the filer alone, and changed by nobody', async () => {
    const { body: request } = await ask();
    const at = `/contested/${request._id}`;
    expect((await judge.put(at, { state: 'admitted' })).status).toBe(403);
    expect((await judge.remove(at)).status).toBe(403);
    expect((await lawyer.remove(at)).status).toBe(204);
    const late = await change({ ...CHANGE, request: request._id });
    expect([late.status, late.body.msg]).toEqual([409, expect.stringContaining('Read the file again')]);
  });

  it.each([
    ['a point of the court', { ...ASKED, conditionsAsked: undefined }],
    ['a point of the State', { ...ASKED, source: 'state' }],
    ['a mark', { ...ASKED, state: 'admitted' }],
  ])('is the only point of the filer, not %s', async (_, body) => {
    expect((await ask(body)).status).toBe(403);
  });

  it('needs bail in force, and is never entered by the court', async () => {
    expect((await ask(ASKED, judge)).status).toBe(403);
    const cancels = { status: 'Rejected', reasons: ['bail-misused'], text: 'He threatened a witness.' };
    await judge.put(`/applications/${application._id}`, cancels);
    const refused = await ask();
    expect([refused.status, refused.body.msg]).toEqual([409, expect.stringContaining('No bail is in force')]);
  });
});

it('refuses a second open request of the filer for other conditions', async () => {
  const { body: request } = await ask();
  const second = await ask({ ...ASKED, conditionsAsked: 'Travel to Nashik.' });
  expect([second.status, second.body.msg]).toEqual([409, expect.stringContaining('Take it back to ask')]);
  expect((await lawyer.get(points())).body).toEqual([request]);
  await lawyer.remove(`/contested/${request._id}`);
  expect((await ask({ ...ASKED, conditionsAsked: 'Travel to Nashik.' })).status).toBe(201);
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
