/**
 * The court's server is restored from a backup that is older than what this device holds. Nothing is let go of
 * silently: what the server lost comes back to its person, and goes again under a new key.
 */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applicationOf } from '#data/records/application/applications.ts';
import { decideApplication, UNDO_MS } from '#data/records/application/decide.ts';
import { saveCaseFacts } from '#data/records/case/case-facts.ts';
import { applyMineAgain, conflictOf } from '#data/outbox/conflict.ts';
import { sendAgain } from '#data/outbox/needs-you.ts';
import { needsYouItems } from '#data/outbox/sync-state.ts';
import { syncNow } from '#data/sync/sync.ts';
import { beginGeneration } from '../../server/db/generation.ts';
import { amendOne, fileOne } from '../data/acts.ts';
import { startTestServer, type TestServer, type TestUser } from '../support/test-server.ts';
import { type Device, deviceOf } from './real-device.ts';

let server: TestServer;
let person: TestUser;
let lawyer: Device;

beforeEach(async () => {
  server = await startTestServer();
  person = await server.makeUser('lawyer');
  lawyer = await deviceOf(server, person);
});
afterEach(() => server.stop());

const sync = ({ db, ports }: Device) => syncNow(db, ports);
const TABLES = ['cases', 'applications', 'change_log', 'change_counters', 'idempotency_keys'];

/** As a copy of the data folder would: these tables as they were, and the history says so. */
async function backup(): Promise<() => Promise<void>> {
  for (const table of TABLES) {
    await server.pool.query(`CREATE TABLE kept_${table} AS TABLE ${table}`);
  }
  return async () => {
    await server.pool.query(`TRUNCATE ${TABLES.join(', ')} CASCADE`);
    for (const table of TABLES) {
      await server.pool.query(`INSERT INTO ${table} SELECT * FROM kept_${table}`);
    }
    await beginGeneration(server.ports, 'by-hand');
  };
}

const rowsIn = async ({ db }: Device) =>
  (await needsYouItems(db)).flatMap((item) => (item.kind === 'row' ? [item.row] : []));

it('brings a filing that the server lost back to its maker, with what was said of its case, and sends it again', async () => {
  const restore = await backup();
  const id = await fileOne(lawyer.db, lawyer.ports, { parentage: 'son of Dattu Jadhav' });
  await sync(lawyer);
  const caseId = (await applicationOf(lawyer.db, id))?.caseId ?? '';
  await saveCaseFacts(lawyer.db, lawyer.ports, caseId, { firstRemandDate: '2026-07-11' });
  await sync(lawyer);
  await restore();

  await sync(lawyer);
  expect(await applicationOf(lawyer.db, id)).toMatchObject({
    sync: 'needs-you',
    applicant: { parentage: 'son of Dattu Jadhav' },
  });
  const rows = await rowsIn(lawyer);
  expect(rows.map(({ op, state }) => [op, state])).toEqual([
    ['file', 'rejected'],
    ['keep-case', 'held'],
  ]);
  expect(rows[0]?.error?.code).toBe('lost-by-server');
  expect((await lawyer.db.receipts.where('outcome').equals('lost').toArray()).length).toBe(2);

  await sendAgain(lawyer.db, lawyer.ports, rows[0]?.n ?? -1);
  expect(await sync(lawyer)).toMatchObject({ drain: { kind: 'drained', sent: 2 } });
  const found = await server.pool.query('SELECT record FROM cases WHERE _id = $1', [caseId]);
  expect(found.rows[0]?.record).toMatchObject({ facts: { firstRemandDate: '2026-07-11' } });
  expect(await applicationOf(lawyer.db, id)).toMatchObject({ sync: 'sent', version: 1 });
});

it('asks about an amendment that the server lost, and lets later orders of the court through', async () => {
  const judge = await deviceOf(server, await server.makeUser('judge'));
  const id = await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  const restore = await backup();
  for (const age of ['40', '41', '42']) {
    await amendOne(lawyer.db, lawyer.ports, { id, form: { age } });
    await sync(lawyer);
  }
  await restore();
  await sync(lawyer);
  const [row] = await rowsIn(lawyer);
  expect(row).toMatchObject({ op: 'amend', state: 'conflict', error: { code: 'lost-by-server' } });
  expect(await conflictOf(lawyer.db, row?.n ?? -1)).toMatchObject({
    open: true,
    fields: [{ path: 'applicant.age', yours: 42, theirs: 34 }],
  });
  await applyMineAgain(lawyer.db, lawyer.ports, { n: row?.n ?? -1 });
  expect(await sync(lawyer)).toMatchObject({ drain: { sent: 1 } });
  await sync(judge);
  await decideApplication(judge.db, judge.ports, id, { status: 'Approved' });
  judge.ports.wait(UNDO_MS);
  await sync(judge);
  await sync(lawyer);
  expect(await applicationOf(lawyer.db, id)).toMatchObject({
    status: 'Approved',
    applicant: { age: 42 },
    sync: 'sent',
  });
});

it('brings an order that the server lost back to the judge who signed it', async () => {
  const judge = await deviceOf(server, await server.makeUser('judge'));
  const id = await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  await sync(judge);
  const restore = await backup();
  const text = 'Long in custody; the trial has not begun.';
  await decideApplication(judge.db, judge.ports, id, { status: 'Approved', text });
  judge.ports.wait(UNDO_MS);
  await sync(judge);
  await restore();
  await sync(judge);
  expect(await rowsIn(judge)).toMatchObject([{ op: 'decide', state: 'conflict' }]);
  expect(await judge.db.outbox.toArray()).toMatchObject([{ body: { status: 'Approved', text } }]);
});
