// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CaseRecord } from '#contract/case/case-record.ts';
import type { Hearing } from '#contract/case/hearing.ts';
import type { Db } from '#data/store/db.ts';
import { caseOpenedBy } from '#domain/application/case-of-application.ts';
import { HearingsScreen } from '#features/work/hearings/hearings-screen.tsx';
import { UpcomingHearings } from '#features/work/dashboard/upcoming-hearings.tsx';
import { day } from '#kernel/calendar-date.ts';
import { useNotices } from '#ui/feedback/notices.ts';
import { english } from '../../support/english.ts';
import { serverApplication, serverHearing } from '../../data/server-records.ts';
import { pulledDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;

const TOMORROW = day('2026-11-21');

beforeEach(async () => {
  db = await pulledDb();
  ports = testPorts(); // 20-11-2026, 11:30 IST
});
afterEach(() => {
  cleanup();
  db.close();
});

async function matter(record: Partial<CaseRecord>): Promise<string> {
  const application = serverApplication();
  await db.applications.put({ ...application, asOf: null });
  await db.cases.put({ ...caseOpenedBy(application), version: 1, asOf: null, ...record });
  return application.caseId;
}

async function addHearing(change: Partial<Hearing>, record: Partial<CaseRecord> = {}): Promise<Hearing> {
  const caseId = await matter(record);
  const hearing = serverHearing({ caseId, date: TOMORROW, ...change });
  await db.hearings.put({ ...hearing, asOf: null });
  return hearing;
}

const open = (at = '/hearings') => renderScreen(<HearingsScreen />, { db, ports, at });
const region = (name: string) => screen.findByRole('region', { name });

it('groups tomorrow by court and sorts each court by room', async () => {
  const pune = { courtName: 'Sessions Court, Pune' };
  await addHearing({ time: '12:00', courtroom: '12' }, { ...pune, title: 'Twelve v. State' });
  await addHearing({ time: '15:00', courtroom: '4' }, { ...pune, title: 'Four v. State' });
  await addHearing({ time: '10:30' }, { courtName: 'JMFC, Khed', title: 'Early v. State' });
  await matter({ title: 'Typed v. State', courtName: 'High Court', nextHearingDate: TOMORROW });
  open();
  const tomorrow = await region('Tomorrow, 21-11-2026');
  await within(tomorrow).findByText('Typed v. State');
  const heads = within(tomorrow).getAllByRole('heading', { level: 3 });
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'JMFC, Khed',
    'Early v. State',
    'Sessions Court, Pune',
    'Four v. State',
    'Twelve v. State',
    'High Court',
    'Typed v. State',
  ]);
  expect(tomorrow.textContent).toContain('Time not known');
  expect((await region('Today, 20-11-2026')).textContent).toContain('No hearing today.');
});

it('saves a private note on the device and links to the case', async () => {
  const { caseId } = await addHearing({}, { title: 'Ramesh Jadhav v. State' });
  const view = open();
  const note = await screen.findByRole('textbox', { name: 'Note to yourself: Ramesh Jadhav v. State' });
  fireEvent.change(note, { target: { value: 'Carry the surety’s 7/12 extract' } });
  fireEvent.blur(note);
  await waitFor(async () =>
    expect(await db.formDrafts.get(['hearing-note', `${caseId} ${TOMORROW}`])).toBeTruthy(),
  );
  view.unmount();
  open();
  const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Note to yourself/ });
  expect(again.value).toBe('Carry the surety’s 7/12 extract');
  fireEvent.click(screen.getByRole('link', { name: 'Case file: Ramesh Jadhav v. State' }));
  expect(screen.getByTestId('place').textContent).toBe(`/case/${caseId}`);
});

