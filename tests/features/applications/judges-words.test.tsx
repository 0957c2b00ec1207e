// @vitest-environment jsdom
/** Text of a judge is never destroyed silently: a receipt keeps it however an order is removed. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drain } from '#data/outbox/drain.ts';
import { orderDraftOf, saveOrderDraft } from '#data/records/application/order-drafts.ts';
import { BLANK_ORDER } from '#data/records/application/order-draft.ts';
import type { Db } from '#data/store/db.ts';
import { engineOf } from '#data/records/kinds.ts';
import { SyncScreen } from '#features/work/sync/sync-screen.tsx';
import { joinedOrders } from '#parts/order-editor/keep-as-draft.ts';
import { useNotices } from '#ui/feedback/notices.ts';
import { problem } from '../../data/fake-server.ts';
import { judge, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { onTheDevice, openJudge } from '../judge-device.tsx';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb(judge);
  ports = testPorts();
  useNotices.setState({ shown: [] });
});
afterEach(() => {
  cleanup();
  db.close();
});

const open = (id: string, search = '') => openJudge({ db, ports }, `/judge-application-view/${id}${search}`);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const tick = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('checkbox', { name }));
const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const draft = (applicationId: string, status: 'Approved' | 'Rejected') =>
  orderDraftOf(db, { applicationId, status });
const undoable = () => useNotices.getState().shown.findLast(({ act }) => act?.label === 'Stop');
/** Of the order that was signed last: its notice comes a moment after the order is queued. */
async function undo(before?: string) {
  await waitFor(() => expect([undefined, before]).not.toContain(undoable()?.id));
  undoable()?.act?.onAct();
}
const queued = async () => (await db.outbox.toArray()).map(({ body }) => body);

async function signRejection(id: string, words: string) {
  open(id, '?decide=reject');
  await write('Short reasons', words);
  await press('Sign and reject');
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
}

it('keeps both drafts when the second order is signed and undone', async () => {
  const { _id } = await onTheDevice(db);
  await signRejection(_id, 'Flight risk.');
  await waitFor(() => expect(undoable()).toBeDefined());
  const before = undoable()?.id;
  cleanup();
  open(_id, '?decide=approve');
  await write('Short reasons', 'Long custody.');
  await tick(/^Attend the court/);
  await press('Sign and approve');
  await waitFor(async () => expect(await queued()).toMatchObject([{ status: 'Approved' }]));
  expect((await draft(_id, 'Rejected'))?.text).toBe('Flight risk.');
  await undo(before);
  await waitFor(async () => expect(await db.outbox.count()).toBe(0));
  expect((await draft(_id, 'Approved'))?.text).toBe('Long custody.');
  expect((await draft(_id, 'Rejected'))?.text).toBe('Flight risk.');
  expect((await db.receipts.toArray()).map(({ outcome }) => outcome).toSorted()).toEqual([
    'replaced',
    'undone',
  ]);
});

it('joins the undone order with a draft from another window', async () => {
  const { _id } = await onTheDevice(db);
  await signRejection(_id, 'Flight risk.');
  await saveOrderDraft(db, { applicationId: _id, status: 'Rejected' }, { text: 'Written elsewhere.' });
  await undo();
  await waitFor(async () => expect(await db.outbox.count()).toBe(0));
  expect((await draft(_id, 'Rejected'))?.text).toBe('Written elsewhere.\n\nFlight risk.');
});

async function returned(id: string) {
  await signRejection(id, 'Flight risk.');
  ports.fetch = () => Promise.resolve(problem('judge-not-verified'));
  ports.wait(10_001);
  await drain(engineOf(db, ports));
  await screen.findByRole('button', { name: 'Discard this order' });
}

it('shows the reasons of a returned order on Reject too', async () => {
  const { _id } = await onTheDevice(db);
  await returned(_id);
  await press('Reject');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Short reasons')).value).toBe('Flight risk.');
});

it('keeps the changes a judge made to a returned order', async () => {
  const { _id } = await onTheDevice(db);
  await returned(_id);
  await press('Reject');
  await write('Short reasons', 'Tampering.');
  await waitFor(async () => expect((await draft(_id, 'Rejected'))?.text).toBe('Tampering.'));
  await press('Close the order');
  await press('Open the order again');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Short reasons')).value).toBe('Tampering.');
});

