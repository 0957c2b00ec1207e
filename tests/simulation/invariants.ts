/** Invariants of each device at every moment, and of all devices at rest. */
import { KINDS } from '#data/records/kinds.ts';
import { NEEDS_YOU, type OutboxRow } from '#data/store/outbox-row.ts';
import { needsYouItems, syncState, waitingItems } from '#data/outbox/sync-state.ts';
import { settingsOf } from '#data/records/user/settings.ts';
import { getMeta, stateOf } from '#data/store/meta.ts';
import { orderDraftOf, unfinishedOrders } from '#data/records/application/order-drafts.ts';
import { sharedOrders } from '#data/records/order-draft/shared-orders.ts';
import { knownUpdate } from '#contract/case/history-events.ts';
import { OPEN_STATES } from '#domain/hearing/hearing-rules.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { patchBetween, same } from '#kernel/merge-patch.ts';
import { historyEventWords as english } from '#text/en/work/history-events.ts';
import { updateSentence } from '#text/history-event-text.ts';
import { type Act, type Ledger, nameOf, violated } from './ledger.ts';
import { scopeOf } from './model/model-log.ts';
import type { ModelServer } from './model/model-server.ts';
import type { SimulatedDevice } from './simulated-device.ts';
import type { World } from './world.ts';

type Around = Pick<World, 'ledger' | 'server'>;

export async function holdsAlways(device: SimulatedDevice, around: Around): Promise<void> {
  const { db, name } = device;
  const state = `${device.commits} ${around.server.state.effects.length}`;
  if (device.lastHeld === state) return; // neither the device nor the server has changed since
  device.lastHeld = state;
  // read once: a resumed process may change state
  const rows = await db.transaction(
    'r',
    [db.drafts, db.formDrafts, db.outbox, db.receipts, db.meta],
    async () => {
      const found = await db.outbox.toArray();
      if (found.length > 0) await isCounted(device, found);
      return found;
    },
  );
  if (rows.length === 0) return;
  for (const row of rows) {
    hasReason(name, row, rows);
    isNotDone(row, around);
  }
  await areBasesWithPending(device);
}

/** The badges are the rows. */
async function isCounted({ db, name }: SimulatedDevice, rows: readonly OutboxRow[]): Promise<void> {
  const state = await syncState(db);
  const needs = await needsYouItems(db, 1000);
  const itemCount = (await waitingItems(db, 1000)).length + needs.length;
  if (itemCount !== state.waiting + state.needsYou) violated(`${name}: the lists and the badges differ`);
  const needing = rows.filter((row) => NEEDS_YOU.includes(row.state)).length;
  if (state.waiting + needing !== rows.length) violated(`${name}: the badges do not count every row`);
}

/** A rejected row has a reason, and a held row waits behind such a row. */
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

/** A returned operation must not have taken effect. */
function isNotDone(row: OutboxRow, { ledger, server }: Around): void {
  const isBack = row.state === 'conflict' || row.state === 'rejected';
  const act = ledger.actOf(row.key);
  if (!isBack || !act || NOT_THE_SERVERS.has(row.lastError?.code ?? '')) return;
  if (effectsOf(act, server) > 0) violated(`${nameOf(act)} came back, and the server has done it`);
}

/** Recomputing from the server copy and pending rows gives the stored record. */
async function areBasesWithPending({ db, name }: SimulatedDevice): Promise<void> {
  await db.transaction('rw', [...KINDS.tables(db), db.outbox], async () => {
    for (const { entity, id } of await db.bases.toArray()) {
      const kind = KINDS.kindNamed(entity);
      if (!kind || kind.table === null) continue;
      const table = db.table<unknown, string>(kind.table);
      const shown = await table.get(id);
      await kind.recompute(db, id);
      const again = await table.get(id);
      if (same(shown, again)) continue;
      const difference = JSON.stringify(patchBetween(shown, again));
      violated(`${name}: the ${entity} ${id} is not its base with what waits: ${difference}`);
    }
  });
}

