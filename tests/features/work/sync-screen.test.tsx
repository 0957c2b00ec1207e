// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchStorage } from '#data/react/use-storage-status.ts';
import { broadcastStorage } from '#data/store/storage-status.ts';
import type { Db } from '#data/store/db.ts';
import { createDraft } from '#data/records/application/drafts.ts';
import { drain } from '#data/outbox/drain.ts';
import { exportUnsent } from '#data/account/export-unsent.ts';
import { unsentWork } from '#data/account/logout.ts';
import { changeState, clearMeta, setMeta } from '#data/store/meta.ts';
import { saveOrderDraft } from '#data/records/application/order-drafts.ts';
import { engineOf } from '#data/records/kinds.ts';
import { SyncScreen } from '#features/work/sync/sync-screen.tsx';
import { useNotices } from '#ui/feedback/notices.ts';
import { amendOne, fileOne } from '../../data/acts.ts';
import { answer as answerOf, type FakeServer, fakeServer, problem } from '../../data/fake-server.ts';
import { filledForm, judge, noNetwork, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;
let server: FakeServer;

beforeEach(async () => {
  server = fakeServer();
  db = await testDb();
  ports = testPorts(server.fetch); // 20-11-2026, 11:30 IST
  HTMLElement.prototype.scrollIntoView = vi.fn<() => void>(); // jsdom lays nothing out
});
afterEach(() => {
  cleanup();
  db.close();
});

const update = vi.fn<() => void>();
const open = (at = '/sync') => renderScreen(<SyncScreen onUpdate={update} />, { db, ports, at });
const list = (name: RegExp) => screen.findByRole('region', { name });
const place = () => screen.getByTestId('place').textContent;
const counts = async () => {
  const strip = await screen.findByRole('navigation', { name: 'Four states' });
  return within(strip)
    .getAllByRole('link')
    .map((link) => link.textContent);
};

async function refuseFiling() {
  const id = await fileOne(db, ports);
  const fields = { 'applicant.age': 'Enter an age from 1 to 120.' };
  ports.fetch = () => Promise.resolve(problem('invalid-request', { fields }));
  await drain(engineOf(db, ports));
  ports.fetch = server.fetch;
  return id;
}

it('counts four states and links each to its list', async () => {
  await fileOne(db, ports);
  await drain(engineOf(db, ports));
  await fileOne(db, ports);
  await createDraft(db, ports, { fullName: 'Sunil' });
  open();
  expect(await counts()).toEqual(['1Saved on this phone', '1Waiting', '1Sent', '0Needs you']);
  fireEvent.click(screen.getByRole('link', { name: /^1.*Waiting$/ }));
  expect(place()).toBe('/sync#waiting');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Waiting: 1'));
});

it('says that nothing is known about an ended session, and that receipts were lost', async () => {
  await setMeta(db, 'paused', { reason: 'signed-out', at: ports.now().toISOString() });
  open();
  await screen.findByText('Not known until you log in.');
  expect(screen.queryByText('No items need your action.')).toBeNull();
  expect((await counts()).at(-1)).toBe('–Needs you');
  const lostWork = { rows: 1, begun: 0, since: ports.now().toISOString(), at: ports.now().toISOString() };
  await changeState(db, 'notices', { lostWork });
  await screen.findByText('The list of items sent from this phone was lost with its data.');
  expect(screen.queryByText('No items sent from this phone yet.')).toBeNull();
});

it('explains each empty list', async () => {
  open();
  await screen.findByText('No items need your action.');
  expect(screen.getByText('No items.')).toBeTruthy();
  expect(screen.getByText('No drafts on this phone.')).toBeTruthy();
  expect(screen.getByText('No items sent from this phone yet.')).toBeTruthy();
});

it.each([
  ['of a newer server', 'local-holiday', 1],
  ['that this app has words for itself', 'internal', 0],
] as const)('lists a waiting item with the sentence %s (%s): %i', async (_whose, code, times) => {
  const msg = 'The registry opens on 01-12-2026.';
  await fileOne(db, ports);
  ports.fetch = () => Promise.resolve(answerOf(503, { code, msg }));
  await drain(engineOf(db, ports));
  open();
  const waiting = await list(/^Waiting: 1/);
  await within(waiting).findByText(/tried/);
  expect(within(waiting).queryAllByText(msg)).toHaveLength(times);
});

it('lists waiting items in order with their attempts', async () => {
  ports.fetch = noNetwork;
  const id = await fileOne(db, ports, { fullName: 'Imran Sheikh', court: 'magistrate' });
  await amendOne(db, ports, { id, form: { age: '35' } });
  await drain(engineOf(db, ports));
  open();
  const rows = within(await list(/^Waiting/)).getAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(
    /^Imran Sheikh: Regular bail, Magistrate, s\.480\sBNSS.*Not filed until SentWaiting for the court’s server; tried once, next try 11:3\d\sIST$/,
  );
  expect(rows[1]?.textContent).toMatch(/Change to the application.*Waiting behind the one above$/);
});

it('moves an item to Sent after the sync and announces it', async () => {
  const id = await fileOne(db, ports);
  open();
  await list(/^Waiting: 1/);
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await list(/^Sent: 1/);
  const answer = screen.getByText('Everything is sent.', { exact: false });
  expect(answer.getAttribute('aria-live')).toBe('polite');
  fireEvent.click(within(await list(/^Sent/)).getByRole('link', { name: 'Ramesh Jadhav: Filing' }));
  expect(place()).toBe(`/application?id=${id}`);
  await waitFor(() => {
    expect(useNotices.getState().shown.at(-1)).toMatchObject({ description: 'Nothing left to send.' });
  });
});

it('explains a refusal in the words of the form and reopens the draft', async () => {
  const id = await refuseFiling();
  open();
  const claim = await screen.findByRole('article', { name: /^Ramesh Jadhav/ });
  expect(claim.textContent).toContain('Rejected by the court’s server20-11-2026, 11:30\u00a0IST');
  expect(within(claim).getByRole('listitem').textContent).toBe('Age: Enter an age from 1 to 120.');
  expect(claim.textContent).toContain('Not filed. The full text is on this phone.');
  fireEvent.click(within(claim).getByRole('button', { name: 'Edit and send again' }));
  await waitFor(() => expect(place()).toBe(`/application?draft=${id}`));
  expect(await db.drafts.get(id)).toMatchObject({ form: { fullName: 'Ramesh Jadhav' } });
});

it('shows a general message when a refusal has no text', async () => {
  await fileOne(db, ports);
  ports.fetch = () => Promise.resolve(answerOf(400, '<html>Blocked by the office proxy</html>'));
  await drain(engineOf(db, ports));
  ports.fetch = server.fetch;
  open();
  const claim = await screen.findByRole('article', { name: /^Ramesh Jadhav/ });
  expect(claim.textContent).toContain('Failed to submit application. Please try again.');
  expect(within(claim).getByRole('button', { name: 'Edit and send again' })).toBeTruthy();
});

const askToDiscard = async () =>
  fireEvent.click(await screen.findByRole('button', { name: /^Discard Ramesh/ }));

it('discards an item only after two confirmations', async () => {
  await refuseFiling();
  open();
  await askToDiscard();
  fireEvent.click(screen.getByRole('button', { name: 'Discard…' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await db.outbox.count()).toBe(1);
  await askToDiscard();
  expect(screen.queryByRole('button', { name: 'Discard permanently' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Discard…' }));
  expect(await db.outbox.count()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Discard permanently' }));
  await screen.findByText('No items need your action.');
  expect(await db.receipts.toArray()).toMatchObject([{ outcome: 'discarded' }]);
});

it('lists drafts, opens them and discards one after two confirmations', async () => {
  const { _id } = await createDraft(db, ports, filledForm({ fullName: 'Lakshmi Devi' }));
  open();
  const saved = await list(/^Saved on this phone: 1/);
  expect(saved.textContent).toContain('draft, step 1 of 4');
  fireEvent.click(within(saved).getByRole('link', { name: /^Lakshmi Devi/ }));
  expect(place()).toBe(`/application?draft=${_id}`);
  fireEvent.click(within(saved).getByRole('button', { name: /^Discard Lakshmi/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Discard…' }));
  expect(await db.drafts.count()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Discard permanently' }));
  await list(/^Saved on this phone: 0/);
  expect(await db.drafts.count()).toBe(0);
});

it('lists unsigned orders, also without their application', async () => {
  const id = await fileOne(db, ports, { fullName: 'Lakshmi Devi' });
  await drain(engineOf(db, ports));
  await saveOrderDraft(db, { applicationId: id, status: 'Rejected' }, { text: 'Called for the record' });
  await saveOrderDraft(db, { applicationId: 'gone', status: 'Approved' }, { text: 'Parity' });
  expect(await unsentWork(db)).toEqual({
    rows: 0,
    drafts: 0,
    orders: 2,
    reports: 0,
    diary: 0,
    received: 0,
    forms: 0,
    settings: false,
  });
  expect(await exportUnsent(db, ports)).toContain('Called for the record');
  renderScreen(<SyncScreen onUpdate={update} />, { db, ports, user: judge, at: '/sync' });
  const saved = await list(/^Saved on this phone: 2/);
  expect(within(saved).getByRole('link', { name: 'Unfinished order to approve' })).toBeTruthy();
  fireEvent.click(within(saved).getByRole('link', { name: 'Lakshmi Devi: Unfinished order to reject' }));
  expect(place()).toBe(`/judge-application-view/${id}?decide=reject`);
  fireEvent.click(within(saved).getByRole('button', { name: /^Discard Lakshmi/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Discard…' }));
  fireEvent.click(screen.getByRole('button', { name: 'Discard permanently' }));
  await list(/^Saved on this phone: 1/);
});

it('asks for a login to send and remembers the address', async () => {
  await fileOne(db, ports);
  await setMeta(db, 'paused', { reason: 'signed-out', at: ports.now().toISOString() });
  open();
  expect((await counts()).at(-1)).toBe('1Needs you');
  fireEvent.click(await screen.findByRole('link', { name: 'Log in to send 1 item' }));
  expect(place()).toBe('/login from /sync');
});

it('offers the update when the app is too old', async () => {
  await fileOne(db, ports);
  await setMeta(db, 'paused', { reason: 'too-old', at: ports.now().toISOString() });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Update' }));
  expect(update).toHaveBeenCalledOnce();
});

it('removes unlisted records only on request', async () => {
  const id = await fileOne(db, ports);
  await drain(engineOf(db, ports));
  await db.applications.update(id, { seen: 1 });
  await changeState(db, 'notices', { sweep: { epoch: 2, removes: 1, of: 1 } });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove from this phone' }));
  await screen.findByText('No items need your action.');
  expect(await db.applications.count()).toBe(0);
});

it('sends all items lost by a restored server again at once', async () => {
  for (const firNumber of ['1/2026', '2/2026']) await fileOne(db, ports, { firNumber });
  await db.outbox.toCollection().modify({
    state: 'rejected',
    lastError: { code: 'lost-by-server', msg: '', status: 0, at: ports.now().toISOString() },
  });
  open();
  const needs = await list(/^Needs you/);
  expect(within(needs).getByText('It no longer has 2 items that you had sent.')).toBeTruthy();
  fireEvent.click(within(needs).getByRole('button', { name: 'Send all 2 again' }));
  await waitFor(async () =>
    expect(await counts()).toEqual(expect.arrayContaining(['2Waiting', '0Needs you'])),
  );
});

async function isSaid(word: RegExp): Promise<boolean> {
  open();
  const element = await within(await list(/^Waiting/)).findByText(word);
  cleanup();
  return element instanceof HTMLElement;
}

it('gives one message for each reason of waiting', async () => {
  await fileOne(db, ports);
  const at = ports.now().toISOString();
  expect(await isSaid(/^Waiting for its turn$/)).toBe(true);
  await changeState(db, 'retry', { unreachable: { count: 1, nextAt: at } });
  expect(await isSaid(/^Waiting for the court’s server/)).toBe(true);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await isSaid(/^Waiting for signal/)).toBe(true);
  online.mockRestore();
  await changeState(db, 'retry', { unreachable: null });
  const stop = watchStorage();
  broadcastStorage('full', []);
  await expect.poll(() => isSaid(/^Waiting for storage on this phone$/)).toBe(true);
  await setMeta(db, 'paused', { reason: 'signed-out', at });
  expect(await isSaid(/^Waiting until you log in$/)).toBe(true);
  await setMeta(db, 'paused', { reason: 'too-old', at });
  expect(await isSaid(/^Waiting until this app is updated$/)).toBe(true);
  await clearMeta(db, 'paused');
  broadcastStorage('free', []);
  await db.outbox.toCollection().modify({ attempts: 2 });
  await expect.poll(() => isSaid(/^Waiting for the court’s server; tried 2 times/)).toBe(true);
  stop();
});

it('reports full storage instead of an earlier server problem', async () => {
  const stop = watchStorage();
  await fileOne(db, ports);
  await changeState(db, 'retry', { unreachable: { count: 1, nextAt: ports.now().toISOString() } });
  expect(await isSaid(/^Waiting for the court’s server/)).toBe(true);
  broadcastStorage('full', []);
  await expect.poll(() => isSaid(/^Waiting for storage on this phone$/)).toBe(true);
  broadcastStorage('free', []);
  await expect.poll(() => isSaid(/^Waiting for the court’s server/)).toBe(true);
  stop();
});
