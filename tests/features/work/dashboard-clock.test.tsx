// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { saveCaseFacts, type FactsPatch } from '#data/records/case/case-facts.ts';
import { caseOf } from '#data/records/case/cases.ts';
import type { Db } from '#data/store/db.ts';
import { changeState } from '#data/store/meta.ts';
import { draftOf } from '#data/records/application/drafts.ts';
import { waitingItems } from '#data/outbox/sync-state.ts';
import { DashboardScreen } from '#features/work/dashboard/dashboard-screen.tsx';
import { day } from '#kernel/calendar-date.ts';
import { useNotices } from '#ui/feedback/notices.ts';
import { fileOne } from '../../data/acts.ts';
import { pulledDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;

beforeAll(() => lawTablesOnDevice());
beforeEach(async () => {
  db = await pulledDb();
  ports = testPorts(); // 20-11-2026, 11:30 IST
});
afterEach(() => {
  cleanup();
  db.close();
});

const KNOWN: FactsPatch = {
  chargesheet: { state: 'not-filed', asOf: '2026-11-20' },
  antecedents: { known: true, rows: [] },
  delayByAccusedDays: 0,
};

interface FiledIds {
  readonly caseId: string;
  readonly applicationId: string;
}

async function matter(
  name: string,
  form: Partial<ApplicationForm>,
  facts: FactsPatch = {},
): Promise<FiledIds> {
  const base = { sections: 'BNS 303(2)', court: 'magistrate', ...form } as const;
  const applicationId = await fileOne(db, ports, { fullName: name, firNumber: '412/2026', ...base });
  const caseId = (await db.applications.get(applicationId))?.caseId ?? '';
  const saved = await saveCaseFacts(db, ports, caseId, { ...KNOWN, ...facts });
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
  return { caseId, applicationId };
}

const remanded = (on: string): [Partial<ApplicationForm>, FactsPatch] => [
  { arrestDate: on, firDate: on },
  { firstRemandDate: on },
];
const imran = () => matter('Imran Sheikh', ...remanded('2026-09-19'));

const open = (at = '/dashboard') => renderScreen(<DashboardScreen />, { db, ports, at });
/** The first reading of the law tables takes seconds on a busy machine. */
const COUNTED = { timeout: 15_000 };
const clock = () =>
  waitFor(() => {
    const region = screen.getByRole('region', { name: 'Liberty clock' });
    expect(within(region).queryByText('Loading dates')).toBeNull();
    return region;
  }, COUNTED);
const rowOf = async (name: string) => {
  const link = await within(await clock()).findByRole('link', { name });
  const row = link.closest('li');
  if (!row) throw new Error(`${name} stands in no row`);
  return row;
};

it('shows an open right first, with law, date and consequence', async () => {
  await imran();
  open();
  const row = await rowOf('Imran Sheikh');
  expect(within(await clock()).getByText(/right is available today/).textContent).toBe(
    'One statutory right is available today. Imran Sheikh’s is lost if the charge-sheet is filed before the application.',
  );
  expect(row.textContent).toContain('2 days since accrual');
  expect(row.textContent).toContain('FIR 412/2026BNS 303(2)');
  expect(row.textContent).toContain('Default bail, s.187(3) BNSS');
  expect(row.textContent).toContain(
    'Since 18-11-2026, day 61. No charge-sheet in time. The right is lost if the charge-sheet is filed before you apply.',
  );
  expect(screen.getByRole('heading', { name: 'Available now: 1' })).toBeTruthy();
  expect(screen.getByText(/^Law as of/).textContent).toBe('Law as of 21-11-2026.');
});

it('draws the next hearing on the custody line of a row, and none that is over', async () => {
  const { caseId } = await imran();
  await db.cases.update(caseId, { nextHearingDate: day('2026-12-05') });
  open();
  const row = await rowOf('Imran Sheikh');
  const line = within(row).getByRole('img');
  await waitFor(() => expect(line.getAttribute('aria-label')).toContain('Next hearing: 05-12-2026.'));
  expect(line.querySelectorAll('.track-hearing')).toHaveLength(1);
  await db.cases.update(caseId, { nextHearingDate: day('2026-11-02') });
  await waitFor(() => expect(line.querySelector('.track-hearing')).toBeNull());
});

it('links the row to the case', async () => {
  const { caseId } = await imran();
  open();
  const link = within(await rowOf('Imran Sheikh')).getByRole('link', { name: 'Imran Sheikh' });
  await waitFor(() => expect(link.getAttribute('href')).toBe(`/case/${caseId}`));
});

it('starts one draft for an open right and reopens it later', async () => {
  const { caseId } = await imran();
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Apply now for Imran Sheikh' }));
  await waitFor(() => expect(screen.getByTestId('place').textContent).toMatch(/^\/application\?draft=/));
  const id = screen.getByTestId('place').textContent?.split('=')[1] ?? '';
  expect(await draftOf(db, id)).toMatchObject({
    caseId,
    form: { fullName: 'Imran Sheikh', relief: 'default', bailGrounds: '', previousBail: 'one' },
    under: { case: { firstRemandDate: '2026-09-19' } },
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Open draft for Imran Sheikh' }));
  expect(screen.getByTestId('place').textContent).toBe(`/application?draft=${id}`);
  expect(await db.drafts.count()).toBe(1);
});

it('offers no second application for the same right', async () => {
  await matter(
    'Imran Sheikh',
    { ...remanded('2026-09-19')[0], relief: 'default' },
    remanded('2026-09-19')[1],
  );
  open();
  const row = await rowOf('Imran Sheikh');
  await within(row).findByText(/not yet filed/);
  expect(within(row).queryByRole('button', { name: /Apply now/ })).toBeNull();
  expect(within(await clock()).getByText(/right is available today/).textContent).toBe(
    'One statutory right is available today.',
  );
});

it('marks a contested date and shows both readings on request', async () => {
  await matter(
    'Suresh Pawar',
    { ...remanded('2026-09-26')[0], sections: 'BNS 309(4)' },
    remanded('2026-09-26')[1],
  );
  open();
  const row = await rowOf('Suresh Pawar');
  expect(row.textContent).toContain('5 days to go');
  expect(row.textContent).toContain('Accrues on 25-11-2026 if 60 days, on 25-12-2026 if 90 days.');
  expect(row.className).toContain('is-near');
  const details = within(row).getByRole('group');
  fireEvent.click(within(row).getByText('Contested'));
  if (details instanceof HTMLDetailsElement) details.open = true; // jsdom opens none by a click
  fireEvent(details, new Event('toggle'));
  await within(row).findByText(/if “ten years or more” means a minimum of ten years/);
  expect(within(row).getByText(/Maximum sentence completed/)).toBeTruthy();
});

it('shows the next date when no right is open', async () => {
  await matter('Lakshmi Devi', ...remanded('2026-10-01'));
  open();
  await rowOf('Lakshmi Devi');
  expect(within(await clock()).getByText(/No statutory right has accrued as of today/).textContent).toBe(
    'No statutory right has accrued as of today. Next: Lakshmi Devi, default bail, 30-11-2026, in 10 days.',
  );
});

it('omits released persons and keeps refused ones', async () => {
  const released = await matter('Farida Ansari', ...remanded('2026-09-19'));
  const refused = await matter('Arjun Mahato', ...remanded('2026-09-18'));
  await db.cases.update(released.caseId, { status: 'Approved' });
  await db.cases.update(refused.caseId, { status: 'Rejected' });
  open();
  await rowOf('Arjun Mahato');
  expect(within(await clock()).queryByRole('link', { name: 'Farida Ansari' })).toBeNull();
});

it('asks about a possibly open right and saves the answers', async () => {
  const { caseId } = await matter('Sunil Jadhav', { arrestDate: '2026-09-19' }, { chargesheet: null });
  open();
  await screen.findByRole('heading', { name: 'May have accrued: 1' });
  expect(within(await clock()).getByText(/^May have accrued: [^\d]/).textContent).toBe(
    'May have accrued: Sunil Jadhav, default bail, since 18-11-2026: has a charge-sheet been filed? What is the date of first remand?',
  );
  const ask = await screen.findByRole('button', { name: 'Answer 2 questions for Sunil Jadhav' });
  const row = ask.closest('li');
  if (!row) throw new Error('no row');
  expect(row.textContent).toContain('May have accrued on 18-11-2026: has a charge-sheet been filed?');
  expect(screen.queryByRole('heading', { name: /Details missing/ })).toBeNull();
  fireEvent.click(ask);

  fireEvent.click(await within(row).findByRole('button', { name: 'Save answers' }));
  expect((await within(row).findByRole('alert')).textContent).toContain('No question is answered yet.');

  const remand = within(row).getByRole('textbox', { name: /^Date of first remand/ });
  fireEvent.change(remand, { target: { value: '18-09-2026' } });
  fireEvent.click(within(row).getByRole('button', { name: 'Save answers' }));
  await waitFor(() =>
    expect(within(row).getAllByText(/The first remand cannot be before the arrest/)).toHaveLength(2),
  );

  fireEvent.change(remand, { target: { value: '20-09-2026' } });
  fireEvent.click(within(row).getByLabelText('Not filed'));
  fireEvent.click(within(row).getByRole('button', { name: 'Save answers' }));
  await waitFor(async () =>
    expect((await caseOf(db, caseId))?.facts).toMatchObject({
      firstRemandDate: '2026-09-20',
      chargesheet: { state: 'not-filed', asOf: '2026-11-20' },
    }),
  );
  expect((await waitingItems(db)).at(-1)).toMatchObject({ op: 'keep-case' });
  await waitFor(() =>
    expect(useNotices.getState().shown.at(-1)).toMatchObject({ title: 'Saved on this phone' }),
  );
  await screen.findByRole('heading', { name: 'Available now: 1' });
  await waitFor(() => expect(screen.queryByRole('heading', { name: /May have accrued/ })).toBeNull());
});

it('counts the questions, not the facts', async () => {
  const young = remanded('2026-10-20');
  await matter('Lakshmi Devi', young[0], { ...young[1], antecedents: null, delayByAccusedDays: null });
  open();
  const row = (await screen.findByRole('button', { name: 'Answer 2 questions for Lakshmi Devi' })).closest(
    'li',
  );
  expect(row?.textContent).toContain('2 questions');
  expect(row?.textContent).toContain('criminal antecedents, delay by the accused');
});

it('shows five coming dates, then more through the URL', async () => {
  for (let n = 1; n <= 7; n += 1) await matter(`Person ${n}`, ...remanded(`2026-10-0${n}`));
  open('/dashboard?show=30');
  fireEvent.click(await screen.findByRole('link', { name: 'Show 2 more' }));
  expect(screen.getByTestId('place').textContent).toBe('/dashboard?show=30&dates=30');
  await rowOf('Person 7');
});

it('loads its rules after the first pull, not before its records', async () => {
  await matter('Person 1', ...remanded('2026-10-01'));
  await changeState(db, 'sync', { cursor: null, firstPull: { state: 'running', at: '', msg: '' } });
  open();
  await screen.findByText('Person 1');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(screen.getByText('Loading dates')).toBeTruthy();
  await changeState(db, 'sync', { cursor: 'cursor-1', firstPull: null });
  await rowOf('Person 1');
});

it('explains the empty list when there is no matter after the first pull', async () => {
  open();
  expect(
    await within(await clock()).findByText(/^Dates appear here after you file an application/),
  ).toBeTruthy();
});

it('links a row without a date to calculator, risk and route questions', async () => {
  const unsure = await matter('Sunil Jadhav', { arrestDate: '2026-09-19' }, { chargesheet: null });
  const young = remanded('2026-10-20');
  const asking = await matter('Lakshmi Devi', young[0], { ...young[1], antecedents: null });
  open();
  for (const [name, button, { caseId }] of [
    ['Sunil Jadhav', /^Answer 2 questions for Sunil/, unsure],
    ['Lakshmi Devi', /^Answer 1 question for Lakshmi/, asking],
  ] as const) {
    const row = (await screen.findByRole('button', { name: button })).closest('li');
    const details = row?.querySelector('details');
    if (!row || !details) throw new Error(`no details in the row of ${name}`);
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const href = (link: string) =>
      within(details)
        .getByRole('link', { name: `${link} of ${name}` })
        .getAttribute('href');
    await waitFor(() => expect(href('Bail Calculator')).toBe(`/calculator?case=${caseId}`));
    expect(href('Risk Assessment')).toBe(`/risk-assessment/${caseId}`);
    within(details).getByText(/^Other remedies may apply/, { selector: 'p' });
    within(details).getByRole('button', { name: new RegExp(`^Answer \\d+ questions for ${name}`) });
  }
});