/** At rest nothing is queued, missing or extra. */
export async function holdsAtRest(device: SimulatedDevice, server: ModelServer): Promise<void> {
  const { db, name, user } = device;
  const left = await db.outbox.toArray();
  if (left.length > 0)
    violated(`${name}: at rest ${left.map(({ op, state }) => `${op} is ${state}`).join(', ')}`);
  const scope = scopeOf(server.state, user._id);
  const here = await recordsOn(device);
  for (const [at, record] of scope) isSame(name, at, [here.get(at), record]);
  if (server.generations.length === 1) await holdsOfNextDates(device, server);
  // after a restore others' records stay until the next full fetch
  const strange = server.generations.length > 1 ? [] : [...here.keys()].filter((at) => !scope.has(at));
  if (strange.length > 0) violated(`${name}: ${strange.join(', ')} is not theirs to see`);
  await holdsOfPapers(device);
  await holdsOfLines(device);
  const settings = await settingsOf(db);
  if (!same(settings, server.state.users.get(user._id)?.settings)) violated(`${name}: other settings`);
}

/** Each history line has a code whose English text matches the stored text. */
async function holdsOfLines({ db, name }: SimulatedDevice): Promise<void> {
  for (const { _id, updates } of await db.applications.toArray()) {
    for (const { told, description } of updates) {
      const known = knownUpdate(told);
      if (!known || updateSentence(known, english) !== description)
        violated(`${name}: ${_id} says ${description}, and its code ${JSON.stringify(told)}`);
    }
  }
}

/** An unsent file without an outbox row belongs to a draft, and its bytes exist. */
async function holdsOfPapers({ db, name }: SimulatedDevice): Promise<void> {
  for (const { _id, version, sha256, applicationId = '' } of await db.documents.toArray()) {
    if (version > 0) continue;
    if (!(await db.drafts.get(applicationId))) violated(`${name}: the document ${_id} goes nowhere`);
    if (!(await db.blobs.get(sha256))) violated(`${name}: the document ${_id} has lost its bytes`);
  }
}

async function recordsOn({ db }: SimulatedDevice): Promise<ReadonlyMap<string, unknown>> {
  const here = new Map<string, unknown>();
  for (const { entity, table } of KINDS.all) {
    if (table === null) continue;
    const rows = await db.table<{ readonly _id: string; readonly version: number }>(table).toArray();
    for (const row of rows)
      if (entity !== 'document' || row.version > 0) here.set(`${entity} ${row._id}`, row);
  }
  // Records without a table in this app version are parked or stored in meta.
  for (const { entity, id, data } of await db.parked.toArray()) here.set(`${entity} ${id}`, data);
  for (const order of await sharedOrders(db)) here.set(`order-draft ${order._id}`, order);
  return here;
}

/** By the hearings that are to come, as of the day on which it was fetched. */
async function holdsOfNextDates({ db, name }: SimulatedDevice, { state }: ModelServer): Promise<void> {
  const today = dayInIndia(new Date((await stateOf(db, 'sync')).pulledAt ?? 0));
  const open = [...state.hearings.values()].filter(
    (hearing) => OPEN_STATES.includes(hearing.state) && hearing.date >= today,
  );
  for (const { _id, nextHearingDate: shown } of await db.cases.toArray()) {
    const own = open.filter(({ caseId }) => caseId === _id).map(({ date }) => date);
    const [next] = own.toSorted((left, right) => left.localeCompare(right));
    if (shown !== next) {
      violated(`${name}: the next date of ${_id} is ${shown ?? 'none'}, by its hearings ${next ?? 'none'}`);
    }
  }
}

function isSame(device: string, at: string, [here, there]: readonly [unknown, unknown]): void {
  if (here === undefined) violated(`${device}: ${at} never came`);
  const record = Object.fromEntries(Object.entries(Object(here)).filter(([key]) => !OWN_FIELDS.has(key)));
  if (!same(record, there)) {
    violated(`${device}: ${at} is ${JSON.stringify(record)} and on the server ${JSON.stringify(there)}`);
  }
}

