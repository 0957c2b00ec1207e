/** The size of a court does not affect other courts, and the number of judges does not affect a filing. */
import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { v7 } from 'uuid';
import type { Change } from '#contract/changes.ts';
import type { CourtSeat } from '#contract/case/court.ts';
import { createApp } from '../../../server/app.ts';
import { lockCourtKind } from '../../../server/storage/court-locks.ts';
import { inTransaction, type Sql, sqlOf } from '../../../server/storage/sql.ts';
import { beginWholeKinds, fillWholeKinds } from '../../../server/storage/whole-kind-logs.ts';
import { verifyJudge } from '../../../server/account/verify-judge.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { injectFetch } from '../../support/inject-fetch.ts';
import { appointedTo, startTestServer, type TestServer } from '../../support/test-server.ts';
import { watched } from '../../support/watched-pool.ts';
import { waitingSessions } from '../waiting-sessions.ts';

const statements: string[] = [];
let server: TestServer;

beforeEach(async () => {
  server = await startTestServer({
    database: watched((text) => {
      statements.push(text);
      return text;
    }),
  });
});
afterEach(async () => server.stop());

const PUNE: CourtSeat = { kind: 'magistrate', place: 'Pune' };

async function addJudges(count: number): Promise<void> {
  const { rows } = await server.pool.query<{ _id: string }>(
    `INSERT INTO users (_id, email, name, role, password_hash, verified, filing_code, created_at)
     SELECT gen_random_uuid(), gen_random_uuid() || '@example.in', 'Judge', 'judge', '', true, gen_random_uuid(), now()
     FROM generate_series(1, $1) RETURNING _id`,
    [count],
  );
  const ids = rows.map(({ _id }) => _id);
  await server.pool.query('INSERT INTO change_counters (log_id) SELECT unnest($1::uuid[])', [ids]);
  await server.pool.query(
    `INSERT INTO judge_seats (user_id, kind, place_key, place) SELECT unnest($1::uuid[]), 'magistrate', 'pune', 'Pune'`,
    [ids],
  );
}

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = statements.length;
  await work();
  return statements.length - before;
}

const file = async (lawyer: Calls, facts: Record<string, unknown> = {}) => {
  const { status, body } = await lawyer.post('/applications', filed({ case: facts }));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return String(body._id);
};

async function pulled(reader: Calls): Promise<Map<string, Change>> {
  const found = new Map<string, Change>();
  for (let since = ''; ;) {
    const { body } = await reader.get(`/changes?limit=1000${since}`);
    for (const change of body.changes) found.set(change.id, change);
    if (!body.more) return found;
    since = `&since=${body.next}`;
  }
}

it('files with the same statements and log rows for zero, one and a hundred judges', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  await file(lawyer); // the first of its court adds the court
  const rows = async () =>
    (await server.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM change_log')).rows[0]?.n ?? 0;
  const costs = [];
  for (const judges of [0, 1, 99]) {
    await addJudges(judges);
    const before = await rows();
    const cost = await statementsOf(async () => file(lawyer));
    costs.push([cost, (await rows()) - before]);
  }
  // two of the statements read the imported law and the earlier applications for the stored papers;
  // the application is in its owner's log and in its court's, and the case in both already
  expect(costs).toEqual([4, 4, 4].map((n) => [n, 2]));
});

const waiting = () => waitingSessions(server.pool);

/**
 * Files in Pune while `hold` locks it, and in `elsewhere` at the same time: the first waits, the second
 * completes.
 */
async function fileBeside(hold: (sql: Sql) => Promise<unknown>, elsewhere: Record<string, unknown>) {
  const [pune, thane] = [
    callsOf(server, await server.makeUser('lawyer')),
    callsOf(server, await server.makeUser('lawyer')),
  ];
  await file(pune);
  const release = new EventEmitter();
  const held = once(release, 'held');
  const lockTransaction = inTransaction(server.pool, async (sql) => {
    await hold(sql);
    release.emit('held');
    await once(release, 'now');
  });
  await held; // a filing before the lock would not wait for it
  const done: string[] = [];
  const blockedFiling = file(pune).then(() => done.push('Pune'));
  try {
    await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
    void file(thane, elsewhere).then(() => done.push('elsewhere'));
    await expect.poll(() => done, { timeout: 8_000 }).toEqual(['elsewhere']);
  } finally {
    release.emit('now');
  }
  await Promise.all([lockTransaction, blockedFiling]);
  return done;
}

it('blocks only the locked kind of court', async () => {
  const elsewhere = { court: 'sessions', courtPlace: 'Thane' }; // a court of its own, added meanwhile
  expect(await fileBeside((sql) => lockCourtKind(sql, 'magistrate'), elsewhere)).toEqual([
    'elsewhere',
    'Pune',
  ]);
});

