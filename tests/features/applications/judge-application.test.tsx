// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { changeState } from '#data/store/meta.ts';
import { drain } from '#data/outbox/drain.ts';
import { engineOf } from '#data/records/kinds.ts';
import { useNotices } from '#ui/feedback/notices.ts';
import { answer, fakeServer, problem } from '../../data/fake-server.ts';
import { serverApplication, serverHearing } from '../../data/server-records.ts';
import { judge, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { onTheDevice, openJudge } from '../judge-device.tsx';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb(judge);
  ports = testPorts(); // 20-11-2026, 11:30 IST
  useNotices.setState({ shown: [] });
});
afterEach(() => {
  cleanup();
  db.close();
});

const open = (id: string, search = '') => openJudge({ db, ports }, `/judge-application-view/${id}${search}`);
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const tick = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('checkbox', { name }));
const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const titles = () => useNotices.getState().shown.map(({ title }) => title);
const fact = (label: string) =>
  screen.getAllByText(label, { selector: 'dt' }).at(-1)?.nextElementSibling?.textContent;
const decision = async () => (await db.outbox.toArray()).map(({ body }) => body);

it('shows the whole application from the device', async () => {
  const { _id } = await onTheDevice(db, {
    applicationNumber: 'BA/2026/17',
    updates: [
      { description: 'Application filed', date: '2026-11-20T05:00:00.000Z', by: 'Meera Kulkarni' },
      { description: 'Reply filed', date: '2026-11-20T05:10:00.000Z', by: 'Prosecutor' },
    ],
  });
  open(_id);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ramesh Jadhav v. The State' })).toBeTruthy();
  expect(screen.getByText('As of 10:42, 48 minutes ago')).toBeTruthy();
  expect(fact('Age / gender')).toBe('34 / Male');
  expect(fact('Occupation')).toBe('Not specified');
  expect(fact('Court')).toBe('Sessions Court, Pune');
  expect(fact('Date of arrest')).toBe('10-07-2026');
  expect(fact('Sections applied')).toBe('BNS 303(2), BNS 317(2)');
  expect(fact('Custody status')).toBe('Judicial Custody');
  expect(fact('Period in custody')).toBe('Not specified');
  expect(screen.queryByText('Previous Bail Applications')).toBeNull();
  const history = screen.getByRole('region', { name: 'Application History' });
  const happened = within(history).getAllByRole('heading', { level: 3 });
  expect(happened.map(({ textContent }) => textContent)).toEqual(['Reply filed', 'Application filed']);
  const filed = screen.getByRole('region', { name: 'Application as filed' }).textContent;
  expect(filed).toContain('Ramesh Jadhav');
  expect(filed).toContain('No antecedents.');
  expect(screen.getAllByText('BA/2026/17').length).toBeGreaterThan(0);
});

it('queues one decision with reasons and conditions, then opens the dashboard', async () => {
  const { _id } = await onTheDevice(db, { version: 4 });
  openJudge({ db, ports });
  await press(/^Approve/);
  await tick(/^Long custody/);
  await write('Short reasons', 'Co-accused is on bail.');
  await tick(/^Attend the court/);
  await tick(/^Another condition/);
  await write('Text of the condition', 'Not enter Hadapsar.');
  await write(/^Bond/, '1,00,000');
  await write(/^Number of sureties/, '1');
  await press('Sign and approve');
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/judge-dashboard'));

  expect(await decision()).toEqual([
    {
      status: 'Approved',
      outcome: 'granted',
      reasons: ['long-custody'],
      sentences: [{ code: 'long-custody', text: 'Long custody has been undergone.' }],
      text: 'Co-accused is on bail.',
      conditions: [
        { code: 'attend', text: 'Attend the court on every date', concern: 'Attendance' },
        { code: 'other', text: 'Not enter Hadapsar.' },
      ],
      bond: { amount: 100_000, sureties: 1 },
    },
  ]);
  const [row] = await db.outbox.toArray();
  expect(row).toMatchObject({ op: 'decide', baseVersion: 4, entityId: _id });
  expect(titles()).toEqual(["Order drafted. It takes effect when the court's server accepts it."]);
});

