// @vitest-environment jsdom
/** A pasted paper: its readings on one screen, doubts first, then the draft with the paper among its documents. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDraft, draftOf } from '#data/records/application/drafts.ts';
import { addReceived, receivedItems } from '#data/records/received/received.ts';
import type { Db } from '#data/store/db.ts';
import { FromPaperScreen } from '#features/applications/from-paper/from-paper-screen.tsx';
import { noNetwork, pulledDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { withPaperWorker } from '../../support/paper-worker.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;

withPaperWorker();
lawTablesOnDevice();
beforeEach(async () => {
  db = await pulledDb();
  ports = testPorts(noNetwork);
});
afterEach(() => {
  cleanup();
  db.close();
});

const TEXT = `FIRST INFORMATION REPORT
District: Pune City   P.S.: Hadapsar   FIR No.: 455/2026
FIR No.: 456/2026
Accused: Ramesh Kamble, age 29 years`;

const open = (search = '') => renderScreen(<FromPaperScreen />, { db, ports, at: `/from-paper${search}` });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

/** The last step of the filling. Nothing is written after it. */
const draftOpened = () =>
  waitFor(() => expect(screen.getByTestId('place').textContent).toMatch(/^\/application\?draft=/));
const answersForgotten = () => waitFor(async () => expect(await db.formDrafts.count()).toBe(0));

async function received(text = TEXT): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  return (await addReceived(db, ports, { name: 'fir.txt', type: 'text/plain', bytes })) ?? '';
}

it('stores a pasted text before it is read', async () => {
  open();
  await press('Paste the text');
  fireEvent.change(await screen.findByLabelText('Text of the paper'), { target: { value: TEXT } });
  await press('Read the text');
  await screen.findByText('Hadapsar');
  expect(await receivedItems(db)).toMatchObject([{ kind: 'text', text: TEXT }]);
});

it('fills nothing before each doubt is answered', async () => {
  open(`?item=${await received()}`);
  await press(/^Put 5 facts into the draft$/);
  expect((await screen.findByRole('alert')).textContent).toContain('Confirm 1 doubtful reading first');
  expect(await db.drafts.count()).toBe(0);
  await press('456/2026');
  await press(/^Put 5 facts into the draft$/);
  await draftOpened();
  const [draft] = await db.drafts.toArray();
  expect(draft?.form).toMatchObject({
    firNumber: '456/2026',
    policeStation: 'Hadapsar',
    district: 'Pune City',
    fullName: 'Ramesh Kamble',
    age: '29',
    allegations: '',
  });
  expect(await db.documents.toArray()).toMatchObject([{ applicationId: draft?._id, kind: 'annexure' }]);
  expect(await receivedItems(db)).toEqual([]);
  await answersForgotten();
});

it('asks before it replaces a fact of the draft', async () => {
  const { _id } = await createDraft(db, ports, { policeStation: 'Kotwali', fullName: 'Ramesh Kamble' });
  open(`?item=${await received()}&draft=${_id}`);
  await screen.findByText('The draft has another value');
  await press('Keep Kotwali');
  await press('455/2026');
  await press(/into the draft$/);
  await waitFor(async () => expect((await draftOf(db, _id))?.form.firNumber).toBe('455/2026'));
  expect((await draftOf(db, _id))?.form.policeStation).toBe('Kotwali');
  // the paper keeps its own value, so that the last step names the difference
  expect((await draftOf(db, _id))?.claims).toEqual([
    { paper: 'fir', fact: 'firNumber', value: '455/2026' },
    { paper: 'fir', fact: 'policeStation', value: 'Hadapsar' },
    { paper: 'fir', fact: 'fullName', value: 'Ramesh Kamble' },
  ]);
  await draftOpened();
  await answersForgotten();
});

it('says that a text has no fact and keeps it', async () => {
  open(`?item=${await received('A cat sits on a mat.')}`);
  expect((await screen.findByRole('alert')).textContent).toContain('No fact of a case was found');
  expect(await receivedItems(db)).toHaveLength(1);
});

it('refuses a file that is no paper with a sentence and keeps it', async () => {
  const bytes = new TextEncoder().encode('no paper at all');
  const id = await addReceived(db, ports, { name: 'x.bin', type: 'application/pdf', bytes });
  open(`?item=${id}`);
  expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be read/);
  expect(await receivedItems(db)).toHaveLength(1);
});