/** Its row and the counter of its log, as a writer there has them. */
const holdPune = (sql: Sql) =>
  sql.query(
    `SELECT 1 FROM court_places JOIN change_counters USING (log_id) WHERE place_key = 'pune' FOR UPDATE`,
  );

it('blocks only the locked court', async () => {
  await file(callsOf(server, await server.makeUser('lawyer')), { courtPlace: 'Thane' });
  expect(await fileBeside(holdPune, { courtPlace: 'Thane' })).toEqual(['elsewhere', 'Pune']);
});

it('shows a filing that waited for its court to a judge given the kind meanwhile', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  await file(lawyer);
  const judge = await server.makeUser('judge', []);
  const release = new EventEmitter();
  const given = inTransaction(server.pool, async (sql) => {
    await beginWholeKinds(sql, ['magistrate']);
    await sql.query(`INSERT INTO judge_seats (user_id, kind, place_key) VALUES ($1, 'magistrate', '')`, [
      judge.user._id,
    ]);
    await sql.query('UPDATE users SET verified = true WHERE _id = $1', [judge.user._id]);
    await once(release, 'now');
  });
  const filing = file(lawyer);
  await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
  release.emit('now');
  await given;
  const application = await filing;
  expect((await pulled(callsOf(server, judge))).has(application)).toBe(true);
});

it('keeps a case that changes during a filing', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const { caseId } = (await lawyer.post('/applications', filed())).body;
  const renamed = Array.from({ length: 8 }, async (_, n) =>
    lawyer.put(`/cases/${caseId}`, { description: `As of hearing ${n}.` }),
  );
  const [filings] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, async () => file(lawyer, {}))),
    Promise.all(renamed),
  ]);
  const { body } = await lawyer.get(`/cases/${caseId}`);
  expect(new Set(filings).size).toBe(8);
  const countResult = await server.pool.query(
    'SELECT count(*)::int AS n FROM applications WHERE case_id = $1',
    [caseId],
  );
  expect([countResult.rows[0].n, body.version]).toEqual([9, body.version]);
  const numbers = await server.pool.query(
    'SELECT count(DISTINCT application_number)::int AS n FROM applications',
  );
  expect(numbers.rows).toEqual([{ n: 9 }]);
});

it('reads a record, list or page in one statement and audits judges in one more', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const judge = callsOf(server, await server.makeUser('judge', [PUNE]));
  const id = await file(lawyer);
  const costs = [];
  for (const reader of [lawyer, judge]) {
    costs.push(await statementsOf(async () => reader.get(`/applications/${id}`)));
    costs.push(await statementsOf(async () => reader.get('/changes')));
    costs.push(await statementsOf(async () => reader.get('/applications')));
  }
  expect(costs).toEqual([1, 1, 1, 2, 2, 2]);
});

it('adds several batches of old matters once each, with their children', async () => {
  const account = await server.makeUser('lawyer');
  const lawyer = callsOf(server, account);
  const { caseId } = (await lawyer.post('/applications', filed())).body;
  const assessed = {
    answers: { criminalHistory: 'low', flightRisk: 'low', severityOfCharges: 'high', socialEconomic: 'low' },
    weights: { criminalHistory: 30, flightRisk: 25, severityOfCharges: 30, socialEconomic: 15 },
  };
  const { _id: assessment } = (await lawyer.post(`/risk-assessment/${caseId}`, assessed)).body;
  await server.pool.query(
    `INSERT INTO applications (_id, owner_id, case_id, application_number, version, status, court, place_key, created_at, record)
     SELECT made, owner_id, case_id, made::text, 1, status, court, place_key, created_at,
       record || jsonb_build_object('_id', made)
     FROM applications, LATERAL (SELECT gen_random_uuid() AS made FROM generate_series(1, 1200)) AS more`,
  );
  const judge = await server.makeUser('judge', []);
  await verifyJudge(server.ports, judge.user.email, appointedTo([{ kind: 'magistrate' }]));
  await verifyJudge(server.ports, judge.user.email, appointedTo([{ kind: 'magistrate' }])); // visible records are not sent again
  const seen = await pulled(callsOf(server, judge));
  const count = (entity: string): number =>
    [...seen.values()].filter((each) => each.entity === entity).length;
  expect([count('application'), count('case'), seen.has(assessment)]).toEqual([1201, 1, true]);
  expect(await lastOfKind()).toBe(1201 + 1 + 1);
});

const lastOfKind = async (): Promise<number> => {
  const { rows } = await server.pool.query(
    `SELECT last FROM change_counters JOIN court_places USING (log_id) WHERE kind = 'magistrate' AND place_key = ''`,
  );
  return Number(rows[0].last);
};

