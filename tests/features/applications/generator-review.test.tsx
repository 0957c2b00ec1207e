// @vitest-environment jsdom
/** The last step: one list of points with their corrections, the disclosure by parts, and what stops a filing. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { BLANK_CO_APPLICANT, type CoApplicantRow } from '#domain/application/form-rows.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { createDraft, draftOf, saveDraft } from '#data/records/application/drafts.ts';
import { settingsOf } from '#data/records/user/settings.ts';
import type { Db } from '#data/store/db.ts';
import { GeneratorScreen } from '#features/applications/generator/generator-screen.tsx';
import { english } from '../../support/english.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { filledForm, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { renderScreen } from '../render-screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

let db: Db;
let ports: TestPorts;
let draftId: string;
const { annexureReview: annexure, reviewPoints: points, preflight, fileIt, grounds } = english.generator;
const { labels: fields } = english.facts;

beforeAll(() => {
  lawTablesOnDevice();
  Object.assign(Element.prototype, { scrollIntoView: () => undefined }); // jsdom scrolls nothing
});
beforeEach(async () => {
  db = await testDb();
  ports = testPorts();
});
afterEach(() => cleanup());

async function open(form: Partial<ApplicationForm>, step = 4) {
  const { _id } = await createDraft(db, ports, { ...filledForm(form), annexure: 'yes', ...form });
  draftId = _id;
  renderScreen(
    <Routes>
      <Route path="/application" element={<GeneratorScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { db, ports, at: `/application?draft=${_id}&step=${step}` },
  );
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));

/** Nothing of the disclosure is open. */
const SWORN: Partial<ApplicationForm> = {
  coercive: 'none',
  antecedents: 'none',
  chargesheet: 'filed',
  chargesheetOn: '2026-09-01',
};

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('lists a missing field and a foreign fact, and corrects a field in its place', async () => {
  await open({ ...SWORN, state: '', bailGrounds: 'In FIR No. 97/2025 nothing was found.' });
  const list = await section(preflight.title);
  await list.findByText(/mentions FIR 97\/2025/);
  const before = list.getByText(/blanks left/).textContent;
  fireEvent.click(list.getByRole('button', { name: fields.state }));
  const state = await list.findByLabelText(/^State/);
  fireEvent.change(state, { target: { value: 'Maharashtra' } });
  // the point is settled, and the field stays until it is closed
  await waitFor(() => expect(list.getByText(/blanks left/).textContent).not.toBe(before));
  expect(state).toHaveProperty('value', 'Maharashtra');
  fireEvent.click(list.getByRole('button', { name: points.done }));
  await waitFor(() => expect(list.queryByLabelText(/^State/)).toBeNull());
});

it('lists a date that a read paper gives differently, with its field in place', async () => {
  await open({ ...SWORN, arrestDate: '2026-07-12' });
  const claims = [{ paper: 'arrest-memo', fact: 'arrestDate', value: '2026-07-10' }] as const;
  await saveDraft(db, ports, draftId, { claims });
  const list = await section(preflight.title);
  const row = await list.findByText(/10-07-2026 in the paper that was read \(Arrest memo\)/);
  const item = row.closest('li') ?? row;
  fireEvent.click(within(item).getByRole('button', { name: /Date of arrest/ }));
  expect(await list.findByLabelText(/^Date of arrest/)).toBeTruthy();
});

it('lists the rights of each applicant of a joint application', async () => {
  const today = dayInIndia(ports.now());
  const pawar: CoApplicantRow = {
    ...BLANK_CO_APPLICANT,
    name: 'Amit Pawar',
    age: '30',
    gender: 'male',
    address: 'Pune',
    custodyStatus: 'judicial',
    arrestDate: today,
  };
  await open({
    ...SWORN,
    sections: 'BNS 303(2)',
    custodyStatus: 'judicial',
    arrestDate: '2026-01-05',
    firstRemandDate: '2026-01-06',
    chargesheet: 'not-filed',
    chargesheetOn: today,
    coApplicants: [pawar],
  });
  const rights = await section(english.generator.applicantRights.title);
  const rows = await rights.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Ramesh Jadhav: .*Default bail/),
    `Amit Pawar: ${english.generator.applicantRights.none}`,
  ]);
});

it('stops a filing while a part of the sworn disclosure is empty', async () => {
  await open({ ...SWORN, coercive: '' });
  const list = await section(preflight.title);
  const row = (await list.findByText(points.unsworn('F', annexure.parts.F))).closest('li');
  press(fileIt);
  expect(document.activeElement).toBe(row);
  expect(await db.outbox.count()).toBe(0);
  press(points.awaited);
  await screen.findByText(annexure.complete(6, 6));
  press(points.undo);
  await screen.findByText(annexure.complete(5, 6));
  press('None was issued');
  await screen.findByText(annexure.complete(6, 6));
  press(fileIt);
  press(points.fileAnyway);
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
  const [filed] = await db.applications.toArray();
  expect(filed?.case.coercive).toMatchObject({ rows: [] });
});

