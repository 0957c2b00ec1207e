// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import type { Db } from '#data/store/db.ts';
import { createDraft, saveDraft } from '#data/records/application/drafts.ts';
import { fileDraft } from '#data/records/application/file-application.ts';
import { settingsOf, hasUnsentSettings } from '#data/records/user/settings.ts';
import { openText } from '#parts/load-catalogue.ts';
import { ENGLISH } from '#text/catalogue.ts';
import { useNotices } from '#ui/feedback/notices.ts';
import { DashboardScreen } from '#features/work/dashboard/dashboard-screen.tsx';
import { fileOne } from '../../data/acts.ts';
import { serverApplication } from '../../data/server-records.ts';
import { filledForm, lawyer, pulledDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await pulledDb();
  ports = testPorts(); // 20-11-2026, 11:30 IST
});
afterEach(() => {
  cleanup();
  db.close();
});

const stored = (change: Partial<Application> = {}) =>
  db.applications.put({ ...serverApplication(change), asOf: '2026-11-20T05:30:00.000Z' });

const open = (at = '/dashboard') => renderScreen(<DashboardScreen />, { db, ports, at });
const figure = async (label: string) => {
  const term = await screen.findByText(label);
  return term.nextElementSibling?.textContent;
};
const names = async () => {
  const list = await screen.findByRole('region', { name: 'Recent Applications' });
  await within(list).findAllByRole('listitem');
  return within(list)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
};
const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return heading.closest('li')?.textContent ?? '';
};

it('shows the date and counts the records of the user', async () => {
  for (let n = 0; n < 11; n += 1) await stored({ status: 'Approved' });
  for (let n = 0; n < 7; n += 1) await stored({ status: 'Rejected' });
  await stored({ status: 'Withdrawn' });
  await stored({ createdAt: '2026-11-09T05:00:00.000Z' });
  await stored({ createdAt: '2026-11-19T05:00:00.000Z' });
  open();
  expect(screen.getByText(/^Friday/).textContent).toBe('Friday, 20-11-2026');
  await screen.findByText('11 of 18 decided; likely 39 to 80%');
  expect(await figure('Total Applications')).toBe('2121 filed in the last 30 days');
  expect(await figure('Approved')).toBe('1111 of the last 30 days’ filings');
  expect(await figure('Pending')).toBe('2oldest: 11 days');
  expect(await figure('Success Rate')).toContain('61%');
});

it('shows counts instead of a rate when few or none are decided', async () => {
  await stored({ status: 'Approved' });
  open();
  expect(await screen.findByText('1 of 1')).toBeTruthy();
  await db.applications.clear();
  expect(await screen.findByText('Nothing decided yet')).toBeTruthy();
});

it('lists drafts and filed applications with details, newest first', async () => {
  await stored({
    applicant: { ...serverApplication().applicant, name: 'Farida Ansari' },
    status: 'Approved',
    createdAt: '2026-11-18T05:00:00.000Z',
  });
  const filed = await createDraft(db, ports, filledForm({ fullName: 'Imran Sheikh', court: 'magistrate' }));
  await fileDraft(db, ports, filed._id);
  ports.wait(60_000);
  await createDraft(db, ports, filledForm({ fullName: 'Sunil Jadhav', custodyStatus: 'not-arrested' }));
  open();
  expect(await names()).toEqual(['Sunil Jadhav', 'Imran Sheikh', 'Farida Ansari']);
  expect(await row('Sunil Jadhav')).toBe(
    'Sunil JadhavDraftFIR 123/2026s.482\u00a0BNSS · Sessions Court, PuneSaved on this phone 11:31',
  );
  expect(await row('Imran Sheikh')).toContain('Not sent yet');
  expect(await row('Imran Sheikh')).toContain('s.480\u00a0BNSS · Magistrate Court, Pune');
  expect(await row('Imran Sheikh')).toContain('Waiting; not filed until Sent');
  expect(await row('Farida Ansari')).toBe(
    'Farida AnsariApprovedBA/2026/000001s.483\u00a0BNSS · Sessions Court, PuneSent 18-11-2026',
  );
});

it('marks a rejected application as Needs you', async () => {
  const { _id } = await createDraft(db, ports, filledForm());
  await fileDraft(db, ports, _id);
  await db.outbox.toCollection().modify({ state: 'rejected' });
  open();
  await names();
  expect(await row('Ramesh Jadhav')).toContain('Needs you: rejected by the court’s server');
});

