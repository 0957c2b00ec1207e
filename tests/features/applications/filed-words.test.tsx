// @vitest-environment jsdom
/** A filed application keeps the words of its filing, also offline and after a release with other words. */
import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { type Application, contentOf } from '#contract/application/application.ts';
import type { FiledPaper } from '#contract/application/filed-paper.ts';
import { SealedPaper } from '#contract/application/sealed-paper.ts';
import { keptFiledPapers } from '#data/records/application/filed-papers.ts';
import type { Db } from '#data/store/db.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import { composeFiling } from '#documents/filed/compose-filing.ts';
import { mapTexts } from '#documents/map-texts.ts';
import type { CourtDocument } from '#documents/model.ts';
import { GeneratorScreen } from '#features/applications/generator/generator-screen.tsx';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { documentWords } from '#text/en/papers/documents.ts';
import { generator } from '#text/en/applications/generator.ts';
import { documentPreview } from '#text/en/papers/document-preview.ts';
import { answer, problem } from '../../data/fake-server.ts';
import { serverApplication } from '../../data/server-records.ts';
import { noNetwork, testDb, testPorts } from '../../data/test-device.ts';
import { TABLES } from '../../law/law-tables.ts';
import { settled } from '../../support/passing-time.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { renderScreen } from '../render-screen.tsx';

const FORMER_WORDS = 'In the words of an earlier release';
const PATIENT = { timeout: 20_000 };

let db: Db;

beforeAll(() => lawTablesOnDevice());
beforeEach(async () => {
  db = await testDb();
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  db.close();
});

const hashOf = (paper: CourtDocument): string =>
  createHash('sha256').update(exactTextOf(paper)).digest('hex');

/** The papers of an application, with another heading in the words of an earlier release. */
function papersOf(application: Application, isReworded: boolean): FiledPaper[] {
  const { createdAt, applicationNumber, lawEdition = '' } = application;
  const context = { filedOn: dayInIndia(new Date(createdAt)), applicationNumber, lawEdition, tables: TABLES };
  const composed = composeFiling(contentOf(application), context);
  const reworded = mapTexts(composed.paper, (text) => (text === 'Prayer' ? FORMER_WORDS : text));
  const paper = isReworded ? reworded : composed.paper;
  const { packet } = composed;
  return [{ version: 1, at: createdAt, sha256: hashOf(paper), paper: SealedPaper.parse(paper), packet }];
}

interface Device {
  readonly application: Application;
  readonly papers: FiledPaper[];
}

async function onDevice({ isReworded = true, change = {} } = {}): Promise<Device> {
  const unpapered = serverApplication();
  const papers = papersOf(unpapered, isReworded);
  const sha256 = papers[0]?.sha256 ?? '';
  const application = { ...unpapered, filedPaper: { version: 1, sha256 }, ...change };
  await db.applications.put({ ...application, asOf: '2026-11-20T05:00:00.000Z' });
  return { application, papers };
}

const sends =
  (papers: FiledPaper[]) =>
  async (url: string): Promise<Response> =>
    url.endsWith('/papers') ? answer(200, { papers }) : problem('not-found');

const open = ({ application }: Device, fetch = noNetwork, tab = 'preview') =>
  renderScreen(
    <Routes>
      <Route path="/application" element={<GeneratorScreen />} />
    </Routes>,
    { db, ports: testPorts(fetch), at: `/application?id=${application._id}&tab=${tab}` },
  );

const isKept = async ({ application }: Device): Promise<boolean> =>
  (await keptFiledPapers(db, application._id)).length === 1;

it('fetches the filed paper once, and shows it offline afterwards', async () => {
  const device = await onDevice();
  open(device, sends(device.papers));
  await waitFor(async () => expect(await isKept(device)).toBe(true), PATIENT);
  cleanup();
  open(device);
  expect((await screen.findAllByText(FORMER_WORDS, {}, PATIENT)).length).toBeGreaterThan(0);
});