it('stops at a part that the draft shows as a blank and the paper as not stated', async () => {
  await open({ ...SWORN, custodyStatus: '', arrestDate: '', previousBail: '' });
  const list = await section(preflight.title);
  await list.findByText(points.unsworn('B', annexure.parts.B));
  await list.findByText(points.unsworn('E', annexure.parts.E));
  expect(await screen.findByText(annexure.complete(4, 6))).toBeTruthy();
});

it('folds several empty parts to one line each and opens the first, then the next', async () => {
  await open({ custodyStatus: '', arrestDate: '', previousBail: '', antecedents: '', coercive: '' });
  const list = await section(preflight.title);
  const foldOf = async (part: 'B' | 'C' | 'D') => {
    const line = await list.findByText(points.unsworn(part, annexure.parts[part]));
    return line.closest('details');
  };
  expect(await list.findAllByText(points.nothingConcealed)).toHaveLength(1);
  expect((await foldOf('B'))?.open).toBe(true);
  expect((await foldOf('C'))?.open).toBe(false);
  const [first] = list.getAllByRole('button', { name: points.awaited });
  if (first) fireEvent.click(first);
  await waitFor(async () => expect((await foldOf('C'))?.open).toBe(true));
  expect((await foldOf('D'))?.open).toBe(false);
});

it('keeps the open points under one line beside several points that stop the filing', async () => {
  await open({ ...SWORN, state: '', coercive: '', antecedents: '' });
  const list = await section(preflight.title);
  const foldOf = async () => (await list.findByText(/blanks? left/)).closest('details');
  expect((await foldOf())?.open).toBe(false);
  fireEvent.click(await screen.findByRole('button', { name: points.allAwaited('D, F') }));
  await waitFor(async () => expect(await foldOf()).toBeNull());
});

it('requires a reason for an omitted part, and prints it', async () => {
  await open({ ...SWORN, coercive: '' });
  fireEvent.click(await screen.findByRole('button', { name: points.other('F') }));
  press(annexure.leaveOut('F'));
  const reason = await screen.findByLabelText(annexure.reason('F'));
  await screen.findByText(annexure.reasonMissing('F'));
  fireEvent.change(reason, { target: { value: 'The order sheet was applied for.' } });
  await screen.findByText(annexure.complete(6, 6));
  press(fileIt);
  press(points.fileAnyway);
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
  const [filed] = await db.applications.toArray();
  expect(filed?.annexure).toEqual({ omitted: [{ part: 'F', reason: 'The order sheet was applied for.' }] });
});

it('asks in one sentence before it files with open points', async () => {
  await open({ ...SWORN, state: '' });
  await section(preflight.title);
  press(fileIt);
  const [asked] = await screen.findAllByText(/open\. File anyway\?$/);
  expect(asked).toBeDefined();
  expect(await db.outbox.count()).toBe(0);
  press(points.fileAnyway);
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
});

it('stops default bail without first remand or charge-sheet, and calls neither optional', async () => {
  await open({ ...SWORN, relief: 'default', chargesheet: '', firstRemandDate: '' });
  const list = await section(preflight.title);
  await list.findByText(points.needed('Default bail', fields.firstRemandDate));
  await list.findByText(points.needed('Default bail', fields.chargesheet));
  press(fileIt);
  expect(await db.outbox.count()).toBe(0);
  fireEvent.click(list.getByRole('button', { name: preflight.mend(fields.chargesheet) }));
  const chargesheet = await list.findByLabelText(fields.chargesheet);
  expect(chargesheet.closest('.field')?.textContent).not.toContain(english.fields.optional);
});

it('stays on the last step while a value is wrong, and lists it as a stop', async () => {
  await open({ ...SWORN, firDate: '' });
  const list = await section(preflight.title);
  fireEvent.click(list.getByRole('button', { name: fields.firDate }));
  const day = list.getByLabelText(/^Date of the FIR|^FIR date/i);
  fireEvent.change(day, { target: { value: '45-13-2026' } });
  fireEvent.blur(day);
  await list.findByText(points.stops(1));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(english.generator.steps[3]);
});

it('offers the annexure when an older draft has none', async () => {
  await open({ annexure: '' });
  const list = await section(preflight.title);
  fireEvent.click(list.getByRole('button', { name: annexure.attach }));
  expect(await screen.findByText(/of 6 complete/)).toBeTruthy();
});

