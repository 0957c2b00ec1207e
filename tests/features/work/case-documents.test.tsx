// @vitest-environment jsdom
/**
 * The documents of a case on the screen: added, rejected with a next step, removed, pinned for offline use.
 */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { changeState } from '#data/store/meta.ts';
import { DocumentsSection } from '#parts/documents/documents-section.tsx';
import { DocumentScreen } from '#features/work/document/document-screen.tsx';
import { fileFaults } from '#text/en/file-faults.ts';
import { useNotices } from '#ui/feedback/notices.ts';
import { english } from '../../support/english.ts';
import { fileOne } from '../../data/acts.ts';
import { answer } from '../../data/fake-server.ts';
import { noNetwork, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { withPaperWorker } from '../../support/paper-worker.ts';
import { lockedPdf } from '../../documents/sample-files.ts';
import { samplePdf, samplePng } from '../../support/sample-files.ts';
import { renderScreen } from '../render-screen.tsx';
import { Route, Routes } from 'react-router-dom';

let db: Db;
let ports: TestPorts;
let id = '';

beforeEach(async () => {
  withPaperWorker();
  db = await testDb();
  await changeState(db, 'sync', { cursor: 'c1' }); // the first pull has finished
  ports = testPorts();
  id = await fileOne(db, ports);
});

afterEach(() => {
  cleanup();
  useNotices.setState({ shown: [] });
  vi.unstubAllGlobals();
});

const bytesOf = async (made: Promise<Uint8Array>) => new Uint8Array(await made);

const show = () => renderScreen(<DocumentsSection of={{ kind: 'application', id }} />, { db, ports });

async function choose(...files: readonly File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('nothing can be added');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const file = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer });

const notices = () => useNotices.getState().shown.map(({ title, description }) => `${title}: ${description}`);

it('adds valid files and explains each rejected file', async () => {
  show();
  await screen.findByText('No documents available for this case.');
  const cloud = Object.assign(new File([], 'cloud.pdf'), {
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  });
  await choose(
    file('fir.pdf', samplePdf()),
    file('scan.pdf', samplePng()),
    file('locked.pdf', await bytesOf(lockedPdf({ userPassword: 'secret', ownerPassword: 'registry' }))),
    file('registry.pdf', await bytesOf(lockedPdf({ ownerPassword: 'registry' }))),
    cloud,
  );
  const alert = await screen.findByRole('alert');
  const alertItems = () =>
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(alertItems()).toEqual([
      `locked.pdf: ${fileFaults.locked}`,
      expect.stringContaining('cloud.pdf: This file could not be read'),
    ]),
  );
  expect(await screen.findByRole('link', { name: 'fir.pdf' })).toBeDefined();
  expect(await screen.findByRole('link', { name: 'scan.png' })).toBeDefined();
  expect(await screen.findByRole('link', { name: 'registry.pdf' })).toBeDefined(); // opens, and may not be changed
  await waitFor(() =>
    expect(notices()).toEqual([
      'scan.pdf: The file name did not match its type. Added as scan.png.',
      expect.stringContaining('2 documents added'),
    ]),
  );
  expect(await db.documents.count()).toBe(3);
});

it.each([
  ['letter.txt', () => new TextEncoder().encode('Dear Sir,'), fileFaults.unknown],
  ['long.pdf', () => new Uint8Array(10 * 1024 * 1024 + 1).fill(37), fileFaults['too-large']],
  ['nothing.pdf', () => new Uint8Array(), fileFaults.empty],
])('rejects %s and explains why', async (name, bytes, sentence) => {
  show();
  await choose(file(name, bytes()));
  expect((await screen.findByRole('alert')).textContent).toContain(`${name}: ${sentence}`);
  expect(await db.documents.count()).toBe(0);
});

const asPicture = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  Object.assign(new File([bytes], name, { type: 'image/png' }), { arrayBuffer: async () => bytes.buffer });

it('keeps a too large picture pending until it is skipped', async () => {
  show();
  await choose(asPicture('photo.png', new Uint8Array(10 * 1024 * 1024 + 1)));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('photo.png: This picture is larger than 10 MB. Add it smaller');
  await choose(file('fir.pdf', samplePdf()));
  await screen.findByRole('link', { name: 'fir.pdf' });
  // no browser here can re-encode an image
  within(alert).getByRole('button', { name: 'Make it smaller and add it photo.png' }).click();
  await within(alert).findByText(/It could not be made smaller\. Try again online/);
  within(alert).getByRole('button', { name: 'Skip photo.png' }).click();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await db.documents.count()).toBe(1);
});

