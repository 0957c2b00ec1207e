/** Changes of case facts between devices of one user and the real server. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { saveCaseFacts, type FactsPatch } from '#data/records/case/case-facts.ts';
import { caseOf } from '#data/records/case/cases.ts';
import { applyMineAgain, conflictOf, keepTheirs } from '#data/outbox/conflict.ts';
import { syncState } from '#data/outbox/sync-state.ts';
import { syncNow } from '#data/device/sync.ts';
import { engineOf, KINDS } from '#data/records/kinds.ts';
import { amendOne, fileOne } from '../data/acts.ts';
import { type Device, deviceOf, lostAfter, lostBefore, twice } from './real-device.ts';
import { serverForFile } from '../support/server-for-file.ts';

const server = serverForFile();
let phone: Device;
let laptop: Device;

beforeEach(async () => {
  const person = await server.makeUser('lawyer');
  phone = await deviceOf(server, person);
  laptop = await deviceOf(server, person);
});

let matters = 0;
const sync = ({ db, ports }: Device) => syncNow(db, ports);
const save = async ({ db, ports }: Device, caseId: string, patch: FactsPatch) => {
  const saved = await saveCaseFacts(db, ports, caseId, patch);
  if (!saved.ok) throw new Error(saved.error.kind);
};
const factsOn = async ({ db }: Device, caseId: string) => (await caseOf(db, caseId))?.facts;

async function fact(caseId: string) {
  const found = await server.pool.query('SELECT record FROM cases WHERE _id = $1', [caseId]);
  return found.rows[0]?.record;
}

/** Each in a matter of its own. */
async function filed(): Promise<string> {
  matters += 1;
  const id = await fileOne(phone.db, phone.ports, { firNumber: `${matters}/2026` });
  return (await phone.db.applications.get(id))?.caseId ?? '';
}

async function filedAndSeen(): Promise<string> {
  const caseId = await filed();
  await sync(phone);
  await sync(laptop);
  return caseId;
}

it('queues a filing and facts offline, and sends them in order', async () => {
  phone.ports.fetch = lostBefore;
  const caseId = await filed();
  await save(phone, caseId, { firstRemandDate: '2026-07-11' });
  await save(phone, caseId, { chargesheet: { state: 'not-filed', asOf: '2026-11-20' } });
  expect(await sync(phone)).toMatchObject({ drain: { kind: 'offline', left: 3 } });
  phone.ports.fetch = phone.online;
  expect(await sync(phone)).toMatchObject({ drain: { kind: 'drained', sent: 3 } });
  const facts = {
    firstRemandDate: '2026-07-11',
    chargesheet: { state: 'not-filed' },
    arrestDate: '2026-07-10',
  };
  expect(await fact(caseId)).toMatchObject({ version: 3, facts });
  expect(await factsOn(phone, caseId)).toMatchObject(facts);
  expect(await phone.db.bases.count()).toBe(0);
  await sync(laptop);
  expect(await factsOn(laptop, caseId)).toMatchObject(facts);
});

it.each([
  ['the answer is lost', lostAfter],
  ['the request arrives twice', twice],
])('saves a fact once when %s', async (_, network) => {
  const caseId = await filedAndSeen();
  await save(phone, caseId, { firstRemandDate: '2026-07-11' });
  phone.ports.fetch = network(phone.online);
  await sync(phone);
  phone.ports.fetch = phone.online;
  await sync(phone);
  expect(await fact(caseId)).toMatchObject({ version: 2, facts: { firstRemandDate: '2026-07-11' } });
  expect(await syncState(phone.db)).toMatchObject({ waiting: 0, needsYou: 0 });
});

it('merges different facts of two devices without asking', async () => {
  const caseId = await filedAndSeen();
  await save(phone, caseId, { firstRemandDate: '2026-07-11' });
  await save(laptop, caseId, { delayByAccusedDays: 4 });
  await sync(phone);
  await sync(laptop);
  await sync(phone);
  const both = { firstRemandDate: '2026-07-11', delayByAccusedDays: 4 };
  expect(await fact(caseId)).toMatchObject({ facts: both });
  expect(await factsOn(phone, caseId)).toMatchObject(both);
  expect(await factsOn(laptop, caseId)).toMatchObject(both);
});

