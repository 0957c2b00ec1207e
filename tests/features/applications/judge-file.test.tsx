// @vitest-environment jsdom
/** The file of an application before the judge: its text as filed, and an order on the conditions of bail. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Order } from '#contract/application/order.ts';
import { drain } from '#data/outbox/drain.ts';
import { engineOf } from '#data/records/kinds.ts';
import type { Db } from '#data/store/db.ts';
import { caseOpenedBy } from '#domain/application/case-of-application.ts';
import { day } from '#kernel/calendar-date.ts';
import { serverApplication, serverHearing } from '../../data/server-records.ts';
import { answer, fakeServer, problem } from '../../data/fake-server.ts';
import { judge, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { GRANT as PLAIN_GRANT, onTheDevice, openJudge } from '../judge-device.tsx';

let db: Db;
let ports: TestPorts;

beforeAll(() => lawTablesOnDevice());
beforeEach(async () => {
  db = await testDb(judge);
  ports = testPorts(); // 20-11-2026, 11:30 IST
});
afterEach(() => {
  cleanup();
  db.close();
});

const GRANT: Order = {
  ...PLAIN_GRANT,
  conditions: [
    { code: 'attend', text: 'Attend the court on every date', concern: 'Attendance' },
    { code: 'report-periodically', text: 'Report to the police station', concern: 'Attendance' },
  ],
};

const open = (id: string, search = '') => openJudge({ db, ports }, `/judge-application-view/${id}${search}`);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

it('shows the text as filed, with each amendment as a difference', async () => {
  const allegations =
    'The vehicle was found at the house of the applicant, as the panchnama of the search shows.';
  const { _id, case: facts } = await onTheDevice(db);
  const at = '2026-11-20T05:30:00.000Z';
  const amendments = [{ at, by: 'Meera Kulkarni', before: { case: { allegations: facts.allegations } } }];
  await db.applications.update(_id, { case: { ...facts, allegations }, amendments });
  open(_id);
  const amended = await screen.findByRole('region', { name: 'Application as amended' });
  await waitFor(() => expect(amended.textContent).toContain(allegations));
  fireEvent.click(screen.getByRole('radio', { name: 'As filed' }));
  const filed = await screen.findByRole('region', { name: 'Application as filed' });
  await waitFor(() => expect(filed.textContent).not.toContain(allegations));
  const changes = screen.getByRole('region', { name: 'Amendments since the filing' });
  expect(changes.querySelectorAll('ins, del').length).toBeGreaterThan(0);
  expect(changes.textContent).toContain('panchnama');
});

it('changes the conditions of the bail in force by an order of its own', async () => {
  const sent: unknown[] = [];
  const { bail } = serverApplication();
  const { _id } = await onTheDevice(db, {
    status: 'Approved',
    bail,
    orders: [GRANT],
  });
  const { fetch } = fakeServer();
  ports.fetch = async (url, init) => {
    if (!url.endsWith(`/orders/${GRANT._id}/conditions`)) return fetch(url, init);
    sent.push(await new Response(init.body).json());
    return answer(204, '');
  };
  open(_id);
  await press('Change the conditions');
  await press('Sign this order');
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose who asks for the change.',
    'Record whether the other side was heard.',
    'Write the reason for the change of the conditions.',
  ]);
  await write('Who asks for the change', 'applicant');
  await write('The other side', 'heard');
  await write('Reasons', 'The charge-sheet is filed.');
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Report to the police station/ }));
  const paper = await screen.findByRole('region', { name: 'Order on the conditions' });
  await waitFor(() => expect(paper.textContent).toContain('The conditions of the order dated'));
  await press('Sign this order');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    askedBy: 'applicant',
    otherSide: 'heard',
    text: 'The charge-sheet is filed.',
    conditions: [{ code: 'attend', text: 'Attend the court on every date', concern: 'Attendance' }],
  });
});

it('keeps a change of the conditions that cannot be sent, and says so', async () => {
  const { _id } = await onTheDevice(db, { status: 'Approved', orders: [GRANT] });
  ports.fetch = async () => {
    throw new TypeError('offline');
  };
  open(_id);
  await press('Change the conditions');
  await write('Who asks for the change', 'state');
  await write('The other side', 'not-appeared');
  await write('Reasons', 'He changed his address.');
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Inform the court/ }));
  await press('Sign this order');
  expect(await screen.findByText(/signed at once, so it needs a connection/)).toBeTruthy();
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Reasons')).value).toBe(
    'He changed his address.',
  );
});

it('returns an order signed without a second factor, with its sentence and text', async () => {
  const { _id } = await onTheDevice(db);
  open(_id, '?decide=reject');
  await write('Short reasons', 'Flight risk.');
  await press('Sign and reject');
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
  ports.fetch = () => Promise.resolve(problem('second-factor-needed'));
  ports.wait(10_001);
  await drain(engineOf(db, ports));
  expect(await screen.findByText(/^A judge needs a second factor\. Set it up in Settings/)).toBeTruthy();
  await press('Open the order again');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Short reasons')).value).toBe('Flight risk.');
});

it('marks a reply that arrives after the order, and none that a correction follows', async () => {
  const correction = { of: GRANT._id, wrong: 'A', right: 'B', why: 'A slip' };
  const corrected = { ...GRANT, _id: '01939d00-0000-7000-8000-000000000002', at: '2026-11-20T05:30:00.000Z' };
  const { _id } = await onTheDevice(db, {
    status: 'Approved',
    orders: [GRANT, { ...corrected, correction }],
  });
  const point = (about: string, at: string) => ({
    _id: `01939d00-0000-7000-8000-0000000000${about.length}0`,
    version: 1,
    applicationId: _id,
    about,
    says: `${about} is disputed.`,
    state: 'open' as const,
    at,
    by: { _id: judge._id, name: judge.name, role: judge.role },
    asOf: '2026-11-20T05:12:00.000Z',
    seen: 0,
  });
  await db.contested.bulkPut([
    point('Recovery', '2026-11-17T06:00:00.000Z'),
    point('Identification', '2026-11-19T06:00:00.000Z'),
  ]);
  open(_id);
  const late = await screen.findAllByText(/^Entered after the order\. The order does not consider it/);
  expect(late).toHaveLength(1);
  expect(late[0]?.closest('li')?.textContent).toContain('Identification is disputed.');
});

it('offers the words and the health that the application states', async () => {
  const { bail, case: facts } = serverApplication();
  const customConditions = 'Stay with the sister in Nashik.';
  const { _id } = await onTheDevice(db, {
    bail: { ...bail, customConditions },
    case: { ...facts, person: { sickOrInfirm: true } },
  });
  open(_id, '?decide=approve');
  expect(await screen.findByText('The applicant is sick or infirm, by the record')).toBeTruthy();
  expect(await screen.findByText(`Proposed by the applicant: ${customConditions}`)).toBeTruthy();
  await press('Use these words');
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Text of the condition');
  expect(field.value).toBe(customConditions);
});

it('says that a hearing of the whole case stays open while another application is pending', async () => {
  const application = await onTheDevice(db);
  await db.hearings.put({
    ...serverHearing({ caseId: application.caseId, date: day('2026-11-20') }),
    asOf: '2026-11-20T05:12:00.000Z',
    seen: 0,
  });
  const { unmount } = open(application._id, '?decide=reject');
  await screen.findByRole('button', { name: 'Sign and reject' });
  expect(screen.queryByText(/hearing of the whole case stays open/)).toBeNull();
  unmount();
  await onTheDevice(db, { caseId: application.caseId });
  open(application._id, '?decide=reject');
  expect(await screen.findByText(/hearing of the whole case stays open after this order/)).toBeTruthy();
});

it('draws the custody with its dates and the next hearing beside the rights', async () => {
  const application = await onTheDevice(db);
  const { _id, caseId } = application;
  await db.cases.put({ ...caseOpenedBy(application), version: 1, asOf: null });
  await db.hearings.put({ ...serverHearing({ caseId, date: day('2026-12-02') }), asOf: null });
  open(_id);
  const rights = within(await screen.findByRole('region', { name: 'Statutory rights' }));
  const drawn = await rights.findByRole('img');
  await waitFor(() => expect(drawn.getAttribute('aria-label')).toContain('02-12-2026'));
  expect(drawn.getAttribute('aria-label')).toContain(
    'Day 60: 07-09-2026. Today: Day 134. One third: 10-07-2027.',
  );
});
