// @vitest-environment jsdom
/** A print of a signed order has the words that were signed, also offline and after a release with other words. */
import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import { SealedPaper } from '#contract/application/sealed-paper.ts';
import { keptPapers } from '#data/records/application/sealed-papers.ts';
import type { Db } from '#data/store/db.ts';
import { docxText } from '#documents/docx-text.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import type { CourtDocument } from '#documents/model.ts';
import { signedOrder } from '#documents/signed-order.ts';
import { ENGLISH_ORDER } from '#text/order-paper-words.ts';
import { answer, problem } from '../../data/fake-server.ts';
import { serverApplication } from '../../data/server-records.ts';
import { judge, noNetwork, testDb, testPorts } from '../../data/test-device.ts';
import { TABLES } from '../../law/law-tables.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { withPaperWorker } from '../../support/paper-worker.ts';
import { GRANT, onTheDevice, openJudge } from '../judge-device.tsx';

const FORMER_WORDS = 'These are the words of an earlier release.';
const DIFFERS = 'The words of this print differ from the signed text';

let db: Db;
let files: Blob[];

beforeAll(() => lawTablesOnDevice());
beforeEach(async () => {
  withPaperWorker();
  files = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      files.push(file);
      return 'blob:paper';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  db = await testDb(judge);
});
afterEach(() => {
  cleanup();
  db.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The paper of the grant in the words of a release. */
function paperIn(words: typeof ENGLISH_ORDER): CourtDocument {
  const context = { lawEdition: '', tables: TABLES, papers: undefined, words };
  return signedOrder(serverApplication({ orders: [GRANT] }), GRANT, context);
}
const EARLIER = paperIn({ ...ENGLISH_ORDER, noOpinion: FORMER_WORDS });

const hashOf = (paper: CourtDocument) => createHash('sha256').update(exactTextOf(paper)).digest('hex');

async function withOrder(signed: CourtDocument): Promise<Application> {
  const proof = { userId: judge._id, sha256: hashOf(signed) };
  return onTheDevice(db, { status: 'Approved', orders: [{ ...GRANT, proof }] });
}

function openOrder(application: Application, fetch = noNetwork) {
  openJudge({ db, ports: testPorts(fetch) }, `/judge-application-view/${application._id}`);
}

const sends =
  (sealed: CourtDocument | null) =>
  async (url: string): Promise<Response> =>
    url.endsWith(`/orders/${GRANT._id}/paper`)
      ? answer(200, {
          orderId: GRANT._id,
          sha256: hashOf(EARLIER),
          ...(sealed && { paper: SealedPaper.parse(sealed) }),
        })
      : problem('not-found');

const isKept = async ({ _id }: Application): Promise<boolean> => GRANT._id in (await keptPapers(db, _id));

async function printed(): Promise<string> {
  const before = files.length;
  fireEvent.click(await screen.findByRole('button', { name: 'Order as DOCX' }));
  await waitFor(() => expect(files.length).toBe(before + 1), { timeout: 20_000 });
  const file = files.at(-1);
  return docxText(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())) ?? '';
}

it('fetches the signed paper once, and prints it offline afterwards', async () => {
  const application = await withOrder(EARLIER);
  openOrder(application, sends(EARLIER));
  await waitFor(async () => expect(await isKept(application)).toBe(true), { timeout: 20_000 });
  cleanup();
  openOrder(application);
  const text = await printed();
  expect(text).toContain(FORMER_WORDS);
  expect(text).not.toContain(DIFFERS);
});

it('keeps the paper of this release without a network, for the next release', async () => {
  const application = await withOrder(paperIn(ENGLISH_ORDER));
  openOrder(application);
  await waitFor(async () => expect(await isKept(application)).toBe(true), { timeout: 20_000 });
  expect(await printed()).not.toContain(DIFFERS);
});

it.each([
  ['an order from before stored papers', null],
  ['an answer with other words', paperIn({ ...ENGLISH_ORDER, noOpinion: 'Other words.' })],
])('says that the words differ for %s, and keeps nothing', async (_, sealed) => {
  const application = await withOrder(EARLIER);
  openOrder(application, sends(sealed));
  const text = await printed();
  expect(text).toContain(DIFFERS);
  expect(text).toContain(ENGLISH_ORDER.noOpinion);
  expect(await isKept(application)).toBe(false);
});

it('names no person who is known as a child only since the order', async () => {
  const { applicant } = serverApplication();
  const proof = { userId: judge._id, sha256: hashOf(EARLIER) };
  const application = await onTheDevice(db, {
    status: 'Approved',
    orders: [{ ...GRANT, proof }],
    applicant: { ...applicant, age: 16 },
  });
  openOrder(application, sends(EARLIER));
  for (const text of [await printed(), await printed()]) {
    expect(text).toContain('A child alleged to be in conflict with law');
    expect(text).not.toContain(applicant.name);
  }
});

it('previews a correction of the signed words', async () => {
  const application = await withOrder(EARLIER);
  openOrder(application, sends(EARLIER));
  await waitFor(async () => expect(await isKept(application)).toBe(true), { timeout: 20_000 });
  fireEvent.click(await screen.findByRole('button', { name: 'Correct a clerical error' }));
  for (const [label, value] of [
    [/^Wrong words/, 'Jadhav'],
    [/^Correct words/, 'Jadhao'],
    [/^Why/, 'A slip'],
  ] as const)
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  const preview = await screen.findByRole('region', { name: 'Corrected order' });
  expect(preview.textContent).toContain('Jadhao');
  expect(preview.textContent).toContain(FORMER_WORDS);
});
