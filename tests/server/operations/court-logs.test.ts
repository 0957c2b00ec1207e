/**
 * One log for each court: after any sequence of events, each device ends with exactly the records that its
 * reader may see.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CourtKind, type CourtSeat, isBeforeCourt } from '#contract/case/court.ts';
import { placeKey } from '#kernel/place-key.ts';
import { createApp } from '../../../server/app.ts';
import { matterOfRow, type RecordRow } from '../../../server/storage/read-record.ts';
import { readingOf } from '../../../server/storage/record-kind.ts';
import { sqlOf } from '../../../server/storage/sql.ts';
import { sweep } from '../../../server/storage/sweep.ts';
import { RECORDS } from '../../../server/kinds/all-kinds.ts';
import { endSeats, verifyJudge } from '../../../server/account/verify-judge.ts';
import { seatsOf } from '../../../server/storage/users.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { injectFetch } from '../../support/inject-fetch.ts';
import { type PullingDevice, pullingDevice } from '../../support/pulling-device.ts';
import { appointedTo, startTestServer, type TestServer, type TestUser } from '../../support/test-server.ts';
import { transfer } from '../../support/transfer.ts';
import { type Random, randomOf, weighted } from '../../simulation/random.ts';

const DAY = 86_400_000;

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => server.stop());

const PUNE: CourtSeat = { kind: 'magistrate', place: 'Pune' };
const NASHIK: CourtSeat = { kind: 'magistrate', place: 'Nashik' };

/** All records visible to this user now, read from the tables and not from a log. */
async function viewOf({ user }: TestUser): Promise<Map<string, number>> {
  const sql = sqlOf(server.pool);
  const seats = user.role === 'judge' ? await seatsOf(sql, user._id) : [];
  const view = new Map<string, number>();
  for (const kind of RECORDS.stored) {
    const { rows } = await sql.query<RecordRow>(readingOf(kind, 'IS NOT NULL'), []);
    for (const row of rows) {
      const { ownerId, court, courtPlace } = matterOfRow(row);
      const isTheirs =
        ownerId === user._id || (court !== undefined && isBeforeCourt(seats, { court, courtPlace }));
      if (isTheirs) view.set(`${kind.entity} ${row.id}`, row.record_version);
    }
  }
  const { rows } = await sql.query<{ version: number }>('SELECT version FROM users WHERE _id = $1', [
    user._id,
  ]);
  view.set(`user ${user._id}`, rows[0]?.version ?? 0);
  return view;
}

const sorted = (of: ReadonlyMap<string, number>): [string, number][] =>
  [...of].toSorted(([one], [other]) => (one < other ? -1 : 1));

interface Reader {
  readonly account: TestUser;
  /** Through either of the two processes. */
  readonly calls: readonly Calls[];
  readonly device: PullingDevice;
}

interface World {
  readonly random: Random;
  readonly lawyers: readonly Reader[];
  readonly judges: readonly Reader[];
  readonly applications: { readonly id: string; readonly caseId: string; readonly by: Reader }[];
  readonly points: string[];
}

const COURTS: readonly { court: CourtKind; courtPlace: string | null }[] = [
  { court: 'magistrate', courtPlace: 'Pune' },
  { court: 'magistrate', courtPlace: 'Nashik' },
  { court: 'magistrate', courtPlace: null },
  { court: 'sessions', courtPlace: 'Pune' },
];
const SEATS: readonly CourtSeat[] = [
  PUNE,
  NASHIK,
  { kind: 'sessions', place: 'pune' },
  { kind: 'magistrate' },
];

const ACTS = {
  file: 5,
  amend: 3,
  move: 4,
  decide: 1,
  note: 2,
  diary: 2,
  point: 2,
  unpoint: 1,
  seat: 2,
  unseat: 2,
  pull: 8,
} as const;

const either = ({ random }: World, { calls }: Reader): Calls => random.pick(calls);

/** Forbidden calls are included: the server must reject them. */
async function act(world: World): Promise<void> {
  const { random, lawyers, judges, applications, points } = world;
  const what = weighted(random, ACTS);
  const judge = random.pick(judges);
  const one = applications.length > 0 ? random.pick(applications) : undefined;
  if (what === 'pull') {
    const reader = random.pick([...lawyers, ...judges]);
    // a device pulls one page after another; its own pages do not overtake each other
    await inTurn(reader, async () => reader.device.page(either(world, reader), 1 + random.below(7)));
  } else if (what === 'seat') {
    const courts = [random.pick(SEATS)];
    await verifyJudge(server.ports, judge.account.user.email, appointedTo(courts));
  } else if (what === 'unseat') {
    await endSeats(server.ports, judge.account.user.email, [random.pick(SEATS)]).catch(sitsElsewhere);
  } else if (what === 'file' || !one) {
    const by = random.pick(lawyers);
    const facts = { ...random.pick(COURTS), firNumber: `${random.below(12)}/2026` };
    const { status, body } = await either(world, by).post('/applications', filed({ case: facts }));
    if (status !== 201) throw new Error(JSON.stringify(body));
    applications.push({ id: body._id, caseId: body.caseId, by });
  } else {
    await change(world, { what, judge, one, points });
  }
}

