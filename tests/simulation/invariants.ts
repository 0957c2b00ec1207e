/** What holds of every device at every moment, and of all of them when all is quiet. */
import type { RecordKind } from '#data/records/record-kind.ts';
import { allKinds, recordTables } from '#data/records/kinds.ts';
import { NEEDS_YOU, type OutboxRow } from '#data/outbox/outbox-row.ts';
import { needsYouItems, syncState, waitingItems } from '#data/outbox/sync-state.ts';
import { settingsOf } from '#data/records/user/settings.ts';
import { patchBetween, same } from '#kernel/merge-patch.ts';
import { type Act, type Ledger, nameOf, violated } from './ledger.ts';
import { scopeOf } from './model-log.ts';
import type { ModelServer } from './model-server.ts';
import type { SimulatedDevice } from './simulated-device.ts';
import type { World } from './world.ts';

type Around = Pick<World, 'ledger' | 'server'>;

export async function holdsAlways(device: SimulatedDevice, around: Around): Promise<void> {
  const { db, name } = device;
  // in one look: a process that has just been thawed is at work
  const rows = await db.transaction('r', [db.drafts, db.outbox, db.receipts, db.meta], async () => {
    const found = await db.outbox.toArray();
    if (found.length > 0) await isCounted(device, found);
    return found;
  });
  if (rows.length === 0) return;
  for (const row of rows) {
    hasReason(name, row, rows);
    isNotDone(row, around);
  }
  const shown = new Set((await db.bases.toArray()).map(({ entity, id }) => `${entity} ${id}`));
  for (const kind of allKinds()) {
    for (const at of shown) {
      const [entity, id = ''] = at.split(' ');
      if (kind.entity === entity) await isBaseWithPending(device, kind, id);
    }
  }
}

/** The badges are the rows. */
async function isCounted({ db, name }: SimulatedDevice, rows: readonly OutboxRow[]): Promise<void> {
  const state = await syncState(db);
  const needs = (await needsYouItems(db, 1000)).filter(({ kind }) => kind !== 'lost'); // counts its rows once more
  const listed = (await waitingItems(db, 1000)).length + needs.length;
  if (listed !== state.waiting + state.needsYou) violated(`${name}: the lists and the badges differ`);
  const needing = rows.filter((row) => NEEDS_YOU.includes(row.state)).length;
  if (state.waiting + needing !== rows.length) violated(`${name}: the badges do not count every row`);
}

/** What is parked says why; what is held waits behind something that says it. */
function hasReason(device: string, row: OutboxRow, rows: readonly OutboxRow[]): void {
  const { state, n, op } = row;
  const isRefused = state === 'conflict' || state === 'rejected';
  if (isRefused && !row.lastError) violated(`${device}: ${op} ${n} is ${state} without a reason`);
  if (state !== 'held') return;
  const blocks = (other: OutboxRow) =>
    (other.state === 'conflict' || other.state === 'rejected') &&
    (other.entityId === row.entityId || other.entityId === row.after);
  if (!rows.some(blocks)) violated(`${device}: ${op} ${n} is held behind nothing`);
}

/** Refused by this device, or by a server that was not itself. */
const NOT_THE_SERVERS: ReadonlySet<string> = new Set(['expired', 'lost-by-server', 'wrong-user']);

/** What comes back to its person has not taken effect after all. */
function isNotDone(row: OutboxRow, { ledger, server }: Around): void {
  const isBack = row.state === 'conflict' || row.state === 'rejected';
  const act = ledger.actOf(row.key);
  if (!isBack || !act || NOT_THE_SERVERS.has(row.lastError?.code ?? '')) return;
  if (effectsOf(act, server) > 0) violated(`${nameOf(act)} came back, and the server has done it`);
}

/** Worked out again from the server's copy and what waits, it says the same. */
async function isBaseWithPending({ db, name }: SimulatedDevice, kind: RecordKind, id: string): Promise<void> {
  if (kind.table === null) return;
  const table = db.table<unknown, string>(kind.table);
  const [shown, again] = await db.transaction('rw', [...recordTables(db), db.outbox], async () => {
    const before = await table.get(id);
    await kind.recompute(db, id);
    return [before, await table.get(id)];
  });
  if (!same(shown, again)) {
    const difference = JSON.stringify(patchBetween(shown, again));
    violated(`${name}: the ${kind.entity} ${id} is not its base with what waits: ${difference}`);
  }
}