it('says that a filing has other words than this release', async () => {
  const device = await onDevice();
  open(device, sends(device.papers), 'download');
  expect(await screen.findByText(documentPreview.words.other, {}, PATIENT)).toBeDefined();
});

it('says of a paper that was composed after the filing when it was composed', async () => {
  const device = await onDevice({ isReworded: false });
  const papers = device.papers.map((paper) => ({
    ...paper,
    at: '2026-11-29T06:00:00.000Z',
    composedLater: true as const,
  }));
  open(device, sends(papers), 'download');
  const text = documentPreview.words.later('29-11-2026');
  expect(await screen.findByText(text, {}, PATIENT)).toBeDefined();
});

it('says without a network that the filed words are not here', async () => {
  const device = await onDevice();
  open(device, noNetwork, 'download');
  expect(await screen.findByText(documentPreview.words.composed, {}, PATIENT)).toBeDefined();
});

type Digest = MockInstance<typeof crypto.subtle.digest>;

/** How often this device has computed the hash of the filed paper. */
async function timesHashed(digest: Digest, { application }: Device): Promise<number> {
  const results = await Promise.all(digest.mock.results.map(async ({ value }) => value));
  const hashes = results.map((result: ArrayBuffer) => Buffer.from(result).toString('hex'));
  return hashes.filter((hash) => hash === application.filedPaper?.sha256).length;
}

it('says nothing about the same words', async () => {
  const digest = vi.spyOn(crypto.subtle, 'digest');
  const device = await onDevice({ isReworded: false });
  open(device, sends(device.papers), 'download');
  await waitFor(async () => expect(await isKept(device)).toBe(true), PATIENT);
  // once for the answer of the server, and once for the paper that this release composes
  await waitFor(async () => expect(await timesHashed(digest, device)).toBeGreaterThan(1), PATIENT);
  await settled();
  expect(screen.queryByText(documentPreview.words.other)).toBeNull();
  expect(screen.queryByText(documentPreview.words.composed)).toBeNull();
});

it('keeps no answer with another hash', async () => {
  const device = await onDevice();
  open(device, sends(papersOf(serverApplication(), false)), 'download');
  expect(await screen.findByText(documentPreview.words.composed, {}, PATIENT)).toBeDefined();
  expect(await isKept(device)).toBe(false);
});

it('composes the paper without name and address for a child of later known age', async () => {
  const { applicant } = serverApplication();
  const device = await onDevice({ change: { applicant: { ...applicant, age: 16 } } });
  open(device, sends(device.papers));
  await waitFor(async () => expect(await isKept(device)).toBe(true), PATIENT);
  const { child } = documentWords.board;
  const paper = await screen.findByLabelText(generator.success.document, {}, PATIENT);
  await waitFor(() => expect(paper.textContent).toContain(child), PATIENT);
  expect(paper.textContent).not.toContain(FORMER_WORDS);
  expect(document.body.textContent).not.toContain(applicant.name);
  expect(paper.textContent).not.toContain(applicant.address);
});

it('prints no paper that is older than the last amendment', async () => {
  const by = 'A. Filer';
  const at = new Date(Date.parse(serverApplication().createdAt) + 60_000).toISOString();
  const device = await onDevice({ change: { amendments: [{ at, by, before: {} }] } });
  open(device, sends(device.papers), 'download');
  await waitFor(async () => expect(await isKept(device)).toBe(true), PATIENT);
  expect(await screen.findByText(documentPreview.words.composed, {}, PATIENT)).toBeDefined();
  expect(screen.queryByText(documentPreview.words.other)).toBeNull();
});

it('fetches the filed paper when the network returns', async () => {
  const device = await onDevice();
  let isOnline = false;
  open(device, (url, init) => (isOnline ? sends(device.papers)(url) : noNetwork(url, init)), 'download');
  expect(await screen.findByText(documentPreview.words.composed, {}, PATIENT)).toBeDefined();
  isOnline = true;
  dispatchEvent(new Event('online'));
  expect(await screen.findByText(documentPreview.words.other, {}, PATIENT)).toBeDefined();
});
