/** Over the API: the bail of a child with the grounds of a refusal, and the withheld names of a child and a victim. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, dayInIndia } from '#kernel/calendar-date.ts';
import { order as english } from '#text/en/applications/order.ts';
import { wire } from '#text/hi/account/wire.ts';
import { order as hindi } from '#text/hi/applications/order.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { serverForFile } from '../../support/server-for-file.ts';

const server = serverForFile();
let lawyer: Calls;
let judge: Calls;
let id: string;
let caseId: string;

const NAME = 'Sunil';

beforeAll(async () => {
  [lawyer, judge] = [
    callsOf(server, await server.makeUser('lawyer')),
    callsOf(server, await server.makeUser('judge')),
  ];
});
beforeEach(async () => {
  const { body } = await lawyer.post('/applications', filed({ applicant: { age: 16 } }));
  [id, caseId] = [body._id, body.caseId];
});

const refusal = async (order: unknown) =>
  judge.put(`/applications/${id}`, { status: 'Rejected', ...Object(order) });
const WHY = 'The father was convicted of receiving stolen property.';

it.each([
  ['no ground', { text: WHY }, ['childGrounds']],
  ['gravity', { reasons: ['gravity-of-offence'], text: WHY }, ['childGrounds', 'reasons']],
  ['another reason in words', { reasons: ['other'], text: WHY }, ['childGrounds', 'reasons']],
  [
    'antecedents beside a ground',
    { reasons: ['antecedents'], childGrounds: ['danger'], text: WHY },
    ['reasons'],
  ],
  ['a ground without circumstances', { childGrounds: ['danger'] }, ['text']],
  ['the bare call', {}, ['childGrounds', 'text']],
])('refuses to reject the bail of a child for %s', async (_, order, fields) => {
  const { status, body } = await refusal(order);
  expect([status, Object.keys(body.fields)]).toEqual([400, fields]);
  expect((await lawyer.get(`/applications/${id}`)).body.status).toBe('Pending');
});

it.each(Object.values(english.childErrors))('is said in Hindi too: %s', (sentence) => {
  expect(Object.values(hindi.childErrors)).toContain(wire.said(sentence));
});

it('stores a refusal on a ground of JJ 12(1) apart from the reasons', async () => {
  const { status, body } = await refusal({ childGrounds: ['known-criminals'], text: WHY });
  expect([status, body.status]).toEqual([200, 'Rejected']);
  expect(body.orders.at(-1)).toMatchObject({ reasons: [], childGrounds: ['known-criminals'], text: WHY });
});

it('refuses the grounds of a child for an adult, and in an approval', async () => {
  const { body: adult } = await lawyer.post('/applications', filed({ case: { firNumber: '9/2024' } }));
  const order = { childGrounds: ['danger'], text: WHY };
  const refused = await judge.put(`/applications/${adult._id}`, { status: 'Rejected', ...order });
  const approved = await judge.put(`/applications/${id}`, { status: 'Approved', ...order });
  expect([refused, approved].map(({ body }) => Object.keys(body.fields))).toEqual([
    ['childGrounds'],
    ['childGrounds'],
  ]);
});

it('approves the bail of a child', async () => {
  expect((await judge.put(`/applications/${id}`, { status: 'Approved', conditions: [] })).status).toBe(200);
});

it('leaves anticipatory bail of a child to the usual reasons', async () => {
  const { body } = await lawyer.post(
    '/applications',
    filed({
      applicant: { age: 16 },
      case: { firNumber: '11/2024', court: 'sessions', custodyStatus: 'not-arrested', arrestDate: null },
      bail: { relief: 'anticipatory' },
    }),
  );
  const order = { status: 'Rejected', reasons: ['prima-facie-case'] };
  expect((await judge.put(`/applications/${body._id}`, order)).status).toBe(200);
});

it('withholds the name in titles, notifications, hearings and shared pages', async () => {
  const tomorrow = addDays(dayInIndia(server.now()), 1);
  await judge.post(`/applications/${id}/hearings`, { date: tomorrow, time: '10:30', purpose: 'arguments' });
  const { body: second } = await lawyer.post('/applications', filed({ case: { firNumber: '7/2024' } }));
  const clash = await judge.post(`/applications/${second._id}/hearings`, {
    date: tomorrow,
    time: '10:30',
    purpose: 'arguments',
  });
  const { url } = (await lawyer.post(`/applications/${id}/share`, {})).body;
  const shared = await callsOf(server).get(url.replace('/application/share', '/shared'));
  await judge.put(`/applications/${id}`, { status: 'Approved', conditions: [] });
  const seen = {
    title: (await lawyer.get(`/cases/${caseId}`)).body.title,
    clash: clash.body.warnings,
    shared: shared.body,
    notified: (await lawyer.get('/notifications')).body.filter(({ about }: { about: string }) =>
      [id, caseId].includes(about),
    ),
    docket: (await judge.get('/cases/judge/calendar')).body.filter(
      (entry: { caseId: { _id: string } }) => entry.caseId._id === caseId,
    ),
  };
  expect(seen.title).toBe('X v. State of Maharashtra');
  expect(seen.notified.map(({ title }: { title: string }) => title)).toEqual(
    expect.arrayContaining(['X (218/2024)', 'X v. State of Maharashtra']),
  );
  expect(seen.docket).toHaveLength(1);
  expect(JSON.stringify(seen)).not.toContain(NAME);
});

it('withholds the name of a victim in notifications, hearings, shared pages and orders', async () => {
  const rape = {
    firNumber: '12/2026',
    sections: ['BNS 64(1)'],
    offences: [{ code: 'BNS', section: '64(1)' }],
  };
  const allegations = 'The prosecutrix, Sunita Kale, made a complaint.';
  const { body: own } = await lawyer.post('/applications', filed({ case: { ...rape, allegations } }));
  const typed = await lawyer.put(`/cases/${own.caseId}`, { title: 'Sunil Jadhav v. Sunita Kale' });
  expect(typed.status).toBe(200);
  const day = addDays(dayInIndia(server.now()), 2);
  const listing = { date: day, time: '11:30', purpose: 'arguments' };
  await judge.post(`/applications/${own._id}/hearings`, listing);
  const clash = await judge.post(`/applications/${id}/hearings`, listing);
  const { url } = (await lawyer.post(`/applications/${own._id}/share`, {})).body;
  const shared = await callsOf(server).get(url.replace('/application/share', '/shared'));
  const docket = (await judge.get('/cases/judge/calendar')).body.filter(
    (entry: { caseId: { _id: string } }) => entry.caseId._id === own.caseId,
  );
  expect(docket[0].caseId.title).toBe('Sunil Jadhav v. X');
  expect(JSON.stringify(clash.body.warnings)).toContain('Sunil Jadhav v. X');
  const notified = (await lawyer.get('/notifications')).body;
  const order = { status: 'Approved', text: 'The victim, Sunita Kale, was heard.' };
  const decided = await judge.put(`/applications/${own._id}`, order);
  const { rows } = await server.pool.query('SELECT exact_text FROM order_seals WHERE application_id = $1', [
    own._id,
  ]);
  expect(decided.status).toBe(200);
  expect(rows[0]?.exact_text).toContain('Thevictim,X,washeard.');
  expect(JSON.stringify([docket, clash.body.warnings, shared.body, notified, rows])).not.toMatch(
    /Sunita|Kale/,
  );
});
