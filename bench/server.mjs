/**
 * API cost as ratios to a bare route with one SELECT in the same run: reads, writes, growth, judges of one
 * court, writers in one court and in sixteen, two processes on one database, and many sign-ins. The baseline
 * is Fastify with one prepared SELECT, without session, permissions, audit or security headers. A filing is
 * also compared with a committed INSERT of the same body. A separate client process measures sequential
 * latency, throughput at eight connections, and CPU time of server and PostgreSQL (Linux), each against the
 * baseline measured alike. Run: node bench/server.mjs
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { v7 } from 'uuid';
import { application, filings, keepings } from './filings.mjs';
import { processorTime, startFloor, startServer } from './server-app.mjs';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
const MANY = Number(process.env['BENCH_APPLICATIONS'] ?? 100_000);
const CONNECTIONS = 8;
/** More than can be sent in the time. */
const FILINGS = 1_000 * SECONDS;

const asker = fork(new URL('server-load.mjs', import.meta.url), { serialization: 'advanced' });

async function measure() {
  const server = await startServer(undefined);
  const floor = await startFloor(server.pool);
  const people = await Promise.all(Array.from({ length: 16 }, async () => account(server, 'lawyer')));
  const judge = await account(server, 'judge');
  await server.verifyJudge(server.ports, judge.email, {
    courts: [{ kind: 'magistrate', place: 'Pune' }],
    name: 'Justice Rao',
    designation: 'Sessions Judge',
  });
  const [lawyer] = people;
  if (!lawyer) throw new Error('nobody files');

  const few = await readsAt(server, floor, { lawyer, judge, count: 1_000 });
  const many = await readsAt(server, floor, { lawyer, judge, count: MANY });
  say(
    `read, ${MANY} applications`,
    'one by one',
    'eight at once',
    'processors',
    'against 1,000: one by one',
    'processors',
  );
  for (const [name, { ours, bare }] of Object.entries(many)) {
    const then = few[name]?.ours ?? ours;
    say(
      name,
      ratio(bare.each, ours.each),
      ratio(ours.perSecond, bare.perSecond),
      ratio(bare.processors, ours.processors),
      ratio(ours.each, then.each),
      ratio(ours.processors, then.processors),
    );
  }
  await writes(server, { people, floor, bare: many['one application']?.bare });
  await twoProcesses(server, people);
  await rush(server, lawyer);
  await floor.stop();
  await server.stop();
  asker.kill();
}

/** @type {(server: Server, given: { people: readonly Person[], floor: { port: number }, bare: Cost | undefined }) => Promise<void>} */
async function writes(server, { people, floor, bare }) {
  if (!bare) throw new Error('nothing to compare with');
  const [lawyer] = people;
  if (!lawyer) throw new Error('nobody files');
  await load(server, { port: floor.port, connections: [keepings(lawyer, 500)] }); // the first requests compile the code
  const kept = await load(server, { port: floor.port, connections: [keepings(lawyer, 4 * FILINGS)] });
  say('write', 'one by one', 'processors', 'a second', 'one INSERT: one by one', 'processors');
  say(
    'keep a body with one INSERT',
    ratio(bare.each, kept.each),
    ratio(bare.alone, kept.processors),
    kept.perSecond.toFixed(0),
  );
  /** @type {Record<number, Cost>} */
  const perJudges = {};
  for (const judges of [0, 1, 10, 100]) {
    await addJudges(server, judges);
    await load(server, { port: server.port, connections: [filings(lawyer, () => `Court ${judges}`, 500)] }); // the first request creates the court, the others compile the code
    const found = await load(server, {
      port: server.port,
      connections: [filings(lawyer, () => `Court ${judges}`, FILINGS)],
    });
    perJudges[judges] = found;
    say(
      `file before ${judges} judges`,
      ratio(bare.each, found.each),
      ratio(bare.alone, found.processors),
      found.perSecond.toFixed(0),
      ratio(kept.each, found.each),
      ratio(kept.processors, found.processors),
    );
  }
  for (const judges of [10, 100]) {
    const [one, all] = [perJudges[1], perJudges[judges]];
    if (one && all)
      say(`${judges} judges against one`, ratio(all.each, one.each), ratio(all.processors, one.processors));
  }
  const one = await load(server, {
    port: server.port,
    connections: people.map((person) => filings(person, () => 'One', FILINGS)),
  });
  const sixteen = await load(server, {
    port: server.port,
    connections: people.map((person, n) => filings(person, () => `Court of ${n}`, FILINGS)),
  });
  say('16 writers in one court', one.perSecond.toFixed(0), `${one.failed} failed`);
  say('16 writers in sixteen', sixteen.perSecond.toFixed(0), `${sixteen.failed} failed`);
}

