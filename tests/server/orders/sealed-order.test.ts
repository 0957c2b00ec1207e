/** The paper of a signed order is stored and printed as it was signed, whatever a later release words otherwise. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { signedOrder } from '#documents/signed-order.ts';
import { paperOfSeal } from '#documents/order/stored-papers.ts';
import { ENGLISH_ORDER } from '#text/order-paper-words.ts';
import { keepOrderPapersCommand } from '../../../server/operations/commands/keep-order-papers.ts';
import { verifyOrderCommand } from '../../../server/operations/commands/verify-order.ts';
import { papersOfOrders } from '../../../server/orders/order-papers.ts';
import { contextOfOrder } from '../../../server/orders/seal-order.ts';
import { sqlOf } from '../../../server/storage/sql.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { operatorSays } from '../../support/operator-says.ts';
import { serverForFile } from '../../support/server-for-file.ts';

const server = serverForFile({ config: { publicUrl: 'http://zamanat.test' } });
let lawyer: Calls;
let judge: Calls;
let application: Application;
let path: string;

beforeAll(async () => {
  lawyer = callsOf(server, await server.makeUser('lawyer'));
  judge = callsOf(server, await server.makeUser('judge'));
});

const GRANT = {
  status: 'Approved',
  outcome: 'granted',
  reasons: ['parity'],
  text: 'The co-accused Ramesh Patil is on bail.',
  state: { position: 'opposed', text: 'The vehicle was not recovered.' },
  bond: { amount: 25_000, sureties: 1 },
};
const NEXT_WEEK = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
const LISTED = { date: NEXT_WEEK, time: '11:00', purpose: 'arguments', courtroom: '4', minutes: 20 };
const SLIP = { wrong: 'Ramesh Patil', right: 'Rakesh Patil', why: 'The name is misspelled' };

/** The words of a later release. */
const REWORDED = {
  ...ENGLISH_ORDER,
  title: 'ORDER ON BAIL',
  noOpinion: 'This order decides nothing else.',
};

beforeEach(async () => {
  const { body } = await lawyer.post('/applications', filed());
  application = (await judge.put(`/applications/${body._id}`, GRANT)).body;
  path = `/applications/${application._id}/orders/${first()._id}`;
});

const orderAt = ({ orders }: Application, index: number) => {
  const order = orders[index];
  if (!order) throw new Error('no order');
  return order;
};
const first = () => orderAt(application, 0);
const sql = () => sqlOf(server.ports.pool);

/** As the owner of the tables can. */
async function tamper(statement: string): Promise<void> {
  const client = await server.pool.connect();
  await client.query('SET session_replication_role = replica');
  await client.query(statement);
  await client.query('RESET session_replication_role');
  client.release();
}

it('gives the filer and the court the words that were signed', async () => {
  const composed = signedOrder(application, first(), await contextOfOrder(first()));
  for (const calls of [lawyer, judge]) {
    const { status, body } = await calls.get(`${path}/paper`);
    expect(status).toBe(200);
    expect(body.sha256).toBe(first().proof?.sha256);
    expect(plainText(paperOfSeal(body.paper))).toBe(plainText(composed));
  }
});

it('prints them after a release with other words, byte for byte', async () => {
  const context = await contextOfOrder(first());
  const signed = plainText(signedOrder(application, first(), context));
  const later = { ...context, words: REWORDED };
  expect(plainText(signedOrder(application, first(), later))).not.toBe(signed);
  const stored = await papersOfOrders(sql(), application._id);
  expect(plainText(signedOrder(application, first(), { ...later, stored }))).toBe(signed);
});

it('corrects the signed words, not those of a later release', async () => {
  const context = { ...(await contextOfOrder(first())), words: REWORDED };
  const stored = await papersOfOrders(sql(), application._id);
  expect((await judge.post(`${path}/correction`, SLIP)).status).toBe(204);
  const after: Application = (await judge.get(`/applications/${application._id}`)).body;
  const paper = plainText(signedOrder(after, orderAt(after, 1), { ...context, stored }));
  expect(paper).toContain('The co-accused Rakesh Patil is on bail.');
  expect(paper).toContain(ENGLISH_ORDER.noOpinion);
  expect(paper).not.toContain('ORDER ON BAIL');
  const own = await judge.get(`/applications/${after._id}/orders/${orderAt(after, 1)._id}/paper`);
  expect(plainText(paperOfSeal(own.body.paper))).toBe(paper);
});