/** Of the device itself: when it came, in which full fetch; the next date follows from the hearings. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['asOf', 'seen', 'nextHearingDate', 'dateSaid']);

/** Every operation takes effect once and in order, or returns to the user; its content exists somewhere. */
export async function holdsOfActs(
  ledger: Ledger,
  server: ModelServer,
  devices: readonly SimulatedDevice[],
): Promise<void> {
  const storedTextOf = await keptWords(devices);
  const { applications, cases, contested, diary, documents, feedback, hearings, notes } = server.state;
  const tables = [applications, cases, contested, diary, documents, feedback, hearings, notes];
  const current = JSON.stringify(tables.map((table) => Array.from<unknown>(table.values())));
  isInOrder(ledger, server);
  for (const act of ledger.acts) {
    const effects = effectsOf(act, server);
    if (effects > 1) violated(`${nameOf(act)} counts ${effects} times`);
    if (act.receipt?.outcome !== 'accepted') continue;
    const lost = wordsOf(act).find(
      (words) =>
        !current.includes(words) &&
        !storedTextOf(act.userId).includes(words) &&
        !isReplaced(ledger, act, words),
    );
    if (lost !== undefined) violated(`${nameOf(act)}: "${lost}" is nowhere`);
  }
}

/** Operations of one device on one record take effect in order of writing. */
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

const OWN: Readonly<Record<string, string>> = {
  assess: 'assessment',
  'report-error': 'feedback',
  'add-diary-entry': 'diary',
  'correct-diary-entry': 'diary',
};

/** Counts effects on the record that the operation adds, or else on its subject. */
const effectsOf = ({ keys, row }: Act, { state }: ModelServer): number =>
  state.effects.filter(({ key, entity, id }) => {
    const added = OWN[row.op];
    return keys.has(key) && (added ? entity === added : entity === row.entity && id === row.entityId);
  }).length;

/** Text that is unique to this operation. */
const wordsOf = ({ row }: Act): string[] =>
  [...JSON.stringify(row.body).matchAll(/word \d+\./g)].map(([w]) => w);

/** A user who had read the text replaced it. */
const isReplaced = ({ acts }: Ledger, act: Act, words: string): boolean =>
  acts.some((other) => other !== act && JSON.stringify(other.seen).includes(words));

/** Every device of a judge knows the draft orders of the others, and no typed text is lost. */
export async function holdsOfOrders(
  ledger: Ledger,
  server: ModelServer,
  devices: readonly SimulatedDevice[],
): Promise<void> {
  for (const device of devices) await isTold(device, server);
  const signed = JSON.stringify([...server.state.applications.values()]);
  for (const { userId, words } of ledger.typed) {
    let storedText = signed;
    for (const { db, user } of devices) {
      if (user._id !== userId) continue;
      const orders = await db.formDrafts.where('kind').equals('order').toArray();
      storedText += JSON.stringify([orders, await db.receipts.toArray()]);
    }
    if (!storedText.includes(words)) violated(`"${words}", typed into an order, is nowhere`);
  }
}

async function isTold({ db, name }: SimulatedDevice, { state }: ModelServer): Promise<void> {
  const device = await getMeta(db, 'device');
  const serverOrders = [...state.orderDrafts.values()].filter((each) => each.device === device);
  const here = await unfinishedOrders(db);
  if (here.length !== serverOrders.length)
    violated(`${name}: writes ${here.length} orders, and the server has ${serverOrders.length} of them`);
  for (const { applicationId, status, words } of serverOrders) {
    const draft = await orderDraftOf(db, { applicationId, status });
    if (JSON.stringify(draft) !== words)
      violated(`${name}: the server has an order otherwise than it stands`);
  }
}

/** All text that a user still has on their devices, besides accepted text. */
async function keptWords(devices: readonly SimulatedDevice[]): Promise<(userId: string) => string> {
  const textByUser = new Map<string, string>();
  for (const { db, user } of devices) {
    const receipts = await db.receipts.filter(({ outcome }) => outcome !== 'accepted').toArray();
    const mine = [receipts, await db.drafts.toArray()];
    textByUser.set(user._id, (textByUser.get(user._id) ?? '') + JSON.stringify(mine));
  }
  return (userId) => textByUser.get(userId) ?? '';
}