/** @type {(over: number | undefined, under: number | undefined) => string} */
const ratio = (over, under) => (over === undefined || !under ? '' : (over / under).toFixed(2));

/** @type {(...cells: string[]) => void} */
function say(...cells) {
  process.stdout.write(`| ${cells.map((cell, n) => cell.padEnd(n === 0 ? 34 : 14)).join(' | ')} |\n`);
}

/** `alone`: CPU time of sequential requests. */
/** @typedef {{ each: number, perSecond: number, processors: number | undefined, alone?: number | undefined, failed: number, count: number }} Cost */
/** @typedef {Awaited<ReturnType<typeof startServer>>} Server */
/** @typedef {{ _id: string, email: string, headers: Record<string, string> }} Person */

/** @type {(server: Server, role: string) => Promise<Person>} */
async function account({ app, pool }, role) {
  const email = `${v7()}@example.in`;
  const payload = { name: 'Meera Deshpande', email, password: 'three quiet herons', role };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/register', payload });
  const { token, user } = answer.json();
  await pool.query('UPDATE users SET email_confirmed = true WHERE _id = $1', [user._id]);
  await pool.query('UPDATE sessions SET second_factor = true WHERE user_id = $1', [user._id]);
  return { _id: user._id, email, headers: { 'x-auth-token': token, 'content-type': 'application/json' } };
}

/** @type {(server: Server, asked: { port: number, connections: import('./server-load.mjs').ServerCall[][], seconds?: number }) => Promise<Cost>} */
async function load(server, { port, connections, seconds = SECONDS }) {
  const before = await processorTime(server);
  asker.send({ port, connections, seconds });
  const [{ times, failed }] = await once(asker, 'message');
  const after = await processorTime(server);
  const sorted = times.toSorted((/** @type {number} */ a, /** @type {number} */ b) => a - b);
  return {
    each: sorted[Math.floor(sorted.length / 2)],
    perSecond: times.length / seconds,
    processors: before === undefined || after === undefined ? undefined : (after - before) / times.length,
    failed,
    count: times.length,
  };
}

/** Multiplies a filed application with its case and log rows of owner and court. */
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
        INSERT INTO change_log (log_id, entity, entity_id, number, version, at)
        SELECT log_id, 'application', made._id, last + n, 1, at FROM made, change_counters
        WHERE log_id IN (SELECT log_id FROM change_log WHERE entity_id = $1)
      ), counted AS (
        UPDATE change_counters SET last = last + $3 WHERE log_id IN (SELECT log_id FROM change_log WHERE entity_id = $1)
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

/** @type {(url: string, person: Person) => import('./server-load.mjs').ServerCall} */
const get = (url, { headers }) => ({ method: 'GET', url, headers });

/** @typedef {Record<string, { ours: Cost, bare: Cost }>} Reads */
/** @type {(server: Server, floor: { port: number }, at: { lawyer: Person, judge: Person, count: number }) => Promise<Reads>} */
async function readsAt(server, floor, { lawyer, judge, count }) {
  const id = await fill(server, lawyer, count);
  const { next } = (await server.app.inject({ url: '/api/changes?limit=1', headers: judge.headers })).json();
  const [one, list] = [`/one/${id}`, `/list/${lawyer._id}`];
  const calls = {
    'one application': { asked: get(`/api/applications/${id}`, lawyer), bare: one },
    'one application, a judge': { asked: get(`/api/applications/${id}`, judge), bare: one },
    'who is signed in': { asked: get('/api/auth/user', lawyer), bare: one },
    'fifty of one lawyer': { asked: get('/api/applications?limit=50', lawyer), bare: list },
    'fifty before a judge': { asked: get('/api/applications?limit=50', judge), bare: list },
    'fifty pending before a judge': {
      asked: get('/api/applications/judge/pending?limit=50', judge),
      bare: list,
    },
    'fifty changes of a judge': { asked: get(`/api/changes?limit=50&since=${next}`, judge), bare: list },
  };
  /** @type {Reads} */
  const found = {};
  for (const [name, { asked, bare }] of Object.entries(calls)) {
    const floorAsked = { method: 'GET', url: bare, headers: {} };
    found[name] = {
      bare: await costOf(server, floor.port, floorAsked),
      ours: await costOf(server, server.port, asked),
    };
  }
  return found;
}

/** Warms up code and plans of each connection; then sequential requests, then eight at once. */
/** @type {(server: Server, port: number, asked: import('./server-load.mjs').ServerCall) => Promise<Cost>} */
async function costOf(server, port, asked) {
  const all = Array.from({ length: CONNECTIONS }, () => [asked]);
  await load(server, { port, connections: all, seconds: SECONDS / 2 });
  const { each, processors: alone } = await load(server, {
    port,
    connections: [[asked]],
    seconds: SECONDS / 2,
  });
  return { ...(await load(server, { port, connections: all, seconds: SECONDS / 2 })), each, alone };
}

/**
 * Forty users sign in at once, one password after another; meanwhile other users call the API and load files.
 */
/** @type {(server: Server, person: Person) => Promise<void>} */
async function rush(server, person) {
  const list = [get('/api/applications?limit=50', person)];
  const file = [{ method: 'GET', url: '/assets/app.js', headers: {} }];
  const ask = (/** @type {import('./server-load.mjs').ServerCall[]} */ asked) =>
    load(server, { port: server.port, connections: [asked] });
  for (const asked of [list, file])
    await load(server, { port: server.port, connections: [asked], seconds: SECONDS / 6 }); // until the code is compiled
  const quiet = { list: await ask(list), file: await ask(file) };
  const before = server.ports.config.passwordCost;
  server.ports.config.passwordCost = 2 ** 17;
  const payload = { email: 'nobody@example.in', password: 'three quiet herons' };
  let answered = 0;
  const signingIn = Array.from({ length: 40 }, async (_, n) => {
    await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { ...payload, email: `nobody-${n}@example.in` },
    });
    answered += 1;
  });
  const during = { list: await ask(list), file: await ask(file) };
  say('a list during a rush of 40', ratio(quiet.list.each, during.list.each), `${during.list.failed} failed`);
  say(
    'a file of the app during it',
    ratio(quiet.file.each, during.file.each),
    `${during.file.failed} failed`,
  );
  say('signing in when both were measured', `${40 - answered} of 40`);
  await Promise.all(signingIn);
  server.ports.config.passwordCost = before;
}

