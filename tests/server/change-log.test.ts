import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Change } from '#contract/changes.ts';
import { verifyJudge } from '../../server/account/verify-judge.ts';
import { appendRows } from '../../server/storage/change-log.ts';
import { inTransaction, sqlOf } from '../../server/storage/sql.ts';
import { sweep } from '../../server/storage/sweep.ts';
import { type Calls, callsOf } from '../support/calls.ts';
import { filed } from '../support/filed-application.ts';
import { appointedTo, startTestServer, type TestServer } from '../support/test-server.ts';
import { transfer } from '../support/transfer.ts';
import { untilWaiting } from './waiting-sessions.ts';

const DAY = 86_400_000;

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => server.stop());

async function pullAll(
  reader: Calls,
  since?: string,
  limit = 500,
): Promise<{ changes: Change[]; next: string }> {
  const changes: Change[] = [];
  let next = since;
  for (;;) {
    const cursor = next === undefined ? '' : `&since=${next}`;
    const { status, body } = await reader.get(`/changes?limit=${limit}${cursor}`);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    changes.push(...body.changes);
    next = String(body.next);
    if (!body.more) return { changes, next };
  }
}

const idsOf = (changes: readonly Change[], entityName = 'application'): string[] =>
  changes.filter(({ entity, deleted }) => entity === entityName && !deleted).map(({ id }) => id);

it('skips no row while twenty write and one reads', async () => {
  const judge = callsOf(server, await server.makeUser('judge'));
  const lawyers = await Promise.all(
    Array.from({ length: 20 }, async () => callsOf(server, await server.makeUser('lawyer'))),
  );
  const work = { goesOn: true };
  const written = Promise.all(
    lawyers.map(async (lawyer) => {
      const own: string[] = [];
      for (let n = 1; n <= 6; n++) {
        const { status, body } = await lawyer.post(
          '/applications',
          filed({ case: { firNumber: `${n}/2026` } }),
        );
        if (status !== 201) throw new Error(JSON.stringify(body));
        own.push(String(body._id));
        if (n % 3 === 0)
          await lawyer.put(`/applications/${body._id}`, { bail: { grounds: `Amended ${n}.` } });
      }
      return own;
    }),
  ).finally(() => {
    work.goesOn = false;
  });
  const seen = new Map<string, number>();
  let cursor: string | undefined;
  const take = async (): Promise<void> => {
    const { changes, next } = await pullAll(judge, cursor, 7);
    for (const { entity, id, version } of changes) if (entity === 'application') seen.set(id, version);
    cursor = next;
  };
  while (work.goesOn) await take();
  const all = (await written).flat();
  await take();
  expect([...seen.keys()].toSorted()).toEqual(all.toSorted());
  const now = await server.pool.query('SELECT _id, version FROM applications');
  for (const { _id, version } of now.rows) expect(seen.get(_id)).toBe(version);
}, 60_000);

it('makes a later writer wait for the commit of an earlier one', async () => {
  const account = await server.makeUser('lawyer');
  const lawyer = callsOf(server, account);
  const [first, second] = [
    (await lawyer.post('/applications', filed())).body._id,
    (await lawyer.post('/applications', filed())).body._id,
  ];
  const rowOf = (id: string) => [{ logId: account.user._id, entity: 'application' as const, id, version: 1 }];
  const { next } = await pullAll(lawyer);
  const earlier = await server.pool.connect();
  await earlier.query('BEGIN');
  await appendRows(sqlOf(earlier), rowOf(first), { now: server.now() });
  const later = inTransaction(server.pool, async (sql) =>
    appendRows(sql, rowOf(second), { now: server.now() }),
  );
  await untilWaiting(server.pool);
  const meanwhile = await pullAll(lawyer, next);
  await earlier.query('COMMIT');
  earlier.release();
  await later;
  const afterwards = await pullAll(lawyer, meanwhile.next);
  expect([...idsOf(meanwhile.changes), ...idsOf(afterwards.changes)]).toEqual([first, second]);
});

it('returns a changed record once, in its current state', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const { _id } = (await lawyer.post('/applications', filed())).body;
  const { next } = await pullAll(lawyer);
  await lawyer.put(`/applications/${_id}`, { bail: { grounds: 'Once.' } });
  await lawyer.put(`/applications/${_id}`, { bail: { grounds: 'Twice.' } });
  const { changes } = await pullAll(lawyer, next);
  expect(changes.map(({ entity, version }) => [entity, version])).toEqual([['application', 3]]);
});

it('reads removal sentences of an older server', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const pune = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Pune' }]));
  const { _id } = (await lawyer.post('/applications', filed())).body;
  const before = await pullAll(pune);
  await transfer(server, _id, { kind: 'magistrate', place: 'Nashik' });
  await server.pool.query(
    "UPDATE change_log SET removed_because = 'It is now before another court.' WHERE removed_because = 'moved'",
  );
  const removal = (await pullAll(pune, before.next)).changes.find(({ id }) => id === _id);
  expect(removal).toMatchObject({ deleted: true, reason: 'It is now before another court.' });
  expect(removal).not.toHaveProperty('because');
});

