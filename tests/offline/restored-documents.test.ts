/** Documents after a server restore: lost ones return to their uploader and are sent again. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendAgain } from '#data/outbox/rejected-rows.ts';
import { needsYouItems } from '#data/outbox/sync-state.ts';
import { addDocument } from '#data/records/document/add-document.ts';
import { bytesOf } from '#data/store/stored-files.ts';
import { documentsOf } from '#data/records/document/documents.ts';
import { syncNow } from '#data/device/sync.ts';
import { engineOf } from '#data/records/kinds.ts';
import { fileOne } from '../data/acts.ts';
import { samplePdf } from '../support/sample-files.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { backupOf } from '../support/server-backup.ts';
import { type Device, deviceOf } from './real-device.ts';

let server: TestServer;
let lawyer: Device;

beforeEach(async () => {
  server = await startTestServer();
  lawyer = await deviceOf(server, await server.makeUser('lawyer'));
});
afterEach(() => server.stop());

const sync = ({ db, ports }: Device) => syncNow(db, ports);
const backup = () => backupOf(server);
const rowsIn = async ({ db }: Device) =>
  (await needsYouItems(db)).flatMap((item) => (item.kind === 'row' ? [item.row] : []));

const papersOnServer = async () =>
  (await server.pool.query('SELECT record FROM documents ORDER BY created_at')).rows.map(
    ({ record }) => record,
  );

async function addPaper(id: string): Promise<string> {
  const of = { kind: 'application', id } as const;
  const bytes = samplePdf();
  const added = await addDocument(lawyer.db, lawyer.ports, { of, kind: 'annexure', name: 'fir.pdf', bytes });
  if (!added.ok) throw new Error(added.error.kind);
  return added.value.document._id;
}

it('sends a lost document once, after its lost filing', async () => {
  const restore = await backup();
  const id = await fileOne(lawyer.db, lawyer.ports);
  const paper = await addPaper(id);
  await sync(lawyer);
  expect(await papersOnServer()).toMatchObject([{ _id: paper }]);
  await restore();
  await sync(lawyer);
  expect(await papersOnServer()).toEqual([]);
  const [row] = await rowsIn(lawyer);
  expect(row).toMatchObject({ op: 'file', error: { code: 'lost-by-server' } });
  expect(await bytesOf(lawyer.db, (await lawyer.db.documents.get(paper))?.sha256 ?? '')).not.toBeNull();
  await sendAgain(engineOf(lawyer.db, lawyer.ports), row?.n ?? -1);
  await sync(lawyer);
  await sync(lawyer);
  expect(await papersOnServer()).toMatchObject([{ _id: paper, applicationId: id }]);
  expect(await lawyer.db.outbox.count()).toBe(0);
  expect(await documentsOf(lawyer.db, { applicationId: id })).toMatchObject([{ sync: 'sent', isHere: true }]);
});

it('asks before it sends a lost document again', async () => {
  const id = await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  const restore = await backup();
  const paper = await addPaper(id);
  await sync(lawyer);
  await restore();
  await sync(lawyer);
  const [row] = await rowsIn(lawyer);
  expect(row).toMatchObject({ op: 'add-document', error: { code: 'lost-by-server' } });
  await sendAgain(engineOf(lawyer.db, lawyer.ports), row?.n ?? -1);
  await sync(lawyer);
  expect(await papersOnServer()).toMatchObject([{ _id: paper }]);
  expect(await rowsIn(lawyer)).toEqual([]);
});

it('removes a lost document without bytes and keeps a receipt', async () => {
  const id = await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  const restore = await backup();
  const paper = await addPaper(id);
  await sync(lawyer);
  await lawyer.db.blobs.clear(); // as a full phone evicts sent files
  await restore();
  await sync(lawyer);
  expect(await lawyer.db.documents.get(paper)).toBeUndefined();
  expect(await rowsIn(lawyer)).toEqual([]);
  const lost = (await lawyer.db.receipts.toArray()).filter(({ outcome }) => outcome === 'lost');
  expect(lost).toMatchObject([{ op: 'add-document', entityId: paper, record: { name: 'fir.pdf' } }]);
});