/** Nothing waits, nothing is missing, nothing is there that should not be. */
export async function holdsAtRest(device: SimulatedDevice, server: ModelServer): Promise<void> {
  const { db, name, user } = device;
  const left = await db.outbox.toArray();
  if (left.length > 0)
    violated(`${name}: at rest ${left.map(({ op, state }) => `${op} is ${state}`).join(', ')}`);
  const scope = scopeOf(server.state, user._id);
  const here = await recordsOn(device);
  for (const [at, record] of scope) isSame(name, at, [here.get(at), record]);
  // after a restore others' records stay until the next full fetch
  const strange = server.generations.length > 1 ? [] : [...here.keys()].filter((at) => !scope.has(at));
  if (strange.length > 0) violated(`${name}: ${strange.join(', ')} is not theirs to see`);
  const settings = await settingsOf(db);
  if (!same(settings, server.state.users.get(user._id)?.settings)) violated(`${name}: other settings`);
}

async function recordsOn({ db }: SimulatedDevice): Promise<ReadonlyMap<string, unknown>> {
  const here = new Map<string, unknown>();
  for (const { entity, table } of allKinds()) {
    if (table === null) continue;
    const rows = await db.table<{ readonly _id: string }>(table).toArray();
    for (const row of rows) here.set(`${entity} ${row._id}`, row);
  }
  return here;
}

function isSame(device: string, at: string, [here, there]: readonly [unknown, unknown]): void {
  if (here === undefined) violated(`${device}: ${at} never came`);
  const { asOf: _a, seen: _s, ...record } = Object(here);
  if (!same(record, there)) {
    violated(`${device}: ${at} is ${JSON.stringify(record)} and on the server ${JSON.stringify(there)}`);
  }
}

/** Of every act: it took effect once, in its order, or its person has it back; and its words are somewhere. */
export async function holdsOfActs(
  ledger: Ledger,
  server: ModelServer,
  devices: readonly SimulatedDevice[],
): Promise<void> {
  const kept = await keptWords(devices);
  const { applications, cases, feedback } = server.state;
  const current = JSON.stringify([...applications.values(), ...cases.values(), ...feedback.values()]);
  isInOrder(ledger, server);
  for (const act of ledger.acts) {
    const effects = effectsOf(act, server);
    if (effects > 1) violated(`${nameOf(act)} counts ${effects} times`);
    if (act.receipt?.outcome !== 'accepted') continue;
    const lost = wordsOf(act).find(
      (words) =>
        !current.includes(words) && !kept(act.userId).includes(words) && !isReplaced(ledger, act, words),
    );
    if (lost !== undefined) violated(`${nameOf(act)}: "${lost}" is nowhere`);
  }
}

/** What one device wrote of one record took effect as it was written. */
function isInOrder(ledger: Ledger, server: ModelServer): void {
  const order = new Map<string, number>();
  for (const { key, id } of server.state.effects) {
    const act = ledger.actOf(key);
    if (act?.row.entityId !== id) continue;
    const queue = `${act.device} ${id}`;
    if (act.n < (order.get(queue) ?? 0)) violated(`${nameOf(act)} took effect after a later one`);
    order.set(queue, act.n);
  }
}

const OWN: Readonly<Record<string, string>> = { assess: 'assessment', 'report-error': 'feedback' };

const effectsOf = ({ keys, row }: Act, { state }: ModelServer): number =>
  state.effects.filter(({ key, entity }) => keys.has(key) && entity === (OWN[row.op] ?? row.entity)).length;

/** Words that nobody else has written. */
const wordsOf = ({ row }: Act): string[] =>
  [...JSON.stringify(row.body).matchAll(/word \d+\./g)].map(([w]) => w);

/** Somebody wrote over them who had read them. */
const isReplaced = ({ acts }: Ledger, act: Act, words: string): boolean =>
  acts.some((other) => other !== act && JSON.stringify(other.seen).includes(words));

/** Every word that a person still has on a device of theirs, beside what was simply accepted. */
async function keptWords(devices: readonly SimulatedDevice[]): Promise<(userId: string) => string> {
  const kept = new Map<string, string>();
  for (const { db, user } of devices) {
    const receipts = await db.receipts.filter(({ outcome }) => outcome !== 'accepted').toArray();
    const mine = [receipts, await db.drafts.toArray()];
    kept.set(user._id, (kept.get(user._id) ?? '') + JSON.stringify(mine));
  }
  return (userId) => kept.get(userId) ?? '';
}
