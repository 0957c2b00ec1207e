// @vitest-environment jsdom
/** The packet screen lists the files that failed, and the packet is built again only after a change. */
import 'fake-indexeddb/auto';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addDocument } from '#data/records/document/add-document.ts';
import type { Db } from '#data/store/db.ts';
import { GeneratorScreen } from '#features/applications/generator/generator-screen.tsx';
import { lawTablesNow } from '#parts/law-tables/use-law-tables.ts';
import { english } from '../../support/english.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { withPaperWorker } from '../../support/paper-worker.ts';
import { sampleDocx, samplePdf, samplePng } from '../../support/sample-files.ts';
import { lockedPdf } from '../../documents/sample-files.ts';
import { fileOne } from '../../data/acts.ts';
import { testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { renderScreen } from '../render-screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

let db: Db;
let ports: TestPorts;
let id = '';
const { make, faults } = english.filingPacket;
const { preflight } = english.generator;

beforeAll(async () => {
  lawTablesOnDevice();
  await lawTablesNow();
  Object.assign(Element.prototype, { scrollIntoView: () => undefined }); // jsdom scrolls nothing
});
beforeEach(async () => {
  withPaperWorker();
  db = await testDb();
  ports = testPorts();
  id = await fileOne(db, ports);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function attach(name: string, bytes: Uint8Array): Promise<void> {
  const of = { kind: 'application', id } as const;
  const added = await addDocument(db, ports, { of, kind: 'annexure', name, bytes: new Uint8Array(bytes) });
  if (!added.ok) throw new Error(added.error.kind);
}

const open = () =>
  renderScreen(
    <Routes>
      <Route path="/application" element={<GeneratorScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { db, ports, at: `/application?id=${id}&tab=download` },
  );

async function makeIt(): Promise<void> {
  (await screen.findByRole('button', { name: make.pdf }, { timeout: 20_000 })).click();
  await screen.findByRole('button', { name: make.download }, { timeout: 20_000 });
}

const LOCKED = { userPassword: 'secret', ownerPassword: 'registry' };

it('lists unreadable files with advice before and after the packet is built', async () => {
  await attach('order.pdf', samplePdf(3));
  await attach('version.docx', await sampleDocx('What he says.'));
  await attach('statement.pdf', await lockedPdf(LOCKED));
  open();
  const check = within(await screen.findByRole('region', { name: preflight.again }));
  await check.findByText(/statement\.pdf needs a password\. Print it to a new PDF/);
  await check.findByText(/version\.docx is a Word file/);
  const [toDocuments] = check.getAllByRole('button', { name: preflight.mend(english.caseDocuments.title) });
  toDocuments?.click();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: english.caseDocuments.title }));
  await makeIt();
  const list = within(await screen.findByRole('alert'));
  expect(list.getByText(make.faultsTitle, { exact: false })).toBeDefined();
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    faults['word-document']('version'),
    faults.locked('statement'),
  ]);
});

it('marks the packet as stale only after a change, not a retry', async () => {
  await attach('order.pdf', samplePdf(3));
  open();
  await makeIt();
  await db.outbox.toCollection().modify((row) => {
    Object.assign(row, { attempts: row.attempts + 1 });
  });
  await db.applications.toCollection().modify({ asOf: '2026-11-20T05:00:00.000Z' });
  await screen.findByText(/\d+ pages, /);
  expect(screen.queryByText(make.stale)).toBeNull();
  screen.getByRole('checkbox', { name: new RegExp(english.filingPacket.titles.urgency) }).click();
  await screen.findByText(make.stale);
});

it('accepts a file with only an owner password and estimates the pages', async () => {
  await attach('order.pdf', await lockedPdf({ ownerPassword: 'registry' }));
  open();
  await screen.findByText(/^About \d+ pages\.$/);
  screen.getByText(/^No rules of this court on paper/);
  await makeIt();
  await screen.findByText(new RegExp(make.archived));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('names an attachment in which the court cannot search', async () => {
  await attach('photo.png', samplePng({ width: 64, height: 64 }));
  open();
  await makeIt();
  await screen.findByText(make.withoutText('photo'));
  expect(screen.queryByText(make.plain('photo'))).toBeNull();
});

it('names an attachment that prevents PDF/A, and claims no archive form', async () => {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica); // named in the file, but not contained in it
  file.addPage().drawText('Order of 12-07-2026', { font });
  await attach('order.pdf', await file.save());
  open();
  await makeIt();
  await screen.findByText(make.plain('order'));
  expect(screen.queryByText(make.withoutText('order'))).toBeNull();
  expect(screen.queryByText(new RegExp(make.archived))).toBeNull();
});
