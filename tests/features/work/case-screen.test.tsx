// @vitest-environment jsdom
/** The case file of its maker, on a device without a network unless a test gives it one. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { saveCaseFacts, type FactsPatch } from '#data/records/case/case-facts.ts';
import { keptHistory } from '#data/records/case/case-history.ts';
import type { Db } from '#data/store/db.ts';
import { changeState } from '#data/store/meta.ts';
import type { HearingRow } from '#data/store/rows.ts';
import { COURT_IS_FIXED } from '#domain/case/fixed-court.ts';
import { day } from '#kernel/calendar-date.ts';
import { CaseScreen } from '#features/work/case/case-screen.tsx';
import { fileOne } from '../../data/acts.ts';
import { answer, problem } from '../../data/fake-server.ts';
import { serverAssessment, serverCase } from '../../data/server-records.ts';
import { noNetwork, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { renderScreen } from '../render-screen.tsx';

vi.setConfig({ testTimeout: 60_000 });

let db: Db;
let ports: TestPorts;

beforeAll(() => lawTablesOnDevice());
beforeEach(async () => {
  db = await testDb();
  await changeState(db, 'sync', { cursor: 'c1' }); // the first pull has finished
  ports = testPorts(noNetwork); // 20-11-2026, 11:30 IST
});
afterEach(() => {
  cleanup();
  db.close();
});

const REMANDED: FactsPatch = {
  firstRemandDate: '2026-09-12',
  chargesheet: { state: 'not-filed', asOf: '2026-11-20' },
  antecedents: { known: true, rows: [] },
  delayByAccusedDays: 0,
};

async function filed(facts: FactsPatch = REMANDED): Promise<string> {
  const id = await fileOne(db, ports, {
    fullName: 'Imran Sheikh',
    firNumber: '412/2026',
    sections: 'BNS 303(2)',
    court: 'magistrate',
    arrestDate: '2026-09-12',
    firDate: '2026-09-12',
  });
  const caseId = (await db.applications.get(id))?.caseId ?? '';
  const saved = await saveCaseFacts(db, ports, caseId, facts);
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
  return caseId;
}

function open(caseId: string) {
  const screens = (
    <Routes>
      <Route path="/case/:id" element={<CaseScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return renderScreen(screens, { db, ports, at: `/case/${caseId}` });
}

const hearing = (change: Partial<HearingRow>): HearingRow => ({
  _id: crypto.randomUUID(),
  version: 1,
  asOf: null,
  caseId: '',
  date: day('2026-12-01'),
  time: '10:30',
  purpose: 'arguments',
  notices: [],
  state: 'listed',
  at: '2026-11-18T06:00:00.000Z',
  by: { _id: 'judge', name: 'N. Bhosale', role: 'judge' },
  ...change,
});

const region = (name: string) => screen.findByRole('region', { name });
const expectRegionText = async (name: string, text: string) =>
  waitFor(async () => expect((await region(name)).textContent).toContain(text), { timeout: 15_000 });

const noteOf = (head: HTMLElement): HTMLElement => {
  const note = head.closest<HTMLElement>('[role="status"]');
  if (!note) throw new Error('it is not announced');
  return note;
};

async function type(
  within_: HTMLElement,
  name: RegExp,
  [date, month, year]: readonly [string, string, string],
) {
  const box = await within(within_).findByRole('textbox', { name });
  fireEvent.change(box, { target: { value: `${date}-${month}-${year}` } });
}

it('shows the parties, the court and every date of the matter', async () => {
  open(await filed());
  await expectRegionText('Liberty dates', 'Default bail');
  await expectRegionText('Liberty dates', 'Since 11-11-2026, day 61.');
  await expectRegionText('Parties and court', 'Imran Sheikh');
  await expectRegionText('Parties and court', '412/2026');
  await expectRegionText('Parties and court', 'No date entered');
  await expectRegionText('Facts used for these dates', 'Not filed as of 20-11-2026');
  await expectRegionText('Hearings', 'No hearing listed.');
  await expectRegionText('Risk', 'No assessment saved in this case.');
  await expectRegionText('History', 'Case history starts when the court’s server has the case.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Imran Sheikh');
});

it('shows the effect of a corrected fact before and after saving', async () => {
  const caseId = await filed();
  open(caseId);
  await expectRegionText('Liberty dates', 'Since 11-11-2026');
  const facts = await region('Facts used for these dates');
  fireEvent.click(within(facts).getByRole('button', { name: 'Change Date of first remand' }));
  await type(facts, /^Date of first remand/, ['13', '09', '2026']);
  const ahead = await within(facts).findByText('Effect on the dates if saved').then(noteOf);
  expect(ahead.textContent).toContain('to 12-11-2026 (accrued).');
  expect((await db.cases.get(caseId))?.facts?.firstRemandDate).toBe('2026-09-12');
  fireEvent.click(within(facts).getByRole('button', { name: 'Save answers' }));
  const effect = await within(facts).findByText('Effect on the dates').then(noteOf);
  expect(effect.textContent).toContain(
    'Default bail: moves from 11-11-2026 (accrued) to 12-11-2026 (accrued).',
  );
  await expectRegionText('Liberty dates', 'Since 12-11-2026');
  expect((await db.cases.get(caseId))?.facts?.firstRemandDate).toBe('2026-09-13');
});

it('marks a fact as unknown and shows the effect before saving', async () => {
  const caseId = await filed();
  open(caseId);
  await expectRegionText('Liberty dates', 'Since 11-11-2026');
  const facts = await region('Facts used for these dates');
  fireEvent.click(within(facts).getByRole('button', { name: 'Change Charge-sheet' }));
  fireEvent.click(await within(facts).findByRole('button', { name: 'Mark as not known' }));
  const ahead = await within(facts).findByText('Effect on the dates if saved').then(noteOf);
  expect(ahead.textContent).toContain('Effect on the dates if saved');
  expect(ahead.textContent).toContain('to 11-11-2026 (may have accrued).');
  expect((await db.cases.get(caseId))?.facts?.chargesheet).toBeDefined();
  fireEvent.click(within(facts).getByRole('button', { name: 'Save as not known' }));
  const effect = await within(facts).findByText('Effect on the dates').then(noteOf);
  expect(effect.textContent).toContain(
    'Default bail: moves from 11-11-2026 (accrued) to 11-11-2026 (may have accrued).',
  );
  expect((await db.cases.get(caseId))?.facts?.chargesheet).toBeUndefined();
});

it('keeps fields outside the form when an antecedent is corrected', async () => {
  const row = {
    firNumber: '9/2020',
    policeStation: 'Hadapsar',
    district: 'Pune',
    sections: ['IPC 379'],
    state: 'pending',
    on: '2020-02-01',
  };
  const caseId = await filed({ ...REMANDED, antecedents: { known: true, rows: [row] } });
  open(caseId);
  await expectRegionText('Facts used for these dates', '1 other case');
  const facts = await region('Facts used for these dates');
  fireEvent.click(within(facts).getByRole('button', { name: 'Change Criminal antecedents' }));
  const outcome = await within(facts).findByLabelText('Outcome');
  expect(outcome).toHaveProperty('value', 'pending');
  fireEvent.change(outcome, { target: { value: 'acquitted' } });
  fireEvent.click(within(facts).getByRole('button', { name: 'Save answers' }));
  await waitFor(async () =>
    expect((await db.cases.get(caseId))?.facts?.antecedents?.rows).toEqual([{ ...row, state: 'acquitted' }]),
  );
});

it('queues only changed parties and numbers, and updates the title', async () => {
  const caseId = await filed();
  await db.cases.update(caseId, { title: 'Imran Sheikh v. State' });
  open(caseId);
  const outline = await region('Parties and court');
  fireEvent.click(
    await within(outline).findByRole('button', { name: 'Correct title, parties, court and numbers' }),
  );
  expect(await within(outline).findByText(COURT_IS_FIXED)).toBeTruthy();
  expect(within(outline).queryByLabelText(/^Court type/)).toBeNull();
  fireEvent.change(await within(outline).findByLabelText('Applicant'), {
    target: { value: 'Imran Yusuf Sheikh' },
  });
  fireEvent.change(within(outline).getByLabelText(/^CNR/), { target: { value: 'MHPU04' } });
  fireEvent.click(within(outline).getByRole('button', { name: 'Save corrections' }));
  expect(await within(outline).findAllByText(/this has 6/)).not.toEqual([]);
  fireEvent.change(within(outline).getByLabelText(/^CNR/), { target: { value: 'mhpu 04 012345 2024' } });
  const before = await db.outbox.where('op').equals('keep-case').count();
  fireEvent.click(within(outline).getByRole('button', { name: 'Save corrections' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Imran Yusuf Sheikh v. State' })).toBeTruthy();
  await expectRegionText('Parties and court', 'MHPU040123452024');
  const outboxRows = await db.outbox.where('op').equals('keep-case').sortBy('seq');
  expect(outboxRows).toHaveLength(before + 1);
  expect(outboxRows.at(-1)?.body).toEqual({
    title: 'Imran Yusuf Sheikh v. State',
    applicant: { name: 'Imran Yusuf Sheikh' },
    cnr: 'MHPU040123452024',
    facts: { cnr: 'MHPU040123452024' },
  });
});

it('saves the next date with its source', async () => {
  const caseId = await filed();
  open(caseId);
  const outline = await region('Parties and court');
  fireEvent.click(await within(outline).findByRole('button', { name: 'Add next date' }));
  await type(outline, /^Date/, ['02', '12', '2026']);
  fireEvent.click(within(outline).getByRole('button', { name: 'Save date' }));
  await expectRegionText('Parties and court', '02-12-2026 entered by you, as of today');
  expect((await db.cases.get(caseId))?.nextHearingDate).toBe('2026-12-02');
});

it('counts an adjournment as delay only after confirmation', async () => {
  const caseId = await filed();
  await db.hearings.bulkPut([
    hearing({
      caseId,
      date: day('2026-11-10'),
      state: 'adjourned',
      adjournedBy: 'accused',
      nextDate: day('2026-11-17'),
    }),
  ]);
  open(caseId);
  const confirm = await screen.findByRole('button', { name: 'Count 7 days as delay' });
  await screen.findByText('Effect on the dates if saved');
  expect((await db.cases.get(caseId))?.facts?.delayByAccusedDays).toBe(0);
  fireEvent.click(confirm);
  await waitFor(async () => expect((await db.cases.get(caseId))?.facts?.delayByAccusedDays).toBe(7));
});

it('links to the diary and shows the custody days when opened', async () => {
  const caseId = await filed();
  open(caseId);
  const diary = await region('Diary');
  expect(within(diary).getByRole('link', { name: 'Open the diary' }).getAttribute('href')).toBe(
    `/case-diary?case=${caseId}`,
  );
  expect(screen.queryByText(/days in custody up to \d/)).toBeNull();
  fireEvent.click(screen.getByText('Days in custody, by period'));
  await screen.findByText(/days in custody up to \d/);
});

it('lists applications with their status, hearings and the last assessment', async () => {
  const caseId = await filed();
  await db.hearings.bulkPut([
    hearing({ caseId, date: day('2026-11-10'), state: 'adjourned', purpose: 'notice' }),
    hearing({ caseId, date: day('2026-12-01'), time: '14:00' }),
    hearing({ caseId: 'another', date: day('2026-12-02') }),
  ]);
  await db.assessments.put({ ...serverAssessment({ caseId }), asOf: null });
  open(caseId);
  const list = await region('Applications');
  expect((await within(list).findByRole('link', { name: /Regular bail/ })).getAttribute('href')).toMatch(
    /^\/application\?id=/,
  );
  expect(list.textContent).toContain('Waiting; not filed until Sent');
  const hearings = within(await region('Hearings'));
  const days = (await hearings.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(days).toEqual([
    '01-12-2026 at 14:00Arguments · Listed',
    '10-11-2026 at 10:30Notice to the prosecutor · Adjourned',
  ]);
  await expectRegionText('Risk', 'Low Risk');
});

it('shows the history from the server and keeps it offline', async () => {
  const record = serverCase();
  ports = testPorts(async (url) =>
    url.endsWith('/history')
      ? answer(200, [
          { at: '2026-11-18T06:00:00.000Z', by: 'Meera Kulkarni', what: 'Case added' },
          {
            at: '2026-11-19T06:00:00.000Z',
            by: 'N. Bhosale',
            what: 'Hearing moved',
            from: '20-11-2026',
            to: '24-11-2026',
          },
        ])
      : answer(200, record),
  );
  const first = open(record._id);
  await expectRegionText('History', 'Hearing moved');
  await expectRegionText('History', 'by N. Bhosale · 20-11-2026 to 24-11-2026');
  first.unmount();
  ports = testPorts(noNetwork);
  open(record._id);
  await expectRegionText('History', 'Hearing moved');
  await expectRegionText('History', 'As of 20-11-2026');
  expect(await keptHistory(db, record._id)).toMatchObject({ lines: [{}, { what: 'Hearing moved' }] });
});

it('fetches a missing case and explains the wait offline', async () => {
  open('01939d00-0000-7000-8000-00000000abcd');
  expect((await screen.findByRole('alert')).textContent).toContain('It will open when you are online.');
  cleanup();
  const record = serverCase({ title: 'State v. Ramesh Jadhav' });
  ports = testPorts(async (url) => (url.endsWith('/history') ? problem('not-found') : answer(200, record)));
  open(record._id);
  expect(await screen.findByRole('heading', { level: 1, name: 'State v. Ramesh Jadhav' })).toBeTruthy();
  await expectRegionText('History', 'Case history could not be loaded.');
});

it('does not reveal whether a case of another user exists', async () => {
  ports = testPorts(async () => problem('not-found'));
  open('01939d00-0000-7000-8000-00000000abcd');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Not found, or you do not have access to it.',
  );
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeTruthy();
});
