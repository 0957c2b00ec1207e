/**
 * What the API costs, as ratios against a bare route with one SELECT in the same run: reads, writes, growth, judges of
 * one court, writers in one court and in sixteen, and two processes on one database. Run: node bench/server.mjs
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { v7 } from 'uuid';
import { startFloor, startServer } from './server-app.mjs';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
const CONNECTIONS = 8;

async function measure() {
  const server = await startServer(undefined);
  const floor = await startFloor(server.pool);
  const people = await Promise.all(Array.from({ length: 16 }, async () => account(server, 'lawyer')));
  const judge = await account(server, 'judge');
  await server.verifyJudge(server.ports, judge.email, [{ kind: 'magistrate', place: 'Pune' }]);
  const [lawyer] = people;
  if (!lawyer) throw new Error('nobody files');

  const few = await readsAt(server, floor, { lawyer, judge, count: 1_000 });
  const many = await readsAt(server, floor, { lawyer, judge, count: 100_000 });
  say('read, 100,000 applications', 'against the floor', 'against 1,000 applications');
  for (const [name, { ratio, each }] of Object.entries(many)) {
    say(name, ratio.toFixed(2), (each / (few[name]?.each ?? each)).toFixed(2));
  }

  say('write', 'against the floor', 'filings a second');
  /** @type {Record<number, number>} */
  const perJudges = {};
  for (const judges of [0, 1, 10, 100]) {
    await addJudges(server, judges);
    const writes = await load(
      server.port,
      people.map((person) => filings(person, () => `Court ${judges}`)),
      1,
    );
    perJudges[judges] = writes.each;
    say(
      `file before ${judges} judges`,
      (floorOne(many) / writes.each).toFixed(3),
      writes.perSecond.toFixed(0),
    );
  }
  for (const judges of [10, 100]) {
    say(`${judges} judges against one`, (perJudges[judges] / perJudges[1]).toFixed(2));
  }
  const one = await load(
    server.port,
    people.map((person) => filings(person, () => 'One')),
    people.length,
  );
  const sixteen = await load(
    server.port,
    people.map((person, n) => filings(person, () => `Court of ${n}`)),
    people.length,
  );
  say('16 writers in one court', one.perSecond.toFixed(0), `${one.failed} failed`);
  say('16 writers in sixteen', sixteen.perSecond.toFixed(0), `${sixteen.failed} failed`);
  await twoProcesses(server, people);
  await floor.stop();
  await server.stop();
}

/** @type {(many: Record<string, { ratio: number, each: number, floor: number }>) => number} */
const floorOne = (many) => many['one application']?.floor;

/** @type {(...cells: string[]) => void} */
function say(...cells) {
  process.stdout.write(`| ${cells.map((cell, n) => cell.padEnd(n === 0 ? 34 : 28)).join(' | ')} |\n`);
}

/** @typedef {Awaited<ReturnType<typeof startServer>>} Server */
/** @typedef {{ _id: string, email: string, headers: Record<string, string> }} Person */

/** @type {(server: Server, role: string) => Promise<Person>} */
async function account({ app }, role) {
  const email = `${v7()}@example.in`;
  const payload = { name: 'Meera Deshpande', email, password: 'three quiet herons', role };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/register', payload });
  const { token, user } = answer.json();
  return { _id: user._id, email, headers: { 'x-auth-token': token, 'content-type': 'application/json' } };
}

/** @type {(place: string) => Record<string, unknown>} */
const application = (place) => ({
  _id: v7(),
  applicant: { name: 'Sunil Jadhav', age: 34, gender: 'male', address: 'Hadapsar, Pune 411028' },
  case: {
    firNumber: `${Math.ceil(Math.random() * 1e9)}/2026`,
    policeStation: 'Hadapsar',
    court: 'magistrate',
    courtPlace: place,
    arrestDate: '2026-07-10',
    sections: ['BNS 318(4)'],
    allegations: 'Took money for a vehicle and did not deliver it. '.repeat(10),
  },
  bail: { grounds: 'One third of the term has run. '.repeat(40) },
});

/** @type {(person: Person, place: () => string) => import('./server-load.mjs').Asked[]} */
const filings = ({ headers }, place) =>
  Array.from({ length: 2_000 }, () => {
    const body = application(place());
    const key = { 'idempotency-key': String(body['_id']) };
    return {
      method: 'POST',
      url: '/api/applications',
      headers: { ...headers, ...key },
      body: JSON.stringify(body),
    };
  });

/**
 * @param {number} port
 * @param {import('./server-load.mjs').Asked[][]} connections
 * @param {number} atOnce how many of them
 */
async function load(port, connections, atOnce) {
  const workerData = { port, connections: connections.slice(0, atOnce), seconds: SECONDS };
  const worker = new Worker(new URL('server-load.mjs', import.meta.url), { workerData });
  const [{ times, failed }] = await once(worker, 'message');
  const sorted = times.toSorted((/** @type {number} */ a, /** @type {number} */ b) => a - b);
  // the tenth percentile: on a machine that others use, what is slower says more of them than of us
  return { each: sorted[Math.floor(sorted.length / 10)], perSecond: times.length / SECONDS, failed };
}

