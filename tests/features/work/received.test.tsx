// @vitest-environment jsdom
/** The screen of received texts and files: to the reader of messages, to a case, or back out. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCase } from '#data/records/case/open-case.ts';
import { messageDraft } from '#data/records/case/message-draft.ts';
import { countReceived } from '#data/records/received/received.ts';
import { keepShared } from '#data/store/inbox.ts';
import type { Db } from '#data/store/db.ts';
import { ReceivedScreen } from '#features/work/received/received-screen.tsx';
import { noNetwork, pulledDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { samplePdf } from '../../support/sample-files.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await pulledDb();
  ports = testPorts(noNetwork);
});
afterEach(() => {
  cleanup();
  db.close();
});

const keep = (name: string, type: string, content: string | Uint8Array) =>
  keepShared(
    [
      {
        name,
        type,
        bytes: new Uint8Array(typeof content === 'string' ? new TextEncoder().encode(content) : content),
      },
    ],
    { ownerId: null, now: new Date('2026-11-20T06:00:00.000Z') },
  );
const open = (search = '') => renderScreen(<ReceivedScreen />, { db, ports, at: `/received${search}` });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('leads a text to the reader of messages', async () => {
  await keep('', 'text/plain', 'Next date 12-12-2026 in MHPU040123452024');
  open();
  await press('Read as a court message');
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/status-tracking?add=message'));
  expect(await messageDraft(db)).toContain('MHPU040123452024');
});

it('adds a PDF to the chosen case without a network', async () => {
  const done = await openCase(db, ports, {
    applicant: 'Imran Sheikh',
    court: 'sessions',
    courtPlace: 'Pune',
  });
  if (!done.ok) throw new Error('not opened');
  await keep('order.pdf', 'application/pdf', samplePdf());
  open();
  await press('Imran Sheikh v. State Sessions Court, Pune');
  await press('Add to this case');
  await screen.findByText(/^Nothing was received/);
  expect(await db.documents.toArray()).toMatchObject([{ name: 'order.pdf', caseId: done.value._id }]);
});

it('tells two cases of the same parties apart by number and court', async () => {
  for (const change of [{ courtPlace: 'Pune', caseNumber: 'CC 12/2026' }, { courtPlace: 'Nashik' }]) {
    const done = await openCase(db, ports, { applicant: 'Imran Sheikh', court: 'sessions', ...change });
    if (!done.ok) throw new Error('not opened');
  }
  await keep('order.pdf', 'application/pdf', samplePdf());
  open();
  const options = await screen.findAllByRole('button', { name: /^Imran Sheikh v\. State/ });
  expect(options.map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '))).toEqual([
    'Imran Sheikh v. State Sessions Court, Nashik',
    'Imran Sheikh v. State CC 12/2026 Sessions Court, Pune',
  ]);
});

it('names why a file cannot be added and keeps it', async () => {
  const done = await openCase(db, ports, {
    applicant: 'Imran Sheikh',
    court: 'sessions',
    courtPlace: 'Pune',
  });
  if (!done.ok) throw new Error('not opened');
  await keep('cat.pdf', 'application/pdf', 'a cat and no PDF');
  open();
  await press('Imran Sheikh v. State Sessions Court, Pune');
  await press('Add to this case');
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(await countReceived(db)).toBe(1);
  expect(screen.getByRole('button', { name: 'Save a copy' })).toBeTruthy();
});

it.each([
  ['too-large', /larger than 25 MB/],
  ['storage-full', /storage on this/i],
  ['empty', /shared nothing/],
])('explains the failure %s', async (failure, sentence) => {
  open(`?failed=${failure}`);
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
});