it('opens a filed application and a draft on their screens', async () => {
  const application = serverApplication();
  await stored(application);
  const draft = await createDraft(db, ports, { fullName: 'Sunil' });
  open();
  fireEvent.click(await screen.findByRole('link', { name: 'Ramesh Jadhav' }));
  expect(screen.getByTestId('place').textContent).toBe(`/case/${application.caseId}`);
  fireEvent.click(await screen.findByRole('link', { name: 'Sunil' }));
  expect(screen.getByTestId('place').textContent).toBe(`/application?draft=${draft._id}`);
});

it('shows five applications, then all in pages', async () => {
  for (let n = 0; n < 32; n += 1) {
    await stored({ createdAt: `2026-11-10T05:00:${String(n).padStart(2, '0')}.000Z` });
  }
  open();
  expect(await names()).toHaveLength(5);
  fireEvent.click(screen.getByRole('link', { name: 'All 32' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Show 7 more' }));
  expect(screen.getByTestId('place').textContent).toBe('/dashboard?show=50');
  await screen.findByText((_, node) => node?.tagName === 'UL' && node.children.length === 32);
  expect(screen.queryByRole('link', { name: /^Show/ })).toBeNull();
});

it('shows placeholders while it loads and a hint when empty', async () => {
  open();
  const bars = screen.getByText('Loading your applications').nextElementSibling;
  expect(bars?.children).toHaveLength(4);
  await screen.findByRole('heading', { name: 'No applications yet' });
  fireEvent.click(screen.getByRole('link', { name: 'Start an application' }));
  expect(screen.getByTestId('place').textContent).toBe('/application');
});

it('renders a draft again when it changes elsewhere', async () => {
  const { _id } = await createDraft(db, ports, { fullName: 'Sunil' });
  open();
  await screen.findByRole('link', { name: 'Sunil' });
  await saveDraft(db, ports, _id, { form: { fullName: 'Sunil Jadhav' } });
  expect(await screen.findByRole('link', { name: 'Sunil Jadhav' })).toBeTruthy();
});

it('uses the chosen layout and saves it for other devices', async () => {
  await stored();
  const { container } = open();
  await names();
  expect(container.querySelector('.board--grid')).not.toBeNull();
  fireEvent.click(await screen.findByRole('radio', { name: 'Compact' }));
  await waitFor(() => expect(container.querySelector('.board--compact')).not.toBeNull());
  expect(await settingsOf(db)).toMatchObject({ layout: 'compact' });
  expect(await hasUnsentSettings(db)).toBe(true);
});

it.each(['user', 'lawyer'] as const)('offers every tile of Quick Access to a %s', (role) => {
  renderScreen(<DashboardScreen />, { db, ports, user: { ...lawyer, role } });
  for (const name of ['Bail Calculator', 'Generate Application', 'BNS Chatbot', 'New Application']) {
    expect(screen.getByRole('link', { name })).toBeTruthy();
  }
  expect(screen.getAllByRole('link', { name: 'Risk Assessment' })).toHaveLength(2);
});

it('counts only applications at court as pending, and unsent ones separately', async () => {
  await stored({ createdAt: '2026-11-19T05:00:00.000Z' });
  await fileOne(db, ports);
  open();
  const total = (await screen.findByText('1 not sent yet · 2 filed in the last 30 days')).closest('dd');
  expect(total?.textContent).toBe('21 not sent yet · 2 filed in the last 30 days');
  expect(screen.getByText('oldest: 1 day').closest('dd')?.textContent).toBe('1oldest: 1 day');
});

it('reports a database error and retries', async () => {
  await stored();
  db.close({ disableAutoOpen: true });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch cases');
  await waitFor(() =>
    expect(useNotices.getState().shown).toMatchObject([
      { title: 'Error', description: 'Failed to fetch cases' },
    ]),
  );
  await db.open();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Ramesh Jadhav' });
});

it('renders figures and rows before the texts of other screens load', async () => {
  await stored({ applicant: { ...serverApplication().applicant, name: 'Sunil Jadhav' } });
  const text = openText({
    ...ENGLISH,
    tiers: { ...ENGLISH.tiers, rest: () => new Promise(() => undefined) },
  });
  await text.fetch('firstScreen');
  renderScreen(<DashboardScreen />, { db, ports, text: text.catalogue });
  expect(await names()).toEqual(['Sunil Jadhav']);
  expect(await figure('Total Applications')).toBe('11 filed in the last 30 days');
});