/** Multiplies one filed application, its case and the log rows of its readers. */
/** @type {(server: Server, lawyer: Person, count: number) => Promise<string>} */
async function fill({ app, pool }, { headers }, count) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/applications',
    headers,
    payload: application('Pune'),
  });
  const { _id, caseId } = answer.json();
  const { rows } = await pool.query('SELECT count(*)::int AS n FROM applications');
  const missing = count - rows[0].n;
  await pool.query({
    text: `WITH made AS (
        SELECT gen_random_uuid() AS _id, gen_random_uuid() AS case_id, n,
          now() - n * interval '1 minute' AS at FROM generate_series(1, $3::int) AS n
      ), cases_made AS (
        INSERT INTO cases (_id, owner_id, version, court, place_key, fir_key, station_key, created_at, record)
        SELECT made.case_id, owner_id, 1, court, place_key, 'x' || n, station_key, at, record || jsonb_build_object('_id', made.case_id)
        FROM made, cases WHERE cases._id = $2 RETURNING _id
      ), logged AS (
        INSERT INTO change_log (user_id, entity, entity_id, number, version, at)
        SELECT user_id, 'application', made._id, last + n, 1, at FROM made, change_counters
        WHERE user_id IN (SELECT user_id FROM change_log WHERE entity_id = $1)
      ), counted AS (
        UPDATE change_counters SET last = last + $3 WHERE user_id IN (SELECT user_id FROM change_log WHERE entity_id = $1)
      )
      INSERT INTO applications (_id, owner_id, case_id, application_number, version, status, court, place_key, created_at, record)
      SELECT made._id, owner_id, made.case_id, made._id::text, 1, status, court, place_key, at,
        record || jsonb_build_object('_id', made._id, 'caseId', made.case_id, 'createdAt', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      FROM made, applications WHERE applications._id = $1`,
    values: [_id, caseId, missing],
  });
  await pool.query('ANALYZE');
  return _id;
}

/** @type {(url: string, person: Person) => import('./server-load.mjs').Asked} */
const get = (url, { headers }) => ({ method: 'GET', url, headers });

/** @type {(server: Server, floor: { port: number }, at: { lawyer: Person, judge: Person, count: number }) => Promise<Record<string, { ratio: number, each: number, floor: number }>>} */
async function readsAt(server, floor, { lawyer, judge, count }) {
  const id = await fill(server, lawyer, count);
  const { next } = (await server.app.inject({ url: '/api/changes?limit=1', headers: judge.headers })).json();
  const calls = {
    'one application': { asked: get(`/api/applications/${id}`, lawyer), bare: `/one/${id}` },
    'who is signed in': { asked: get('/api/auth/user', lawyer), bare: `/one/${id}` },
    'fifty of one lawyer': { asked: get('/api/applications?limit=50', lawyer), bare: `/list/${lawyer._id}` },
    'fifty before a judge': { asked: get('/api/applications?limit=50', judge), bare: `/list/${lawyer._id}` },
    'fifty pending before a judge': {
      asked: get('/api/applications/judge/pending?limit=50', judge),
      bare: `/list/${lawyer._id}`,
    },
    'fifty changes of a judge': {
      asked: get(`/api/changes?limit=50&since=${next}`, judge),
      bare: `/list/${lawyer._id}`,
    },
  };
  /** @type {Record<string, { ratio: number, each: number, floor: number }>} */
  const found = {};
  for (const [name, { asked, bare }] of Object.entries(calls)) {
    const all = Array.from({ length: CONNECTIONS }, () => [asked]);
    const bares = all.map(() => [{ method: 'GET', url: bare, headers: {} }]);
    const base = await load(floor.port, bares, CONNECTIONS);
    const ours = await load(server.port, all, CONNECTIONS);
    found[name] = { ratio: base.each / ours.each, each: ours.each, floor: base.each };
  }
  return found;
}

/** @type {(server: Server, count: number) => Promise<void>} */
async function addJudges(server, count) {
  for (let n = 0; n < count; n++) {
    const judge = await account(server, 'judge');
    await server.verifyJudge(server.ports, judge.email, [{ kind: 'magistrate', place: `Court ${count}` }]);
  }
}

/** What either process has acknowledged is there once, and a judge's log has it. */
/** @type {(server: Server, people: readonly Person[]) => Promise<void>} */
async function twoProcesses(server, people) {
  const other = fork(new URL('server.mjs', import.meta.url), ['serve', server.host]);
  const [port] = await once(other, 'message');
  const before = await server.pool.query('SELECT count(*)::int AS n FROM applications');
  const halves = [people.slice(0, 8), people.slice(8)];
  const [one, two] = await Promise.all(
    halves.map(async (half, n) =>
      load(
        n === 0 ? server.port : port,
        half.map((person) => filings(person, () => 'Pune')),
        half.length,
      ),
    ),
  );
  const after = await server.pool.query(
    `SELECT count(*)::int AS n, (SELECT count(*)::int FROM change_log JOIN judge_seats USING (user_id)
       JOIN applications ON entity_id = _id WHERE judge_seats.place_key = 'pune') AS seen,
       (SELECT count(*)::int FROM applications WHERE place_key = 'pune') AS filed FROM applications`,
  );
  const acknowledged = Math.round(((one?.perSecond ?? 0) + (two?.perSecond ?? 0)) * SECONDS);
  const { n, seen, filed } = after.rows[0];
  say('two processes, filings a second', ((one?.perSecond ?? 0) + (two?.perSecond ?? 0)).toFixed(0));
  say('acknowledged, kept', String(acknowledged), String(n - before.rows[0].n));
  say('before the judge, in the log', String(filed), String(seen));
  other.send('stop');
  await once(other, 'exit');
}

if (process.argv[2] === 'serve') {
  const other = await startServer(process.argv[3]);
  process.send?.(other.port);
  process.once('message', () => void other.stop().then(() => process.exit(0)));
} else {
  await measure();
}