const full = (): never => {
  throw new Dexie.QuotaExceededError('full');
};

it('keeps a file when storage is full and adds it on retry', async () => {
  show();
  db.blobs.hook('creating', full);
  await choose(file('fir.pdf', samplePdf()));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(
    'fir.pdf: Storage on this phone is full. Free some space and try again.',
  );
  db.blobs.hook('creating').unsubscribe(full);
  within(alert).getByRole('button', { name: 'Try again fir.pdf' }).click();
  await screen.findByRole('link', { name: 'fir.pdf' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('removes an unsent document after two confirmations', async () => {
  show();
  await choose(file('fir.pdf', samplePdf()));
  (await screen.findByRole('button', { name: 'Remove' })).click();
  (await screen.findByRole('button', { name: 'Discard…' })).click();
  (await screen.findByRole('button', { name: 'Discard permanently' })).click();
  await screen.findByText('No documents available for this case.');
  await waitFor(async () => expect(await db.blobs.count()).toBe(0));
});

/** One that was made elsewhere: its bytes are on the server alone. */
async function fromElsewhere(bytes: Uint8Array<ArrayBuffer>) {
  show();
  await choose(file('order.png', bytes));
  await screen.findByRole('link', { name: 'order.png' });
  cleanup();
  await db.outbox.clear();
  await db.blobs.clear();
  await db.documents.toCollection().modify({ version: 1 });
  return (await db.documents.toArray())[0]?._id ?? '';
}

it('downloads missing documents on request and reports failures', async () => {
  await fromElsewhere(samplePng());
  ports.fetch = noNetwork;
  show();
  (await screen.findByRole('button', { name: /^Download all/ })).click();
  await waitFor(() => expect(useNotices.getState().shown.at(-1)?.title).toBe('1 document is not downloaded'));
  ports.fetch = async () => new Response(samplePng(), { headers: { 'x-zamanat': '1' } });
  screen.getByRole('button', { name: /^Download all/ }).click();
  await waitFor(() => expect(useNotices.getState().shown.at(-1)?.title).toMatch(/^All documents downloaded/));
  expect(await db.blobs.count()).toBe(1);
});

it('reports a document as not downloaded when storage is full', async () => {
  await fromElsewhere(samplePng());
  ports.fetch = async () => new Response(samplePng(), { headers: { 'x-zamanat': '1' } });
  db.blobs.hook('creating', () => {
    throw new Dexie.QuotaExceededError('full');
  });
  useNotices.setState({ shown: [] });
  show();
  (await screen.findByRole('button', { name: /^Download all/ })).click();
  await waitFor(() => expect(notices()).toHaveLength(1));
  expect(notices()[0]).toMatch(/^1 document is not downloaded: Storage on this phone is full/);
});

it.each([
  ['no network', noNetwork, /is not downloaded; go online to open it/],
  [
    'deleted on the server',
    async () => answer(404, { code: 'not-found', msg: 'Not found, or you do not have access to it.' }),
    /you do not have access/,
  ],
  [
    'different bytes',
    async () => new Response('other', { headers: { 'x-zamanat': '1' } }),
    /does not match the original/,
  ],
])('explains why a document is not shown: %s', async (_name, fetch, sentence) => {
  const document = await fromElsewhere(samplePng());
  ports.fetch = fetch;
  const screens = (
    <Routes>
      <Route path="/document/:id" element={<DocumentScreen />} />
    </Routes>
  );
  renderScreen(screens, { db, ports, at: `/document/${document}` });
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  await waitFor(async () => expect(await db.blobs.count()).toBe(0));
});

it('offers to save a picture that cannot be displayed', async () => {
  show();
  await choose(file('order.png', samplePng()));
  await screen.findByRole('link', { name: 'order.png' });
  cleanup();
  const [document] = await db.documents.toArray();
  Object.assign(URL, { createObjectURL: () => 'blob:none', revokeObjectURL: () => undefined }); // jsdom has neither
  renderScreen(
    <Routes>
      <Route path="/document/:id" element={<DocumentScreen />} />
    </Routes>,
    { db, ports, at: `/document/${document?._id}` },
  );
  const picture = await screen.findByRole('img', { name: 'order.png' });
  fireEvent.error(picture);
  expect((await screen.findByRole('alert')).textContent).toBe(english.caseDocuments.screen.viewer.broken);
  expect(screen.getByRole('button', { name: english.caseDocuments.screen.save })).toBeDefined();
});