it('undoes a decision within ten seconds and keeps it as a draft', async () => {
  const { _id, applicant } = await onTheDevice(db);
  open(_id, '?decide=reject');
  await tick('Risk of absconding');
  await press('Sign and reject');
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
  await waitFor(async () => expect((await button('Reject')).disabled).toBe(true));
  await waitFor(async () => expect((await button('Approve')).disabled).toBe(false));
  const [notice] = useNotices.getState().shown;
  expect(notice).toMatchObject({ stayMs: 10_000, act: { label: 'Stop' }, description: applicant.name });
  notice?.act?.onAct();
  await waitFor(async () => expect(await db.outbox.count()).toBe(0));
  await waitFor(() =>
    expect(titles()).toContain('Stopped. Nothing was signed, and the order is saved as a draft.'),
  );
  expect(useNotices.getState().shown.at(-1)?.description).toBe(applicant.name);
  await waitFor(async () => expect((await button('Reject')).disabled).toBe(false));
  await press('Reject');
  expect(
    (await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Risk of absconding' })).checked,
  ).toBe(true);
});

it('disables the button of the current status, and both when withdrawn', async () => {
  const approved = await onTheDevice(db, { status: 'Approved' });
  const { unmount } = open(approved._id);
  expect((await button('Approve')).disabled).toBe(true);
  expect((await button('Reject')).disabled).toBe(false);
  unmount();
  const withdrawn = await onTheDevice(db, { status: 'Withdrawn' });
  open(withdrawn._id, '?decide=approve');
  expect((await button('Approve')).disabled).toBe(true);
  expect((await button('Reject')).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Sign and approve' })).toBeNull();
});

it('reports missing reasons, condition text and bond in a focused summary', async () => {
  const { _id } = await onTheDevice(db);
  open(_id, '?decide=approve');
  await tick(/^Another condition/);
  await write(/^Bond/, 'as the court thinks fit');
  await press('Sign and approve');
  const summary = await screen.findByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Tick at least one reason, or write short reasons.',
    'Write the text of the other condition.',
    'Enter the bond in whole rupees, such as 25,000.',
  ]);
  expect(await db.outbox.count()).toBe(0);
  await write('Short reasons', 'Parity.');
  await tick(/^Another condition/);
  await tick(/^Attend the court/);
  await write(/^Bond/, '');
  await press('Sign and approve');
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
});

it('keeps one draft order per outcome after a reload', async () => {
  const { _id } = await onTheDevice(db);
  const { unmount } = open(_id, '?decide=approve');
  await write('Short reasons', 'Half a sen');
  await press('Save as draft');
  await press('Reject');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Short reasons')).value).toBe('');
  unmount();
  open(_id, '?decide=approve');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Short reasons')).value).toBe('Half a sen');
});

it('requires the judge to read an amendment before the signature', async () => {
  const application = await onTheDevice(db);
  open(application._id, '?decide=reject');
  await tick('Risk of absconding');
  await onTheDevice(db, {
    ...application,
    version: application.version + 1,
    case: { ...application.case, allegations: 'Another story.' },
  });
  await screen.findByText(/was amended while this order was open/);
  await press('Sign and reject');
  expect((await screen.findAllByText('Read the changes in the application before you sign.')).length).toBe(1);
  expect(await db.outbox.count()).toBe(0);
  await press('I have read the changes');
  await press('Sign and reject');
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
  expect((await db.outbox.toArray())[0]?.baseVersion).toBe(application.version + 1);
});

it('reports when the server accepts the order', async () => {
  const server = fakeServer();
  const application = await onTheDevice(db);
  server.publish(application);
  ports.fetch = server.fetch;
  open(application._id, '?decide=approve');
  await tick(/^Long custody/);
  await tick(/^Attend the court/);
  await press('Sign and approve');
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
  ports.wait(10_001);
  await drain(engineOf(db, ports));
  await waitFor(() => expect(titles()).toContain('Application approved'));
  expect(await db.outbox.count()).toBe(0);
});

