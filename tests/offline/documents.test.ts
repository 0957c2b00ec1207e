/** Files added offline: sent once behind their parent, and opened by the judge. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { drain } from '#data/outbox/drain.ts';
import { sendAgain } from '#data/outbox/rejected-rows.ts';
import { needsYouItems, syncState } from '#data/outbox/sync-state.ts';
import { amendOne } from '../data/acts.ts';
import { createDraft } from '#data/records/application/drafts.ts';
import { fileDraft } from '#data/records/application/file-application.ts';
import { addDocument, type NewFile } from '#data/records/document/add-document.ts';
import { openBytes } from '#data/records/document/document-bytes.ts';
import { bytesOf } from '#data/store/stored-files.ts';
import { documentsOf } from '#data/records/document/documents.ts';
import { syncNow } from '#data/device/sync.ts';
import { engineOf } from '#data/records/kinds.ts';
import { filledForm, noNetwork } from '../data/test-device.ts';
import { samplePdf, samplePng } from '../support/sample-files.ts';
import { countOnServer, type Device, deviceOf, lostAfter, twice } from './real-device.ts';
import { serverForFile } from '../support/server-for-file.ts';
import { transfer } from '../support/transfer.ts';

const server = serverForFile();
let lawyer: Device;
let tablet: Device;
let draftId = '';
let matters = 0;

beforeEach(async () => {
  matters += 1;
  const place = `Pune ${matters}`;
  lawyer = await deviceOf(server, await server.makeUser('lawyer'));
  tablet = await deviceOf(server, await server.makeUser('judge', [{ kind: 'sessions', place }]));
  const draft = await createDraft(lawyer.db, lawyer.ports, filledForm({ courtPlace: place }));
  draftId = draft._id;
});

const sync = ({ db, ports }: Device) => syncNow(db, ports);

async function add({ db, ports }: Device, of: NewFile['of'], bytes = samplePdf()) {
  const added = await addDocument(db, ports, { of, kind: 'annexure', name: 'fir.pdf', bytes });
  if (!added.ok) throw new Error(JSON.stringify(added.error));
  return added.value.document;
}

const filedOne = () => ({ kind: 'application', id: draftId }) as const;

const onServer = async () =>
  (
    await server.pool.query(
      'SELECT record FROM documents WHERE application_id = $1 OR case_id = (SELECT case_id FROM applications WHERE _id = $1) ORDER BY created_at',
      [draftId],
    )
  ).rows.map(({ record }) => record);

it('arrives once after the filing despite lost answers, and opens offline', async () => {
  lawyer.ports.fetch = noNetwork;
  const { _id, sha256 } = await add(lawyer, { kind: 'draft', id: draftId });
  await fileDraft(lawyer.db, lawyer.ports, draftId);
  expect(await sync(lawyer)).toMatchObject({ drain: { kind: 'offline', left: 2 } });
  lawyer.ports.fetch = lostAfter(lawyer.online);
  for (let round = 0; round < 4; round += 1) await sync(lawyer);
  lawyer.ports.fetch = twice(lawyer.online);
  await sync(lawyer);
  expect(await countOnServer(server, draftId)).toBe(1);
  expect(await onServer()).toMatchObject([{ _id, applicationId: draftId, sha256, version: 1 }]);
  expect(await syncState(lawyer.db)).toMatchObject({ waiting: 0, needsYou: 0 });
  expect(await documentsOf(lawyer.db, { applicationId: draftId })).toMatchObject([
    { sync: 'sent', isHere: true },
  ]);
  expect(await lawyer.db.blobs.get(sha256)).toMatchObject({ unsent: 0 });

  await sync(tablet);
  const [paper] = await documentsOf(tablet.db, { applicationId: draftId });
  expect(paper).toMatchObject({ _id, name: 'fir.pdf', isHere: false });
  if (!paper) return;
  expect(await openBytes(tablet.db, tablet.ports, paper)).toEqual({ ok: true, value: samplePdf() });
  tablet.ports.fetch = noNetwork;
  expect(await openBytes(tablet.db, tablet.ports, paper)).toEqual({ ok: true, value: samplePdf() });
  await tablet.db.blobs.clear();
  expect(await openBytes(tablet.db, tablet.ports, paper)).toEqual({
    ok: false,
    error: { kind: 'offline', msg: '' },
  });
});

it('does not block another filing during a slow upload', async () => {
  await fileDraft(lawyer.db, lawyer.ports, draftId);
  await sync(lawyer);
  await add(lawyer, filedOne());
  const arrived: (() => void)[] = [];
  const slow = new Promise<void>((resolve) => {
    arrived.push(resolve);
  });
  const uploads: Promise<unknown>[] = [];
  lawyer.ports.fetch = async (url, init) => {
    if (url.endsWith('/documents')) await slow;
    return lawyer.online(url, init);
  };
  const ports = {
    ...lawyer.ports,
    sendFiles: () => void uploads.push(drain(engineOf(lawyer.db, lawyer.ports), 'files')),
  };
  await syncNow(lawyer.db, ports);
  const other = await createDraft(lawyer.db, ports, filledForm({ courtPlace: 'Pune', firNumber: '9/2026' }));
  await fileDraft(lawyer.db, ports, other._id);
  await syncNow(lawyer.db, ports);
  expect(await countOnServer(server, other._id)).toBe(1);
  expect(await onServer()).toEqual([]);
  expect(await syncState(lawyer.db)).toMatchObject({ waiting: 1 });
  for (const arrive of arrived) arrive();
  await Promise.all(uploads);
  expect(await onServer()).toHaveLength(1);
  expect(await syncState(lawyer.db)).toMatchObject({ waiting: 0 });
});

it('is sent again at once after a killed worker', async () => {
  await fileDraft(lawyer.db, lawyer.ports, draftId);
  await sync(lawyer);
  const { _id } = await add(lawyer, filedOne());
  const lease = { owner: 'gone', until: new Date(lawyer.ports.now().getTime() + 100_000).toISOString() };
  await lawyer.db.outbox.where('entityId').equals(_id).modify({ state: 'sending', tried: true, lease });
  await sync(lawyer);
  expect(await onServer()).toMatchObject([{ _id }]);
});

it('stores only the document from the answer', async () => {
  await fileDraft(lawyer.db, lawyer.ports, draftId);
  await sync(lawyer);
  const { _id } = await add(lawyer, filedOne());
  await drain(engineOf(lawyer.db, lawyer.ports), 'files'); // and nothing is fetched
  const { asOf: _at, seen: _seen, ...kept } = (await lawyer.db.documents.get(_id)) ?? {};
  expect([kept]).toEqual(await onServer());
});

it('updates the application version, so that a queued amendment succeeds', async () => {
  await fileDraft(lawyer.db, lawyer.ports, draftId);
  await sync(lawyer);
  await add(lawyer, filedOne());
  lawyer.ports.fetch = noNetwork;
  await amendOne(lawyer.db, lawyer.ports, { id: draftId, form: { bailGrounds: 'Custody of a year.' } });
  lawyer.ports.fetch = lawyer.online;
  await sync(lawyer);
  await sync(lawyer);
  expect(await syncState(lawyer.db)).toMatchObject({ waiting: 0, needsYou: 0 });
  expect(await lawyer.db.applications.get(draftId)).toMatchObject({
    version: 3,
    bail: { grounds: 'Custody of a year.' },
  });
  expect(await lawyer.db.bases.count()).toBe(0);
});

it('returns with the server’s error, and is sent again on request', async () => {
  await fileDraft(lawyer.db, lawyer.ports, draftId);
  await sync(lawyer);
  const { _id } = await add(lawyer, filedOne());
  const outbox = lawyer.db.table('outbox').where('entityId').equals(_id);
  await outbox.modify({ 'subject.applicationId': _id });
  await sync(lawyer);
  const [item] = await needsYouItems(lawyer.db);
  expect(item).toMatchObject({ row: { op: 'add-document', error: { code: 'not-found' } } });
  const n = item?.kind === 'row' ? item.row.n : -1;
  await outbox.modify({ 'subject.applicationId': draftId });
  await sendAgain(engineOf(lawyer.db, lawyer.ports), n);
  await sync(lawyer);
  expect(await onServer()).toMatchObject([{ _id }]);
});

it('removes its bytes when the case leaves the judge’s court', async () => {
  await fileDraft(lawyer.db, lawyer.ports, draftId);
  await add(lawyer, filedOne(), samplePng());
  await sync(lawyer);
  await sync(tablet);
  const [paper] = await documentsOf(tablet.db, { applicationId: draftId });
  if (!paper) throw new Error('it never came');
  await openBytes(tablet.db, tablet.ports, paper);
  await transfer(server, draftId, { kind: 'sessions', place: 'Nashik' });
  await sync(tablet);
  expect(await tablet.db.documents.count()).toBe(0);
  expect(await bytesOf(tablet.db, paper.sha256)).toBeNull();
});