it('keeps a returned order when the other outcome is signed', async () => {
  const { _id } = await onTheDevice(db);
  await returned(_id);
  await press('Approve');
  await write('Short reasons', 'Long custody.');
  await tick(/^Attend the court/);
  await press('Sign and approve');
  await waitFor(async () => expect(await queued()).toMatchObject([{ status: 'Approved' }]));
  expect((await draft(_id, 'Rejected'))?.text).toBe('Flight risk.');
});

it('shows changes of the same order from another window', async () => {
  const { _id } = await onTheDevice(db);
  open(_id, '?decide=reject');
  await write('Short reasons', 'Flight');
  const key = { applicationId: _id, status: 'Rejected' } as const;
  await waitFor(async () => expect((await orderDraftOf(db, key))?.text).toBe('Flight'));
  await saveOrderDraft(db, key, { text: 'Flight risk, and gravity.' });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Short reasons');
  await waitFor(() => expect(field.value).toBe('Flight risk, and gravity.'));
});

it('lists discarded orders with their text', async () => {
  const { _id } = await onTheDevice(db);
  await returned(_id);
  await press('Discard this order');
  await press('Discard…');
  await press('Discard permanently');
  await waitFor(async () => expect(await db.outbox.count()).toBe(0));
  cleanup();
  renderScreen(<SyncScreen onUpdate={() => undefined} />, { db, ports, user: judge, at: '/sync' });
  const list = await screen.findByRole('region', { name: 'Discarded' });
  expect(within(list).getByText('Discarded unsigned')).toBeTruthy();
  expect(list.textContent).toContain('Flight risk.');
});

it('lists an undone order with the name of the applicant', async () => {
  const { _id, applicant } = await onTheDevice(db);
  await signRejection(_id, 'Flight risk.');
  await undo();
  await waitFor(async () => expect(await db.outbox.count()).toBe(0));
  cleanup();
  renderScreen(<SyncScreen onUpdate={() => undefined} />, { db, ports, user: judge, at: '/sync' });
  const list = await screen.findByRole('region', { name: 'Discarded' });
  expect(within(list).getByText('Undone before sending')).toBeTruthy();
  expect(list.textContent).toContain(applicant.name);
});

it('asks for confirmation before an approval without conditions or bond', async () => {
  const { _id } = await onTheDevice(db);
  open(_id, '?decide=approve');
  await tick(/^Long custody/);
  await press('Sign and approve');
  await screen.findByText('Approve without conditions and without a bond?');
  await press('Go back to the order');
  expect(await db.outbox.count()).toBe(0);
  await press('Sign and approve');
  await press('Sign without conditions');
  await waitFor(async () => expect(await queued()).toMatchObject([{ status: 'Approved', conditions: [] }]));
});

it('requires a number of sureties when a bond is set', async () => {
  const { _id } = await onTheDevice(db);
  open(_id, '?decide=approve');
  await tick(/^Long custody/);
  await write(/^Bond/, '25,000');
  await press('Sign and approve');
  await screen.findByRole('link', { name: 'Enter the number of sureties; 0 for a personal bond.' });
  expect(await db.outbox.count()).toBe(0);
  await write(/^Number of sureties/, '0');
  await press('Sign and approve');
  await waitFor(async () =>
    expect(await queued()).toMatchObject([{ bond: { amount: 25_000, sureties: 0 } }]),
  );
});

it('tells the judge who can read the notes', async () => {
  const { _id } = await onTheDevice(db);
  open(_id, '?decide=reject');
  const notes = await screen.findByLabelText(/^Notes/);
  const hint = document.getElementById(notes.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('Visible to the applicant and the advocate.');
});

it('joins two different bond amounts for the judge to choose', () => {
  const both = joinedOrders({ ...BLANK_ORDER, amount: '25,000' }, { ...BLANK_ORDER, amount: '50,000' });
  expect(both.amount).toBe('25,000 / 50,000');
});