it('removes a moved matter from one judge and adds it for another, with the reason', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const pune = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Pune' }]));
  const nashik = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'NASHIK.' }]));
  const { _id, caseId } = (await lawyer.post('/applications', filed())).body;
  const before = await pullAll(pune);
  expect(idsOf(before.changes)).toEqual([_id]);
  await transfer(server, _id, { kind: 'magistrate', place: 'Nashik' });
  const after = await pullAll(pune, before.next);
  expect(after.changes).toMatchObject([
    {
      entity: 'application',
      id: _id,
      deleted: true,
      because: 'moved',
      reason: 'It is now before another court.',
    },
    { entity: 'case', id: caseId, deleted: true },
  ]);
  expect(idsOf((await pullAll(nashik)).changes)).toEqual([_id]);
  expect((await pune.get(`/applications/${_id}`)).status).toBe(404);
});

it('shows existing matters to a newly verified judge', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const { _id } = (await lawyer.post('/applications', filed())).body;
  await lawyer.post('/applications', filed({ case: { firNumber: '9/2026', court: 'high' } }));
  const account = await server.makeUser('judge', []);
  const judge = callsOf(server, account);
  const before = await pullAll(judge);
  expect(idsOf(before.changes)).toEqual([]);
  await verifyJudge(server.ports, account.user.email, appointedTo([{ kind: 'magistrate', place: 'pune' }]));
  const after = await pullAll(judge, before.next);
  expect(idsOf(after.changes)).toEqual([_id]);
  expect(after.changes.at(-1)).toMatchObject({
    entity: 'user',
    data: { verified: true, courts: [{ kind: 'magistrate', place: 'pune' }] },
  });
});

it('misses no matter filed during the verification of its judge', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const judges = await Promise.all(Array.from({ length: 4 }, async () => server.makeUser('judge', [])));
  const filing = Promise.all(
    Array.from({ length: 24 }, async (_, n) =>
      lawyer.post('/applications', filed({ case: { firNumber: `${n + 1}/2026` } })),
    ),
  );
  await Promise.all(
    judges.map(async ({ user }) =>
      verifyJudge(server.ports, user.email, appointedTo([{ kind: 'magistrate' }])),
    ),
  );
  const all = (await filing).map(({ body }) => String(body._id));
  for (const judge of judges) {
    const { changes } = await pullAll(callsOf(server, judge));
    expect(idsOf(changes).toSorted()).toEqual(all.toSorted());
  }
});

it('deletes removals after 180 days and expires older cursors', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const judge = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Pune' }]));
  const { _id } = (await lawyer.post('/applications', filed())).body;
  const old = await pullAll(judge);
  await transfer(server, _id, { kind: 'magistrate', place: 'Nashik' });
  const fresh = await pullAll(judge, old.next);
  await sweep(sqlOf(server.pool), new Date(Date.now() + 181 * DAY));
  const answer = await judge.get(`/changes?since=${old.next}`);
  expect([answer.status, answer.body.code]).toEqual([410, 'cursor-expired']);
  expect((await judge.get(`/changes?since=${fresh.next}`)).status).toBe(200);
  expect((await pullAll(judge)).changes.map(({ entity }) => entity)).toEqual(['user']);
});

it('rejects foreign cursors and page sizes outside 1 to 1000', async () => {
  const [one, two] = [await server.makeUser('lawyer'), await server.makeUser('lawyer')];
  const [mine, theirs] = [callsOf(server, one), callsOf(server, two)];
  const { next } = await pullAll(theirs);
  for (const query of [`since=${next}`, 'since=junk', 'since=%00', 'limit=0', 'limit=1001', 'limit=x']) {
    expect((await mine.get(`/changes?${query}`)).status).toBe(400);
  }
  expect((await mine.get('/changes?limit=1000')).status).toBe(200);
});

it('expires a cursor from a database that was restored', async () => {
  const account = await server.makeUser('lawyer');
  const lawyer = callsOf(server, account);
  const { next } = await pullAll(lawyer);
  await server.pool.query('UPDATE change_counters SET last = 0');
  expect((await lawyer.get(`/changes?since=${next}`)).status).toBe(410);
});

it('writes one audit row per pull with the records it returned', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const judge = await server.makeUser('judge');
  const { _id } = (await lawyer.post('/applications', filed())).body;
  await pullAll(callsOf(server, judge));
  const found = await server.pool.query("SELECT detail FROM audit WHERE action = 'read' AND user_id = $1", [
    judge.user._id,
  ]);
  expect(found.rows).toHaveLength(1);
  expect(JSON.stringify(found.rows[0].detail)).toContain(_id);
});