interface Changing {
  readonly what: Exclude<keyof typeof ACTS, 'file' | 'pull' | 'seat' | 'unseat'>;
  readonly judge: Reader;
  readonly one: World['applications'][number];
  readonly points: string[];
}

async function change(world: World, { what, judge, one: { id, caseId, by }, points }: Changing) {
  const { random } = world;
  const [mine, theirs] = [either(world, by), either(world, judge)];
  const text = `Said ${random.below(1_000)}.`;
  if (what === 'amend') await mine.put(`/applications/${id}`, { bail: { grounds: text } });
  if (what === 'move') await mine.put(`/applications/${id}`, { case: random.pick(COURTS) });
  if (what === 'decide') await theirs.put(`/applications/${id}`, { status: 'Approved' });
  if (what === 'note') await theirs.post(`/cases/${caseId}/notes`, { text });
  if (what === 'diary') {
    const entry = { date: '2026-07-12', description: text };
    await mine.post(`/cases/${caseId}/diary`, entry);
  }
  if (what === 'point') {
    const pointBody = { about: 'Custody', says: text, state: 'open' };
    const { status, body } = await theirs.post(`/applications/${id}/contested`, pointBody);
    if (status === 201) points.push(body._id);
  }
  if (what === 'unpoint' && points.length > 0) await theirs.remove(`/contested/${random.pick(points)}`);
}

function sitsElsewhere(error: unknown): void {
  if (!(error instanceof Error) || !error.message.includes('does not sit there')) throw error;
}

const turns = new WeakMap<Reader, Promise<unknown>>();

async function inTurn(reader: Reader, work: () => Promise<unknown>): Promise<void> {
  const turn = (turns.get(reader) ?? Promise.resolve()).then(work);
  turns.set(
    reader,
    turn.catch(() => undefined),
  );
  await turn;
}

it.each([1, 2, 3, 4, 5, 6])(
  'syncs every reader correctly during concurrent writes in two processes (%i)',
  { timeout: 120_000 },
  async (seed) => {
    const second = await createApp(server.ports);
    const fetches = [server.fetch, injectFetch(second, server.baseUrl)];
    const reader = async (role: 'lawyer' | 'judge'): Promise<Reader> => {
      const account = await server.makeUser(role, []);
      return { account, calls: fetches.map((fetch) => callsOf({ fetch }, account)), device: pullingDevice() };
    };
    const world: World = {
      random: randomOf(seed),
      lawyers: [await reader('lawyer'), await reader('lawyer'), await reader('lawyer')],
      judges: [await reader('judge'), await reader('judge'), await reader('judge'), await reader('judge')],
      applications: [],
      points: [],
    };
    const writer = async (): Promise<void> => {
      for (let n = 0; n < 25; n++) await act(world);
    };
    await Promise.all(Array.from({ length: 6 }, writer));
    for (const each of [...world.lawyers, ...world.judges]) {
      await each.device.toTheEnd(either(world, each), 50);
      expect(sorted(each.device.held)).toEqual(sorted(await viewOf(each.account)));
      expect(each.device.resyncs).toBe(0);
      // another device of theirs, from the beginning
      const fresh = pullingDevice();
      await fresh.toTheEnd(either(world, each), 7);
      expect(sorted(fresh.held)).toEqual(sorted(each.device.held));
    }
    await second.close();
  },
);

const file = async (lawyer: Calls, facts: Record<string, unknown> = {}): Promise<string> => {
  const { status, body } = await lawyer.post('/applications', filed({ case: facts }));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return String(body._id);
};

const applicationsTold = (device: PullingDevice, from = 0): [string, boolean][] =>
  device.told
    .slice(from)
    .flatMap(({ entity, id, deleted }) => (entity === 'application' ? [[id, deleted ?? false]] : []));

it('reports a move between two courts of one judge once and without a removal', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const judge = callsOf(server, await server.makeUser('judge', [PUNE, NASHIK]));
  const device = pullingDevice();
  const id = await file(lawyer);
  await device.toTheEnd(judge);
  expect(applicationsTold(device)).toEqual([[id, false]]);
  await transfer(server, id, { kind: 'magistrate', place: 'Nashik' });
  await device.toTheEnd(judge, 1);
  expect(applicationsTold(device)).toEqual([
    [id, false],
    [id, false],
  ]);
  await transfer(server, id, { kind: 'high', place: 'Nashik' });
  await device.toTheEnd(judge, 1);
  expect(applicationsTold(device).slice(2)).toEqual([[id, true]]);
});

