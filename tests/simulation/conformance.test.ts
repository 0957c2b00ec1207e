/**
 * The model and the real server are one: every call of some runs, in its order, goes to the real routes on a real
 * database, and both answer alike but for the ids, numbers and hours that each mints itself.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isRecord } from '#kernel/merge-patch.ts';
import { backupOf } from '../support/server-backup.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { type AreaName, areasOf } from './areas.ts';
import type { ModelCall } from './model-server.ts';
import { runSeed } from './run-seed.ts';
import type { Planted } from './world.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

type Happened = { readonly call: ModelCall } | { readonly server: Parameters<OnServer>[0] };
type OnServer = NonNullable<Planted['onServer']>;

async function record(seed: number, areas: readonly AreaName[]): Promise<Happened[]> {
  const happened: Happened[] = [];
  const hears = {
    onCall: (call: ModelCall) => happened.push({ call }),
    onServer: (what: Parameters<OnServer>[0]) => happened.push({ server: what }),
  };
  await runSeed(seed, hears, areas);
  return happened;
}

/** Rejected by a switch of the simulation, not because of the content. */
const BY_A_SWITCH = new Set([401, 403, 426]);

let backups: (() => Promise<void>)[] = [];

async function doToServer(what: Parameters<OnServer>[0]): Promise<void> {
  const { pool } = server;
  if (what === 'cursors expire') {
    await pool.query('UPDATE change_counters SET pruned = last');
    await pool.query('DELETE FROM change_log WHERE removed_because IS NOT NULL');
  } else if (what === 'backup') {
    backups.push(await backupOf(server));
  } else {
    await backups[what.restore]?.();
  }
}

/** Minted by each side: these say nothing of how it works. */
const OWN = new Set(['applicationNumber', 'next', 'generation', 'email', 'filingDate', 'incident']);

function plain(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => plain(item, names));
  if (isRecord(value)) {
    const isOrder = 'from' in value && 'to' in value && 'by' in value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !OWN.has(key) && !(isOrder && key === '_id'))
        .map(([key, inner]) => [key, plain(inner, names)]),
    );
  }
  if (typeof value !== 'string') return value;
  return names.get(value) ?? value.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then');
}

interface Person {
  readonly id: string;
  readonly token: string;
}

const RUNS: readonly (readonly [number, readonly AreaName[]])[] = [
  ...[1, 2, 3, 4].map((seed) => [seed, areasOf(seed)] as const),
  ...[5, 6, 7].map((seed) => [seed, ['applications', 'documents', 'orders']] as const),
  ...[8, 9, 10].map((seed) => [seed, ['applications', 'diary', 'contested']] as const),
];

it.for(RUNS)(
  'answers the calls of seed %i as the real server does',
  { timeout: 120_000 },
  async ([seed, areas]) => {
    backups = [];
    const happened = await record(seed, areas);
    const people = await peopleOf(happened);
    const { real, model } = await replay(happened, people);
    expect(real).toEqual(model);
    expect(real.length).toBeGreaterThan(5);
  },
);

/** The lawyer is the first who calls. */
async function peopleOf(happened: readonly Happened[]): Promise<ReadonlyMap<string, Person>> {
  const called = new Set(happened.flatMap((each) => ('call' in each ? [each.call.userId] : [])));
  const people = new Map<string, Person>();
  for (const userId of called) {
    if (userId === '') continue;
    const { user, token } =
      people.size === 0
        ? await server.makeUser('lawyer')
        : await server.makeUser('judge', [{ kind: 'sessions', place: 'Pune' }]);
    people.set(userId, { id: user._id, token });
  }
  return people;
}

async function replay(happened: readonly Happened[], people: ReadonlyMap<string, Person>) {
  const names = new Map([...people].map(([model, { id }]) => [id, model]));
  const cursors = new Map<string, string>();
  const answers: { readonly real: unknown[]; readonly model: unknown[] } = { real: [], model: [] };
  for (const each of happened) {
    if ('server' in each) {
      await doToServer(each.server);
      continue;
    }
    const { call } = each;
    const person = people.get(call.userId);
    if (!person || BY_A_SWITCH.has(call.status)) continue;
    server.advance(call.at - server.now().getTime()); // the day decides which hearings may be listed
    const answer = await send(call, person.token, cursors);
    const body: unknown = answer.status === 204 ? undefined : await answer.json();
    keepCursor(cursors, call.body, body);
    const asked = `${String(call.init.method)} ${call.url.split('since=')[0]}`;
    answers.real.push([asked, answer.status, plain(body, names)]);
    answers.model.push([asked, call.status, plain(call.body, new Map())]);
  }
  return answers;
}

function send(call: ModelCall, token: string, cursors: ReadonlyMap<string, string>): Promise<Response> {
  const headers = new Headers(call.init.headers);
  headers.set('x-auth-token', token);
  const [path = '', since] = call.url.split('&since=');
  const known = since === undefined ? '' : (cursors.get(decodeURIComponent(since)) ?? since);
  const url = since === undefined ? path : `${path}&since=${encodeURIComponent(known)}`;
  return server.fetch(url, { ...call.init, headers, signal: null });
}

/** A cursor of the model stands for one of the server. */
function keepCursor(cursors: Map<string, string>, model: unknown, real: unknown): void {
  if (isRecord(model) && isRecord(real) && typeof model['next'] === 'string') {
    cursors.set(model['next'], String(real['next']));
  }
}