it('reopens a returned order with the changes for a new signature', async () => {
  const application = await onTheDevice(db);
  open(application._id, '?decide=reject');
  await write('Short reasons', 'Flight risk.');
  await press('Sign and reject');
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
  const current = {
    ...application,
    version: application.version + 1,
    bail: { ...application.bail, grounds: 'New grounds.' },
  };
  ports.fetch = () => Promise.resolve(problem('stale-version', { current }));
  ports.wait(10_001);
  await drain(engineOf(db, ports));
  expect(await screen.findByText(/Your order was returned unsigned/)).toBeTruthy();
  expect(screen.getByText('No antecedents. → New grounds.')).toBeTruthy();
  expect(titles()).toContain('Update Failed');

  await press('Open the order again');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Short reasons')).value).toBe('Flight risk.');
  await press('I have read the changes');
  await press('Sign and reject');
  await waitFor(() => expect(screen.queryByText(/Your order was returned unsigned/)).toBeNull());
  const rows = await db.outbox.toArray();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ op: 'decide', state: 'pending', baseVersion: current.version });
});

it('discards a returned order after confirmation and keeps a receipt', async () => {
  const { _id } = await onTheDevice(db);
  open(_id, '?decide=reject');
  await tick('Risk of absconding');
  await press('Sign and reject');
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
  ports.fetch = () => Promise.resolve(problem('judge-not-verified'));
  ports.wait(10_001);
  await drain(engineOf(db, ports));
  expect(
    await screen.findByText('Your judge account is not verified yet. Ask the operator to verify it.'),
  ).toBeTruthy();
  await press('Discard this order');
  await press('Discard…');
  expect(await db.outbox.count()).toBe(1);
  await press('Discard permanently');
  await waitFor(async () => expect(await db.outbox.count()).toBe(0));
  expect(await db.receipts.toArray()).toMatchObject([
    { outcome: 'discarded', op: 'decide', text: 'Rejected\nRisk of absconding' },
  ]);
});

it('fetches a missing application, and reports one without access', async () => {
  const application = serverApplication({ applicationNumber: 'BA/2026/99' });
  await changeState(db, 'sync', { cursor: 'c1' });
  ports.fetch = (url) =>
    Promise.resolve(url.endsWith(application._id) ? answer(200, application) : problem('not-found'));
  const { unmount } = open(application._id);
  expect(screen.getByText('Loading application details...')).toBeTruthy();
  expect((await screen.findAllByText('BA/2026/99')).length).toBeGreaterThan(0);
  unmount();
  open('01939d00-0000-7000-8000-00000000ffff');
  expect(await screen.findByText('Not found, or you do not have access to it.')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Go Back' }));
  expect(screen.getByTestId('place').textContent).toBe('/judge-dashboard');
});

it('reports a missing application id', async () => {
  openJudge({ db, ports }, '/judge-application-view');
  expect(await screen.findByText('Application ID is missing')).toBeTruthy();
});

it('shows the disclosure annexure with omitted parts and reasons', async () => {
  const { _id } = await onTheDevice(db, {
    annexure: { omitted: [{ part: 'F', reason: 'The order sheet is awaited.' }] },
  });
  open(_id);
  const glance = await screen.findByRole('region', { name: 'Disclosure Annexure' });
  expect(
    within(glance)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'A Case',
    'B Custody',
    'C Trial',
    'D Antecedents',
    'E Earlier bail applications',
    'F Coercive process',
  ]);
  expect(glance.textContent).toContain('The order sheet is awaited.');
});

it('reports when no disclosure annexure was filed', async () => {
  const { _id } = await onTheDevice(db);
  open(_id);
  expect(await screen.findByText('No disclosure annexure was filed with this application.')).toBeTruthy();
});

it('lists the hearings with a link to reschedule the next one', async () => {
  const { _id, caseId } = await onTheDevice(db);
  open(_id);
  fireEvent.click(await screen.findByRole('tab', { name: 'Hearings' }));
  expect(await screen.findByText('No hearings scheduled for this application.')).toBeTruthy();
  const hearing = serverHearing({ caseId, applicationId: _id });
  await db.hearings.put({ ...hearing, asOf: null });
  const panel = screen.getByRole('tabpanel');
  const move = await within(panel).findByRole('link', { name: /^Reschedule/ });
  expect(move.getAttribute('href')).toBe(`/judge/schedule-hearing/${hearing._id}?type=hearing`);
  expect(within(panel).getByRole('link', { name: 'Bail Hearing' })).toBeTruthy();
});