it('prints no particular and no former name of a child of later known age', async () => {
  const { applicant } = application;
  const context = await contextOfOrder(first());
  const stored = await papersOfOrders(sql(), application._id);
  const before = plainText(signedOrder(application, first(), { ...context, stored }));
  expect(before).toContain(applicant.address);
  const renamed = { ...applicant, name: 'Rajeshwar Gaekwad', address: '14 Neem Gali, Pune', age: 16 };
  const amendments = [{ at: application.createdAt, by: application.createdBy, before: { applicant } }];
  const after = { ...application, applicant: renamed, amendments };
  const paper = plainText(signedOrder(after, first(), { ...context, stored }));
  expect(paper).toContain('child');
  for (const particular of [applicant.name, applicant.address, renamed.name, renamed.address])
    expect(paper).not.toContain(particular);
});

it('refuses others, and writes each reading into the audit log', async () => {
  const other = await server.makeUser('lawyer');
  expect((await callsOf(server, other).get(`${path}/paper`)).status).toBe(404);
  expect((await lawyer.get(`${path.slice(0, -12)}000000000000/paper`)).status).toBe(404);
  await lawyer.get(`${path}/paper`);
  const { rows } = await server.ports.pool.query(
    `SELECT action, detail FROM audit WHERE entity_id = $1 AND (detail->'orders' IS NOT NULL OR action = 'denied')
     ORDER BY at`,
    [application._id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['denied', 'read']);
  expect(rows[1].detail).toEqual({ orders: [first()._id] });
});

it('gives a former court the paper of its own order', async () => {
  await server.ports.pool.query(
    `UPDATE applications SET record = jsonb_set(record, '{case,court}', '"sessions"') WHERE _id = $1`,
    [application._id],
  );
  const seated = callsOf(
    server,
    await server.makeUser('judge', [{ kind: first().by.seat?.kind ?? 'sessions' }]),
  );
  const { status, body } = await seated.get(`${path}/paper`);
  expect([status, body.orderId]).toEqual([200, first()._id]);
  const { name } = application.applicant;
  expect(JSON.stringify(body.paper)).toContain(name);
  await server.ports.pool.query(
    `UPDATE applications SET record = jsonb_set(record, '{applicant,age}', '16') WHERE _id = $1`,
    [application._id],
  );
  const { body: ofChild } = await seated.get(`${path}/paper`); // known as a child only since the order
  expect(JSON.stringify(ofChild.paper)).not.toContain(name);
  const elsewhere = callsOf(server, await server.makeUser('judge', [{ kind: 'high' }]));
  expect((await elsewhere.get(`${path}/paper`)).status).toBe(404);
});

it('finds a paper with other words', async () => {
  await tamper(`UPDATE order_papers SET paper = jsonb_set(paper, '{blocks,1,text}', '"REJECTED"')`);
  await expect(operatorSays(verifyOrderCommand, server.ports, first()._id)).rejects.toThrow(
    'The words of its paper were changed in order_papers.',
  );
});

it('keeps the paper of an order from before papers, unless this release words it otherwise', async () => {
  await tamper('DELETE FROM order_papers');
  expect((await lawyer.get(`${path}/paper`)).body).toEqual({
    orderId: first()._id,
    sha256: first().proof?.sha256,
  });
  expect(await operatorSays(keepOrderPapersCommand, server.ports)).toMatch(/\d+ papers? stored\./);
  expect((await lawyer.get(`${path}/paper`)).body.paper).toBeDefined();
  expect(await operatorSays(keepOrderPapersCommand, server.ports)).toMatch(/^0 papers stored\./);
});

it('reads the way of the order from the filing to the release', async () => {
  const listed = await judge.post(`/cases/${application.caseId}/hearings`, LISTED);
  expect(listed.status).toBe(201);
  const bailOrder = { state: 'granted', on: '2026-11-28', releasedOn: '2026-12-02' };
  const released = await lawyer.put(`/cases/${application.caseId}`, { facts: { bailOrder } });
  expect(released.status).toBe(200);
  const said = await operatorSays(verifyOrderCommand, server.ports, first()._id);
  const steps = said.split('From the audit log:\n')[1]?.split('\n') ?? [];
  expect(steps.map((step) => step.replace(/^\d\d-\d\d-\d{4} \d\d:\d\d IST: /, ''))).toEqual([
    'Application filed, Meera Deshpande',
    'This order signed, Justice Rao',
    'Hearing listed, Justice Rao',
    'Release entered for 02-12-2026, Meera Deshpande',
  ]);
});