it('keeps a fact when an amendment of the application goes first', async () => {
  const id = await fileOne(phone.db, phone.ports);
  await sync(phone);
  const caseId = (await phone.db.applications.get(id))?.caseId ?? '';
  await amendOne(phone.db, phone.ports, { id, form: { arrestDate: '2026-07-09' } });
  await save(phone, caseId, { firstRemandDate: '2026-07-10' });
  expect(await sync(phone)).toMatchObject({ drain: { kind: 'drained', sent: 2 } });
  const both = { arrestDate: '2026-07-09', firstRemandDate: '2026-07-10' };
  expect(await fact(caseId)).toMatchObject({ facts: both });
  expect(await factsOn(phone, caseId)).toMatchObject(both);
});

async function clash(): Promise<{ caseId: string; n: number }> {
  const caseId = await filedAndSeen();
  await save(phone, caseId, { firstRemandDate: '2026-07-11' });
  await save(laptop, caseId, { firstRemandDate: '2026-07-12', delayByAccusedDays: 4 });
  await sync(phone);
  await sync(laptop);
  const row = await laptop.db.outbox.where('op').equals('keep-case').first();
  return { caseId, n: row?.n ?? -1 };
}

it('shows a conflict fact by fact when both devices change one', async () => {
  const { n, caseId } = await clash();
  expect(await conflictOf({ db: laptop.db, kinds: KINDS }, n)).toMatchObject({
    theirStatus: 'Pending',
    open: true,
    fields: [
      { path: 'facts.firstRemandDate', yours: '2026-07-12', theirs: '2026-07-11' },
      { path: 'facts.delayByAccusedDays', yours: 4 },
    ],
  });
  expect(await factsOn(laptop, caseId)).toMatchObject({ firstRemandDate: '2026-07-11' });
});

it('adds new facts to an open conflict', async () => {
  const { n, caseId } = await clash();
  await save(laptop, caseId, { delayByAccusedDays: 9, jail: 'Yerawada' });
  expect(await laptop.db.outbox.count()).toBe(1);
  expect((await conflictOf({ db: laptop.db, kinds: KINDS }, n))?.fields).toMatchObject([
    { path: 'facts.firstRemandDate', yours: '2026-07-12', theirs: '2026-07-11' },
    { path: 'facts.delayByAccusedDays', yours: 9 },
    { path: 'facts.jail', yours: 'Yerawada' },
  ]);
  await applyMineAgain(engineOf(laptop.db, laptop.ports), { n });
  await sync(laptop);
  expect(await fact(caseId)).toMatchObject({
    facts: { firstRemandDate: '2026-07-12', delayByAccusedDays: 9, jail: 'Yerawada' },
  });
});

it('keeps the server’s facts or applies the chosen local facts', async () => {
  const first = await clash();
  await keepTheirs(engineOf(laptop.db, laptop.ports), first.n);
  await sync(laptop);
  expect(await fact(first.caseId)).toMatchObject({ facts: { firstRemandDate: '2026-07-11' } });
  expect(await factsOn(laptop, first.caseId)).not.toHaveProperty('delayByAccusedDays');
  expect(await laptop.db.bases.count()).toBe(0);

  const second = await clash();
  await applyMineAgain(engineOf(laptop.db, laptop.ports), {
    n: second.n,
    paths: ['facts.delayByAccusedDays'],
  });
  await sync(laptop);
  expect(await fact(second.caseId)).toMatchObject({
    facts: { firstRemandDate: '2026-07-11', delayByAccusedDays: 4 },
  });
  expect(await syncState(laptop.db)).toMatchObject({ waiting: 0, needsYou: 0 });
});
