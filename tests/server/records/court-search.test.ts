/** The search of a court on the server finds what the search of a device finds, and only in the caller's courts. */
import { beforeAll, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { endSeatCommand } from '../../../server/operations/commands/verify-judge.ts';
import { indexMatters } from '../../../server/find/index-matters.ts';
import { extendChain } from '../../../server/storage/audit-chain.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { operatorSays } from '../../support/operator-says.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import type { TestUser } from '../../support/test-server.ts';

const server = serverForFile();
let lawyer: Calls;
let pune: TestUser;
let nashik: Calls;
let whole: Calls;
const ids = { hindi: v7(), latin: v7(), nashik: v7(), moved: v7(), child: v7() };

const inCourt = (courtPlace: string, firNumber: string) => ({
  case: { courtPlace, firNumber, policeStation: 'Hadapsar' },
});

beforeAll(async () => {
  lawyer = callsOf(server, await server.makeUser('lawyer'));
  pune = await server.makeUser('judge', [{ kind: 'magistrate', place: 'Pune' }]);
  nashik = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Nashik' }]));
  whole = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate' }]));
  await file(ids.hindi, { ...inCourt('Pune', '11/2026'), applicant: { name: 'सुनील पाटिल' } });
  await file(ids.latin, { ...inCourt('Pune', '218/2024'), applicant: { name: "Farida D'Souza" } });
  await file(ids.nashik, { ...inCourt('Nashik', '77/2026'), applicant: { name: 'Sunil Wagh' } });
  await file(ids.moved, { ...inCourt('Nashik', '78/2026'), applicant: { name: 'Bhaskar Rane' } });
  await file(ids.child, { ...inCourt('Pune', '79/2026'), applicant: { name: 'Kiran Salvi', age: 15 } });
  await index();
});

async function file(_id: string, patch: object): Promise<void> {
  const { status, body } = await lawyer.post('/applications', filed({ _id, ...patch }));
  expect([status, body.msg]).toEqual([201, undefined]);
}

async function index(): Promise<void> {
  await extendChain(server.pool);
  await indexMatters(server.ports);
}

const found = async (calls: Calls, q: string): Promise<string[]> => {
  const { status, body } = await calls.get(`/cases/judge/search?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return body.found
    .filter(({ kind }: { kind: string }) => kind === 'application')
    .map(({ _id }: { _id: string }) => _id);
};

it.each([
  ['a name', 'farida', 'latin'],
  ['the beginning of two names', 'far sou', 'latin'],
  ['an FIR with leading zeros', '0218/24', 'latin'],
  ['an FIR in words', 'FIR No. 218 of 2024', 'latin'],
  ['a Hindi name in Latin letters', 'sunil patil', 'hindi'],
  ['a Hindi name', 'सुनील', 'hindi'],
  ['another Latin spelling of it', 'suneel', 'hindi'],
  ['signs of the query language', `farida & !'sunil':* | \\`, 'latin'],
] as const)('finds %s in the own court', async (_, query, expected) => {
  const own = callsOf(server, pune);
  const all = await found(own, query.replace(/ & .*/u, ''));
  expect(all).toEqual([ids[expected]]);
  expect(await found(nashik, query.replace(/ & .*/u, ''))).not.toContain(ids[expected]);
  expect((await own.get(`/cases/judge/search?q=${encodeURIComponent(query)}`)).status).toBe(200);
});

it('finds in all courts of a kind for a judge of the whole kind, newest first', async () => {
  expect(await found(whole, 'sunil')).toEqual([ids.nashik, ids.hindi]);
});

it('gives the case beside its application, and withholds the name of a child', async () => {
  const { body } = await callsOf(server, pune).get('/cases/judge/search?q=salvi');
  expect(body.found.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['application', 'case']);
  expect(JSON.stringify(body)).not.toMatch(/Kiran|Salvi/);
});

it('logs the matters of each answer as read', async () => {
  await found(callsOf(server, pune), 'farida');
  const { rows } = await server.pool.query(
    `SELECT detail FROM audit WHERE action = 'read' AND user_id = $1 ORDER BY _id DESC LIMIT 1`,
    [pune.user._id],
  );
  expect(Object.keys(rows[0].detail.records.application)).toEqual([ids.latin]);
  expect(JSON.stringify(rows[0].detail)).not.toMatch(/farida/i);
});

it('follows an amendment and a move to another court', async () => {
  const { body } = await lawyer.get(`/applications/${ids.moved}`);
  await lawyer.put(`/applications/${ids.moved}`, { applicant: { ...body.applicant, name: 'Bhaskar Tawde' } });
  await index();
  expect(await found(nashik, 'tawde')).toEqual([ids.moved]);
  expect(await found(nashik, 'rane')).toEqual([]);
  await server.pool.query(`UPDATE applications SET place_key = 'pune' WHERE _id = $1`, [ids.moved]);
  expect(await found(nashik, 'tawde')).toEqual([]); // the record decides, even before the index follows
});

it('indexes the matters from before the index', async () => {
  await server.pool.query(`TRUNCATE matter_words`);
  expect(await found(nashik, 'wagh')).toEqual([]);
  await server.pool.query(`UPDATE matter_words_progress SET case_id = $1, application_id = $1`, [
    '00000000-0000-0000-0000-000000000000',
  ]);
  await Promise.all([indexMatters(server.ports), indexMatters(server.ports)]);
  await indexMatters(server.ports);
  expect(await found(nashik, 'wagh')).toEqual([ids.nashik]);
});

it('refuses others, an ended seat and a query of one letter', async () => {
  const { body } = await lawyer.get('/cases/judge/search?q=farida');
  expect(body.code).toBe('forbidden');
  const own = callsOf(server, pune);
  expect((await own.get('/cases/judge/search?q=f')).status).toBe(400);
  expect((await own.get('/cases/judge/search')).status).toBe(400);
  expect((await own.get(`/cases/judge/search?q=${encodeURIComponent('?!')}`)).body.found).toEqual([]);
  await operatorSays(endSeatCommand, server.ports, pune.user.email, '--court', 'magistrate:Pune');
  expect((await own.get('/cases/judge/search?q=farida')).status).toBe(403);
});
