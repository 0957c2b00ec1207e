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

it('indexes a word whose letter of two units is at the limit', async () => {
  const _id = v7();
  await file(_id, { ...inCourt('Nashik', '91/2026'), applicant: { name: 'Vasudha' } });
  const name = `Vasudha ${'x'.repeat(199)}${'\u{20000}'.repeat(3)}`;
  await server.pool.query(
    `UPDATE applications SET record = jsonb_set(record, '{applicant,name}', to_jsonb($2::text)) WHERE _id = $1`,
    [_id, name],
  );
  await index();
  expect(await found(nashik, 'vasudha')).toEqual([_id]);
  expect(server.crashes.splice(0)).toEqual([]);
});

it('goes on behind a record that cannot be indexed, and reports it', async () => {
  const [bad, good] = [v7(), v7()];
  await server.pool.query(`
    CREATE FUNCTION refuse_words() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'string is too long for tsvector' USING ERRCODE = '54000'; END $$;
    CREATE TRIGGER refuse_words BEFORE INSERT ON matter_words FOR EACH ROW WHEN (NEW._id = '${bad}')
      EXECUTE FUNCTION refuse_words()`);
  await file(bad, { ...inCourt('Nashik', '92/2026'), applicant: { name: 'Yamuna Gokhale' } });
  await file(good, { ...inCourt('Nashik', '93/2026'), applicant: { name: 'Indira Kulkarni' } });
  await index();
  expect(await found(nashik, 'kulkarni')).toEqual([good]);
  expect(server.crashes.splice(0).map(({ message }) => message)).toEqual([
    `The court search cannot index application ${bad}.`,
  ]);
  await server.pool.query(`DROP TRIGGER refuse_words ON matter_words`);
});

it('answers others between its batches', async () => {
  await server.pool.query(`TRUNCATE matter_words`);
  await server.pool.query(
    `INSERT INTO applications SELECT (copy.row).* FROM (
       SELECT jsonb_populate_record(own, jsonb_build_object('_id', gen_random_uuid(), 'application_number', 'ZB/' || n)) AS row
       FROM applications AS own, generate_series(1, 400) AS n WHERE own._id = $1) AS copy`,
    [ids.nashik],
  );
  await server.pool.query(`UPDATE matter_words_progress SET application_id = $1`, [
    '00000000-0000-0000-0000-000000000000',
  ]);
  let batches = 0;
  const counted = new Proxy(server.pool, {
    get: (pool, name) => {
      if (name === 'connect') batches += 1;
      const value: unknown = Reflect.get(pool, name);
      return typeof value === 'function' ? value.bind(pool) : value;
    },
  });
  await indexMatters({ ...server.ports, pool: counted });
  expect(batches).toBeGreaterThan(10);
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
