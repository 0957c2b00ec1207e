// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CaseRecord } from '#contract/case/case-record.ts';
import type { Application } from '#contract/application/application.ts';
import type { Db } from '#data/store/db.ts';
import { caseOpenedBy } from '#domain/application/case-of-application.ts';
import { JudgeCaseScreen } from '#features/work/judge-case/judge-case-screen.tsx';
import { fileFaults } from '#text/en/file-faults.ts';
import { invariant } from '#kernel/assert.ts';
import { day } from '#kernel/calendar-date.ts';
import { useNotices } from '#ui/feedback/notices.ts';
import { problem } from '../../data/fake-server.ts';
import { serverHearing } from '../../data/server-records.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { judge, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { onTheDevice } from '../judge-device.tsx';
import { renderScreen } from '../render-screen.tsx';

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

async function onDevice(overrides: Partial<CaseRecord> = {}): Promise<Application> {
  const application = await onTheDevice(db, { applicationNumber: 'BA/2026/17' });
  await db.cases.put({ ...caseOpenedBy(application), version: 1, asOf: null, ...overrides });
  return application;
}

const open = (id: string) =>
  renderScreen(
    <Routes>
      <Route path="/judge/case/:id?" element={<JudgeCaseScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { db, ports, user: judge, at: `/judge/case/${id}` },
  );

const part = (name: string) => screen.findByRole('region', { name });

it('shows the case and links to the order on its newest application', async () => {
  const { _id, caseId } = await onDevice({
    charges: ['BNS 303(2)'],
    description: 'A motor cycle was taken.',
  });
  open(caseId);
  const overview = await part('Case Overview');
  expect(overview.textContent).toContain('Not scheduled');
  expect(overview.textContent).toContain('BNS 303(2)');
  expect(overview.textContent).toContain('A motor cycle was taken.');
  const approve = within(overview).getByRole('link', { name: /^Approve/ });
  expect(approve.getAttribute('href')).toBe(`/judge-application-view/${_id}?decide=approve`);
  expect(screen.getByRole('link', { name: 'Schedule Hearing' }).getAttribute('href')).toBe(
    `/judge/schedule-hearing/${caseId}`,
  );
});

it('disables the order already in force', async () => {
  const { caseId, _id } = await onDevice({ status: 'Approved' });
  await db.applications.update(_id, { status: 'Approved' });
  open(caseId);
  const overview = await part('Case Overview');
  expect(within(overview).getByRole<HTMLButtonElement>('button', { name: /^Approve/ }).disabled).toBe(true);
  expect(within(overview).getByRole('link', { name: /^Reject/ })).toBeTruthy();
});

it('reports a case without any application', async () => {
  const { caseId } = await onDevice();
  await db.applications.clear();
  open(caseId);
  expect(await screen.findByText('No application has been filed in this case.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Approve/ })).toBeNull();
});

it('shows an accrued right first, with its law', async () => {
  const { caseId } = await onDevice({
    facts: {
      sections: ['BNS 303(2)'],
      offences: [{ code: 'BNS', section: '303(2)' }],
      firDate: day('2026-08-01'),
      offenceDate: day('2026-08-01'),
      custodyStatus: 'judicial',
      arrestDate: day('2026-08-01'),
      firstRemandDate: day('2026-08-02'),
      chargesheet: { state: 'not-filed', asOf: day('2026-11-20') },
      remandExtension: { state: 'none' },
    },
  });
  open(caseId);
  const rights = await part('Statutory rights');
  await waitFor(() => expect(rights.textContent).toContain('accrued'));
  expect(rights.textContent).toMatch(/187\(3\)/);
  const all = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
  expect(all[0]).toBe(rights.getAttribute('aria-labelledby'));
});

it('shows the custody line with the hearings, and none without a date of arrest', async () => {
  const { caseId } = await onDevice({
    facts: { sections: ['BNS 303(2)'], custodyStatus: 'judicial', arrestDate: day('2026-08-01') },
  });
  await db.hearings.put({ ...serverHearing({ caseId }), asOf: null });
  open(caseId);
  const custody = await part('Custody');
  await waitFor(() => expect(custody.textContent).toContain('0 until today, the next on 25-11-2026'));
  expect(within(custody).queryByRole('button')).toBeNull();
  await db.cases.update(caseId, { facts: {} });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Custody' })).toBeNull());
});

it('lists hearings with their purpose, or reports none', async () => {
  const { caseId } = await onDevice();
  open(caseId);
  expect(await screen.findByText('No hearings scheduled for this case yet.')).toBeTruthy();
  const hearing = serverHearing({ caseId, purpose: 'arguments', notes: 'Reply filed.' });
  await db.hearings.put({ ...hearing, asOf: null });
  const details = await screen.findByRole('link', { name: /^View Details/ });
  expect(details.getAttribute('href')).toBe(`/judge/hearing/${hearing._id}`);
  const panel = screen.getByRole('tabpanel');
  expect(panel.textContent).toContain('Arguments');
  expect(panel.textContent).toContain('Reply filed.');
});

it('shows only the known details of the parties', async () => {
  const { caseId } = await onDevice({
    applicant: { name: 'Ramesh Jadhav', phone: '98765 43210' },
    lawyer: { name: 'Adv. Meera Kulkarni', barCouncilNumber: 'MAH/1234/2010' },
  });
  open(caseId);
  fireEvent.click(await screen.findByRole('tab', { name: 'Parties' }));
  const panel = screen.getByRole('tabpanel');
  expect(panel.textContent).toContain('98765 43210');
  expect(panel.textContent).toContain('MAH/1234/2010');
  expect(within(panel).queryByText('Email')).toBeNull();
});

it('lists other cases under the same FIR', async () => {
  const { caseId } = await onDevice();
  const [own] = await db.cases.toArray();
  invariant(own, 'the case is on the device');
  await db.cases.put({ ...own, _id: '01939d00-0000-7000-8000-0000000000c2', title: 'Sunita Pawar v. State' });
  open(caseId);
  fireEvent.click(await screen.findByRole('tab', { name: 'Applications' }));
  expect(await screen.findByRole('link', { name: 'Sunita Pawar v. State' })).toBeTruthy();
});

it('offers a risk assessment when none is saved', async () => {
  const { caseId } = await onDevice();
  open(caseId);
  expect(await screen.findByText('No risk assessment available')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Perform risk assessment' }).getAttribute('href')).toBe(
    `/risk-assessment/${caseId}`,
  );
});

it('explains a missing id and a missing case', async () => {
  open('');
  expect(await screen.findByText('Case ID is missing')).toBeTruthy();
  cleanup();
  ports.fetch = () =>
    Promise.resolve(
      Response.json(
        { msg: 'Case not found', code: 'not-found' },
        { status: 404, headers: { 'x-zamanat': '1' } },
      ),
    );
  open('01939d00-0000-7000-8000-00000000dead');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Error');
  expect(alert.textContent).toContain('Case not found');
  expect(within(alert).getByRole('link', { name: 'Go Back' })).toBeTruthy();
});

it('shows a notice when the case cannot be fetched', async () => {
  ports.fetch = () => Promise.resolve(Response.json({}, { status: 500, headers: { 'x-zamanat': '1' } }));
  open('01939d00-0000-7000-8000-00000000dead');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Try again/);
  await waitFor(() =>
    expect(useNotices.getState().shown.at(-1)).toMatchObject({ description: 'Failed to load case details' }),
  );
});

it('reports no documents and offers an upload', async () => {
  const { caseId } = await onDevice();
  open(caseId);
  fireEvent.click(await screen.findByRole('tab', { name: 'Documents' }));
  expect(await screen.findByText('No documents available for this case.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Upload Document' })).toBeTruthy();
});

const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer });

it('rejects an unknown file type and a too large file', async () => {
  const { caseId } = await onDevice();
  open(caseId);
  fireEvent.click(await screen.findByRole('tab', { name: 'Documents' }));
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    invariant(found, 'the field for files');
    return found;
  });
  const large = new Uint8Array(10 * 1024 * 1024 + 1);
  large.set(new TextEncoder().encode('%PDF-1.7'));
  const files = [fileOf('reply.txt', new TextEncoder().encode('No objection.')), fileOf('scan.pdf', large)];
  Object.defineProperty(input, 'files', { value: files });
  fireEvent.change(input);
  const alert = await screen.findByRole('alert');
  await waitFor(() =>
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([`reply.txt: ${fileFaults.unknown}`, `scan.pdf: ${fileFaults['too-large']}`]),
  );
  expect(await db.documents.count()).toBe(0);
});

it('changes the case category at once', async () => {
  const { caseId } = await onDevice();
  open(caseId);
  fireEvent.change(await screen.findByLabelText('Case management'), { target: { value: 'Expedited' } });
  await waitFor(async () => expect((await db.cases.get(caseId))?.dcmCategory).toBe('Expedited'));
  expect(await db.outbox.toArray()).toMatchObject([
    { op: 'manage-case', body: { dcmCategory: 'Expedited' } },
  ]);
});

it('loads analytics only on request, and marks the sample on failure', async () => {
  const { caseId } = await onDevice();
  open(caseId);
  fireEvent.click(await screen.findByRole('tab', { name: 'Predictive Analytics' }));
  expect(await screen.findByText('No predictive analytics available for this case.')).toBeTruthy();
  expect(screen.queryByText('75%')).toBeNull();
  ports.fetch = () => Promise.resolve(problem('forbidden'));
  fireEvent.click(screen.getByRole('button', { name: 'Generate Analytics' }));
  expect(await screen.findByText('SAMPLE')).toBeTruthy();
  expect(screen.getByText('75%')).toBeTruthy();
  expect(['87', '76', '68'].every((each) => document.body.textContent?.includes(`${each}%`))).toBe(true);
  const { shown } = useNotices.getState();
  expect(shown.map(({ title, description, type }) => [title, description, type])).toContainEqual([
    'Warning',
    'Could not load predictive analytics',
    'warning',
  ]);
});
