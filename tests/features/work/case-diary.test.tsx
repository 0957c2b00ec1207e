// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applicationOf } from '#data/records/application/applications.ts';
import { writeEntry } from '#data/records/diary/write-entry.ts';
import type { DiaryDraft } from '#data/records/diary/diary-draft.ts';
import type { Db } from '#data/store/db.ts';
import { changeState } from '#data/store/meta.ts';
import { CaseDiaryScreen } from '#features/work/case-diary/case-diary-screen.tsx';
import { addDays, dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import { DIARY_FAULTS } from '#text/en/work/diary-faults.ts';
import { fileOne } from '../../data/acts.ts';
import { noNetwork, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;
let caseId: string;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts(noNetwork);
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
  caseId = (await applicationOf(db, await fileOne(db, ports)))?.caseId ?? '';
});
afterEach(cleanup);

const open = (at = `/case-diary?case=${caseId}`) => renderScreen(<CaseDiaryScreen />, { db, ports, at });
const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const yesterday = () => addDays(dayInIndia(ports.now()), -1);

async function enter(change: Partial<DiaryDraft> = {}): Promise<string> {
  const draft = {
    caseId,
    date: yesterday(),
    time: '16:40',
    officer: 'SI Patil',
    location: 'Hadapsar',
    description: 'The seizure memo was shown.',
    attachments: [],
    ...change,
  };
  const done = await writeEntry(db, ports, { form: { kind: 'new', caseId }, draft });
  if (!done.ok) throw new Error(done.error.kind);
  return done.value._id;
}

it('saves a draft while typing, then the entry of today', async () => {
  open();
  await press('Add an entry');
  await write('Proceedings', 'The client was produced.');
  await waitFor(async () => expect(await db.formDrafts.get(['diary', caseId])).toBeDefined());
  await write(/^Officer or court/, 'Sessions Court, Pune');
  await press('Save entry');
  await waitFor(async () => expect(await db.diary.count()).toBe(1));
  expect(await db.diary.toArray()).toMatchObject([
    {
      date: dayInIndia(ports.now()),
      officer: 'Sessions Court, Pune',
      description: 'The client was produced.',
    },
  ]);
  expect(await db.formDrafts.get(['diary', caseId])).toBeUndefined();
  expect(await screen.findByText('The client was produced.')).toBeDefined();
});

it('tells two cases of the same parties apart by number and court', async () => {
  await db.cases.update(caseId, { caseNumber: 'Bail Application 212/2026', courtName: 'Court of Session' });
  const row = await db.cases.get(caseId);
  if (!row) throw new Error('no case');
  const { firNumber, ...twin } = row;
  await db.cases.add({
    ...twin,
    _id: crypto.randomUUID(),
    caseNumber: 'Bail Application 7/2026',
    courtName: 'High Court',
  });
  open('/case-diary');
  // the diary and the documents each ask for the case
  const [first] = await screen.findAllByRole('button', { name: /212\/2026.*Court of Session/ });
  const [other] = await screen.findAllByRole('button', { name: /Application\s7\/2026.*High Court/ });
  expect(first?.textContent).toContain(firNumber);
  expect(other?.textContent).not.toContain('FIR');
});

it('says who can read an entry, and shares it only when asked', async () => {
  open();
  await press('Add an entry');
  await screen.findByText('Private: only you can read this entry. To share it later, correct it.');
  await write('Proceedings', 'Instructions taken from the family.');
  await press('Save entry');
  await waitFor(async () => expect(await db.diary.count()).toBe(1));
  await screen.findByText('Private');
  await press('Add an entry');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Share this entry with the court' }));
  await screen.findByText('You and the judges of the court of this case can read this entry.');
  await write('Proceedings', 'The bail hearing was adjourned.');
  await press('Save entry');
  await screen.findByText('Shared with the court');
  const bodies = (await db.outbox.where('op').equals('add-diary-entry').toArray()).map(({ body }) => body);
  expect(bodies).toMatchObject([{ sharedWithCourt: false }, { sharedWithCourt: true }]);
});

it('rejects a future day and keeps the draft', async () => {
  open();
  await press('Add an entry');
  await write('Proceedings', 'The bond is furnished.');
  await write('Date', indianDate(addDays(yesterday(), 366)));
  await press('Save entry');
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  expect(within(summary).getByRole('link').textContent).toBe(DIARY_FAULTS['day-to-come']);
  expect(await db.diary.count()).toBe(0);
  cleanup();
  open();
  await press('Continue your entry');
  expect(await screen.findByDisplayValue('The bond is furnished.')).toBeDefined();
});

it('finds entries by their words and reports no match', async () => {
  await enter();
  await enter({ description: 'Surety seen in chamber.', officer: 'A. Joshi' });
  open('/case-diary');
  expect(await screen.findAllByRole('button', { name: /^Read/ })).toHaveLength(2);
  await write('Search the diary', 'joshi surety');
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Read/ })).toHaveLength(1));
  await enter({ description: 'The surety came again.', officer: 'A. Joshi' });
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Read/ })).toHaveLength(2));
  await write('Search the diary', 'helicopter');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Read/ })).toBeNull());
  expect(screen.queryByText('No entries found matching your search.')).toBeNull(); // the pull has not finished
  await changeState(db, 'sync', { cursor: 'cursor-1' });
  expect(await screen.findByText('No entries found matching your search.')).toBeDefined();
});

it('corrects an entry by a new one and marks the old one', async () => {
  await enter();
  open();
  await press(/^Read/);
  await press('Correct this entry');
  await write('Proceedings', 'The arrest memo was shown.');
  await press('Save entry');
  await screen.findByText('Corrected later');
  expect(screen.getByText('Corrects an earlier entry')).toBeDefined();
  expect(await db.diary.count()).toBe(2);
  await press('See what it corrects');
  expect(await screen.findByText('The seizure memo was shown.')).toBeDefined();
  expect(screen.getAllByText(indianDate(yesterday())).length).toBeGreaterThan(0);
});

it('explains the next step when the case is not on the device', async () => {
  open('/case-diary?case=0190a0a0-0000-7000-8000-000000000000');
  expect((await screen.findByRole('alert')).textContent).toContain('Choose another one.');
  await press(/Ramesh/);
  expect(screen.getByTestId('place').textContent).toContain(caseId);
});