it('proposes grounds in step 3 and adds one to the draft', async () => {
  await open({ antecedents: 'none' }, 3);
  const list = await section(grounds.title);
  fireEvent.click(await list.findByRole('button', { name: grounds.addThis('No criminal antecedents') }));
  await waitFor(async () => {
    const draft = await draftOf(db, draftId);
    expect(draft?.form.groundParts).toMatchObject([{ heading: 'No criminal antecedents' }]);
  });
  expect(list.queryByRole('button', { name: grounds.addThis('No criminal antecedents') })).toBeNull();
});

it('adds all grounds that need no confirmation with one press', async () => {
  await open({ antecedents: 'none' }, 3);
  const list = await section(grounds.title);
  const all = await list.findByRole('button', { name: /^Add these \d+ grounds$/ });
  fireEvent.click(all);
  await waitFor(async () => {
    const { groundParts = [] } = (await draftOf(db, draftId))?.form ?? {};
    expect(all.textContent).toContain(grounds.addAll(groundParts.length));
  });
});

it('adds a ground that rests on no fact only after its questions are answered', async () => {
  await open({ antecedents: '', custodyStatus: 'judicial' }, 3);
  const list = await section(grounds.title);
  const more = list.queryByRole('button', { name: /^Show .* more ground/ });
  if (more) fireEvent.click(more);
  const heading = 'Not named in the FIR';
  const add = await list.findByRole('button', { name: grounds.addThis(heading) });
  fireEvent.click(add);
  expect(await list.findByText(grounds.confirmFirst)).toBeTruthy();
  expect((await draftOf(db, draftId))?.form.groundParts).toEqual([]);
  fireEvent.change(list.getByLabelText(/How did the name come/), { target: { value: 'a disclosure' } });
  fireEvent.click(add);
  await waitFor(async () => {
    const draft = await draftOf(db, draftId);
    expect(draft?.form.groundParts).toMatchObject([
      { heading, ground: 'not-named-in-fir', text: expect.stringContaining('through a disclosure.') },
    ]);
  });
});

it('keeps a ground for other applications', async () => {
  const row = { heading: 'Sole earner', text: 'She feeds four people.', source: '', at: '', documentId: '' };
  await open({ antecedents: '', groundParts: [row] }, 3);
  const list = await section(grounds.title);
  fireEvent.click(await list.findByRole('button', { name: grounds.keep(1) }));
  await waitFor(async () => {
    const { ownGrounds = {} } = await settingsOf(db);
    expect(Object.values(ownGrounds)).toEqual([{ heading: 'Sole earner', text: 'She feeds four people.' }]);
  });
  await waitFor(() => expect(list.queryByRole('button', { name: grounds.keep(1) })).toBeNull());
  fireEvent.click(list.getByRole('button', { name: grounds.remove(1) }));
  fireEvent.click(await list.findByText(grounds.own(1)));
  fireEvent.click(list.getByRole('button', { name: grounds.addThis('Sole earner') }));
  await waitFor(async () => {
    const draft = await draftOf(db, draftId);
    expect(draft?.form.groundParts).toMatchObject([{ heading: 'Sole earner', text: row.text }]);
  });
});

it('moves a ground and marks one that the facts no longer support', async () => {
  const row = { text: 'A text.', source: '', at: '', documentId: '' };
  await open(
    {
      antecedents: '',
      groundParts: [
        { ...row, heading: 'First' },
        { ...row, heading: 'Second', ground: 'no-antecedents' },
      ],
    },
    3,
  );
  const list = await section(grounds.title);
  expect(await list.findByText(grounds.withdrawn)).toBeTruthy();
  fireEvent.click(list.getByRole('button', { name: grounds.moveUp(2) }));
  await waitFor(async () => {
    const draft = await draftOf(db, draftId);
    expect(draft?.form.groundParts.map(({ heading }) => heading)).toEqual(['Second', 'First']);
  });
});

it('lists the grounds that the facts no longer support in one point', async () => {
  const row = { text: 'A text.', source: '', at: '', documentId: '' };
  await open({
    ...SWORN,
    antecedents: '',
    groundParts: [
      { ...row, heading: 'First' },
      { ...row, heading: 'Second', ground: 'no-antecedents' },
      { ...row, heading: 'Third', ground: 'young-first-offender' },
    ],
  });
  const list = await section(preflight.title);
  expect(await list.findByText(points.withdrawnGrounds(['Second', 'Third']))).toBeTruthy();
  expect(list.queryByText(/First/)).toBeNull();
  const draft = await draftOf(db, draftId);
  expect(draft?.form.groundParts.map(({ text }) => text)).toEqual(['A text.', 'A text.', 'A text.']);
});