/** @type {(server: Server, count: number) => Promise<void>} */
async function addJudges(server, count) {
  for (let n = 0; n < count; n++) {
    const judge = await account(server, 'judge');
    await server.verifyJudge(server.ports, judge.email, {
      courts: [{ kind: 'magistrate', place: `Court ${count}` }],
      name: 'Justice Rao',
      designation: 'Sessions Judge',
    });
  }
}

/** Every acknowledged filing exists once and is in the court's log. */
/** @type {(server: Server, people: readonly Person[]) => Promise<void>} */
async function twoProcesses(server, people) {
  const other = fork(new URL('server.mjs', import.meta.url), ['serve', server.host]);
  const [port] = await once(other, 'message');
  const before = await server.pool.query('SELECT count(*)::int AS n FROM applications');
  const halves = [people.slice(0, 8), people.slice(8)];
  const second = fork(new URL('server-load.mjs', import.meta.url), { serialization: 'advanced' });
  const [one, two] = await Promise.all(
    halves.map(async (half, n) => {
      const asking = n === 0 ? asker : second;
      asking.send({
        port: n === 0 ? server.port : port,
        connections: half.map((person) => filings(person, () => 'Pune', FILINGS)),
        seconds: SECONDS,
      });
      const [{ times }] = await once(asking, 'message');
      return times.length;
    }),
  );
  second.kill();
  const after = await server.pool.query(
    `SELECT count(*)::int AS n, (SELECT count(*)::int FROM change_log JOIN court_places AS court USING (log_id)
       JOIN applications ON entity_id = _id WHERE court.place_key = 'pune') AS seen,
       (SELECT count(*)::int FROM applications WHERE place_key = 'pune') AS filed FROM applications`,
  );
  const acknowledged = (one ?? 0) + (two ?? 0);
  const { n, seen, filed } = after.rows[0];
  say('two processes, filings a second', (acknowledged / SECONDS).toFixed(0));
  say('acknowledged, kept', String(acknowledged), String(n - before.rows[0].n));
  say('before the court, in its log', String(filed), String(seen));
  other.send('stop');
  await once(other, 'exit');
}

if (process.argv[2] === 'serve') {
  asker.kill();
  const other = await startServer(process.argv[3]);
  process.send?.(other.port);
  process.once('message', () => void other.stop().then(() => process.exit(0)));
} else {
  await measure();
}