it('shows an entered date once, not beside its listed hearing', async () => {
  await addHearing(
    { date: day('2026-11-25') },
    { title: 'Listed v. State', nextHearingDate: day('2026-11-25') },
  );
  await matter({ title: 'Typed v. State', nextHearingDate: day('2026-11-30') });
  open('/hearings?view=month&from=2026-11-20');
  fireEvent.click(await screen.findByRole('button', { name: '25-11-2026: 1 matter' }));
  expect(await screen.findByText('Listed v. State')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '30-11-2026: 1 matter' }));
  expect(await screen.findByText('Typed v. State')).toBeTruthy();
});

it('shows the next three hearings with details on the dashboard', async () => {
  for (const n of [1, 2, 3, 4]) {
    const date = day(`2026-12-0${n}`);
    await addHearing(
      { date, time: '10:30', courtroom: '4' },
      { applicant: { name: `Person ${n}` }, courtName: 'Sessions Court, Pune' },
    );
  }
  renderScreen(<UpcomingHearings />, { db, ports });
  expect(screen.getByText('Loading your hearings').nextElementSibling?.children).toHaveLength(3);
  const card = await region('Upcoming Hearings');
  await within(card).findByText('Person 3');
  const rows = within(card).getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[0]?.textContent).toBe('1 DecPerson 110:30 ISTCourt 4, Sessions Court, Pune');
});

it('reports no upcoming hearings on the dashboard', async () => {
  renderScreen(<UpcomingHearings />, { db, ports });
  expect(await screen.findByText('No upcoming hearings scheduled')).toBeTruthy();
});

it.each([
  [
    'Hearings',
    'hearings',
    [/^21-11-2026,10:30,'=Kale v\. State,CC 7\/2026,"Sessions Judge, Pune",,Arguments,Scheduled$/],
  ],
  ['Cases', 'cases', [/^CC 7\/2026,'=Kale v\. State,.*,Pending,/]],
  ['Applications', 'applications', [/^BA\S+,.*,Pending,/]],
])('saves the list %s as a spreadsheet without a network', async (label, name, lines) => {
  await addHearing(
    {},
    { title: '=Kale v. State', caseNumber: 'CC 7/2026', courtName: 'Sessions Judge, Pune' },
  );
  const made: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  open();
  fireEvent.change(await screen.findByLabelText('List'), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await vi.waitFor(() => expect(names).toEqual([`zamanat-${name}-20-11-2026.csv`]));
  const [head = '', ...rows] = ((await made[0]?.text()) ?? '').trim().split('\r\n');
  expect(head).not.toBe('');
  expect(rows).toEqual(lines.map((line) => expect.stringMatching(line)));
  fireEvent.click(await screen.findByRole('button', { name: 'Save as XLSX' }));
  await vi.waitFor(() => expect(names[1]).toBe(`zamanat-${name}-20-11-2026.xlsx`));
  expect(screen.getByRole('option', { name: label })).toBeTruthy();
  vi.restoreAllMocks();
});

it('says that a list was not saved, and what to do', async () => {
  useNotices.setState({ shown: [] });
  Object.assign(URL, {
    createObjectURL: () => {
      throw new Error('no file can be made');
    },
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await vi.waitFor(() => expect(useNotices.getState().shown).toHaveLength(1));
  expect(useNotices.getState().shown[0]).toMatchObject({ ...english.saveList.failed, type: 'error' });
});

const closed = (number: string) => screen.getByText(number, { selector: '.month-day' });

it('names why a day of the month is closed, also beside its hearings', async () => {
  await addHearing({ date: day('2026-11-28') });
  open('/hearings?view=month&from=2026-11-20');
  const listed = await screen.findByRole('button', {
    name: /28-11-2026.*Court usually closed: fourth Saturday/,
  });
  expect(listed.closest('td')?.dataset['closed']).toBe('');
  await waitFor(() => expect(closed('29').textContent).toBe('29Court closed: Sunday'));
  expect(closed('24').textContent).toBe("24Court usually closed: Guru Nanak's birthday");
  expect(closed('27').textContent).toBe('27');
});