it('reports a removal to former readers but not to a later judge', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const id = await file(lawyer);
  const first = callsOf(server, await server.makeUser('judge', [PUNE]));
  const device = pullingDevice();
  await device.toTheEnd(first);
  await transfer(server, id, { kind: 'magistrate', place: 'Nashik' });
  server.advance(DAY);
  const later = pullingDevice();
  await later.toTheEnd(callsOf(server, await server.makeUser('judge', [PUNE])));
  expect(later.told.map(({ entity }) => entity)).toEqual(['user']);
  await device.toTheEnd(first);
  expect(applicationsTold(device)).toEqual([
    [id, false],
    [id, true],
  ]);
});

it('removes a court’s matters from a judge whose seat ended, with the reason', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const [stays, goes] = [await file(lawyer), await file(lawyer, { courtPlace: 'Nashik' })];
  const account = await server.makeUser('judge', [PUNE, NASHIK]);
  const judge = callsOf(server, account);
  const device = pullingDevice();
  await device.toTheEnd(judge);
  await endSeats(server.ports, account.user.email, [NASHIK]);
  const since = device.told.length;
  await device.toTheEnd(judge);
  expect(applicationsTold(device, since)).toEqual([[goes, true]]);
  expect(device.told.slice(since).find(({ id }) => id === goes)).toMatchObject({
    because: 'seat-ended',
    reason: 'You no longer sit in its court.',
  });
  expect(device.told.at(-1)).toMatchObject({ entity: 'user', data: { verified: true, courts: [PUNE] } });
  expect([device.held.has(`application ${stays}`), device.resyncs]).toEqual([true, 0]);
  await endSeats(server.ports, account.user.email, [PUNE]);
  expect((await judge.get('/applications')).body).toEqual([]);
  expect((await judge.get('/cases/judge/today')).body.code).toBe('judge-not-verified');
  await device.toTheEnd(judge);
  expect([...device.held.keys()]).toEqual([`user ${account.user._id}`]);
  await expect(endSeats(server.ports, account.user.email, [PUNE])).rejects.toThrow('does not sit there');
});

it('loses nothing if a kind seat ends between two pages and a court seat remains', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const account = await server.makeUser('judge', [PUNE, { kind: 'magistrate' }]);
  await file(lawyer);
  for (const first of [PUNE.place, '']) {
    await seatFirst(first);
    const judge = callsOf(server, account);
    const device = pullingDevice();
    // the first log is read to its end, the other not at all
    for (let page = 0; page < 2; page++) await device.page(judge, 1);
    await endSeats(server.ports, account.user.email, [{ kind: 'magistrate' }]);
    await device.toTheEnd(judge, 1);
    expect(sorted(device.held)).toEqual(sorted(await viewOf(account)));
    expect(device.held.size).toBe(3);
    await verifyJudge(server.ports, account.user.email, appointedTo([{ kind: 'magistrate' }]));
  }
});

/** Logs are read in the order of the last digits of their ids: from now on this court's is the first. */
async function seatFirst(place: string | undefined): Promise<void> {
  const sql = sqlOf(server.pool);
  const { rows } = await sql.query<{ log_id: string }>(
    `SELECT log_id FROM court_places WHERE kind = 'magistrate' AND place_key = $1`,
    [placeKey(place)],
  );
  const [{ log_id: before } = { log_id: '' }] = rows;
  const after = `${before.slice(0, 24)}${place === '' ? '000000000000' : '000000000001'}`;
  for (const table of ['court_places', 'change_counters', 'change_log']) {
    await sql.query(`UPDATE ${table} SET log_id = $2 WHERE log_id = $1`, [before, after]);
  }
}

it('reads a long log in pages after old rows were deleted', async () => {
  const account = await server.makeUser('lawyer');
  const lawyer = callsOf(server, account);
  const ids = [];
  for (let n = 1; n <= 4; n++) ids.push(await file(lawyer, { firNumber: `${n}/2026` }));
  const { body } = await lawyer.get(`/applications/${ids[3]}`);
  const { body: note } = await lawyer.post(`/cases/${body.caseId}/notes`, { text: 'For now.' });
  await lawyer.remove(`/notes/${note._id}`);
  await sweep(sqlOf(server.pool), new Date(Date.now() + 181 * DAY));
  const device = pullingDevice();
  await device.toTheEnd(lawyer, 2);
  expect([device.resyncs, sorted(device.held)]).toEqual([0, sorted(await viewOf(account))]);
});