it('completes an interrupted command at the next start', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const application = await file(lawyer);
  const judge = await server.makeUser('judge', []);
  await server.pool.query('UPDATE users SET verified = true WHERE _id = $1', [judge.user._id]);
  await server.pool.query(
    `INSERT INTO judge_seats (user_id, kind, place_key) VALUES ($1, 'magistrate', '')`,
    [judge.user._id],
  );
  await inTransaction(server.pool, async (sql) => beginWholeKinds(sql, ['magistrate']));
  expect((await pulled(callsOf(server, judge))).has(application)).toBe(false);
  await fillWholeKinds(server.ports);
  expect((await pulled(callsOf(server, judge))).has(application)).toBe(true);
  expect((await server.pool.query('SELECT 1 FROM court_places WHERE NOT filled')).rowCount).toBe(0);
});

it('lists each matter once for a judge with overlapping courts', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const ids = [];
  for (const facts of [{}, { courtPlace: 'Nashik' }, { court: 'high' }, { court: 'sessions' }]) {
    ids.push(await file(lawyer, facts));
  }
  const seats: CourtSeat[] = [PUNE, { kind: 'magistrate' }, { kind: 'high', place: 'PUNE' }];
  const judge = callsOf(server, await server.makeUser('judge', seats));
  const expected = [ids[2], ids[1], ids[0]];
  for (const path of ['/applications', '/applications/judge/pending']) {
    const first = await judge.get(`${path}?limit=2`);
    const [, next = ''] = /<\/api([^>]+)>/.exec(first.headers.get('link') ?? '') ?? [];
    const rest = await judge.get(next);
    const listed = [...first.body, ...rest.body].map(({ _id }: { _id: string }) => _id);
    expect(listed).toEqual(expected);
  }
});

it('shares keys, cases, logs and cursors between two processes', async () => {
  const second = await createApp(server.ports);
  const account = await server.makeUser('lawyer');
  const judge = await server.makeUser('judge', [PUNE]);
  const both = [server.fetch, injectFetch(second, server.baseUrl)];
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const body = { ...filed({ case: { firNumber: `${n >> 2}/2026` } }), _id: v7() };
      const key = { 'idempotency-key': body._id };
      const sent = both.map(async (fetch) => callsOf({ fetch }, account).post('/applications', body, key));
      const [one, two] = await Promise.all(sent);
      return one?.status === 201 || two?.status === 201;
    }),
  );
  expect(answers).not.toContain(false);
  const cases = await server.pool.query('SELECT count(*)::int AS n FROM cases');
  expect(cases.rows).toEqual([{ n: 10 }]);
  const seen = await Promise.all(both.map(async (fetch) => pulled(callsOf({ fetch }, judge))));
  expect([...(seen[0]?.keys() ?? [])].toSorted()).toEqual([...(seen[1]?.keys() ?? [])].toSorted());
  expect(seen[0]?.size).toBe(40 + 10 + 1);
  await second.close();
});

it.each(['REPEATABLE READ', 'SERIALIZABLE'])(
  'misses no matter filed during its judge’s verification under %s',
  async (level) => {
    const strict = await startTestServer({
      database: watched((text) => text.replace('READ COMMITTED', level)),
    });
    const shown = await inTransaction(strict.pool, async (sql) => sql.query('SHOW transaction_isolation'));
    expect(shown.rows).toEqual([{ transaction_isolation: level.toLowerCase() }]);
    const lawyers = await Promise.all(
      Array.from({ length: 4 }, async () => callsOf(strict, await strict.makeUser('lawyer'))),
    );
    const judge = await strict.makeUser('judge', []);
    const filing = Promise.all(
      lawyers.map(async (lawyer) => {
        const ids: string[] = [];
        for (let n = 1; n <= 6; n++) {
          const { status, body } = await lawyer.post(
            '/applications',
            filed({ case: { firNumber: `${n}/2026` } }),
          );
          if (status === 201) ids.push(body._id); // a rejected write is not stored
        }
        return ids;
      }),
    );
    await verifyJudge(strict.ports, judge.user.email, appointedTo([{ kind: 'magistrate' }]));
    const all = (await filing).flat();
    const storedApplications = await sqlOf(strict.pool).query<{ _id: string }>(
      'SELECT _id FROM applications',
      [],
    );
    expect(storedApplications.rows.map(({ _id }) => _id).toSorted()).toEqual(all.toSorted());
    const seen = await pulled(callsOf(strict, judge));
    expect(all.filter((id) => !seen.has(id))).toEqual([]);
    await strict.app.close();
    await strict.pool.end();
  },
);
