// @vitest-environment jsdom
/** A draft order of the judge's other device, shown on this one. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putAwayOrders } from '#data/records/application/decision-outcomes.ts';
import { BLANK_ORDER } from '#data/records/application/order-draft.ts';
import { orderDraftOf, saveOrderDraft } from '#data/records/application/order-drafts.ts';
import { takeInShared, wordsOf } from '#data/records/order-draft/shared-orders.ts';
import type { Db } from '#data/store/db.ts';
import { judge, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { onTheDevice, openJudge } from '../judge-device.tsx';

let db: Db;
let ports: TestPorts;
let applicationId: string;

beforeEach(async () => {
  db = await testDb(judge);
  ports = testPorts();
  applicationId = (await onTheDevice(db))._id;
  const elsewhere = {
    _id: ports.newId(),
    version: 1,
    applicationId,
    status: 'Rejected' as const,
    device: ports.newId(),
    words: wordsOf({ ...BLANK_ORDER, text: 'Gravity of the offence' }),
    at: '2026-11-20T05:12:00.000Z',
  };
  await takeInShared(db, elsewhere, 0);
});
afterEach(() => {
  cleanup();
  db.close();
});

const open = () => openJudge({ db, ports }, `/judge-application-view/${applicationId}?decide=reject`);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const here = async () => (await orderDraftOf(db, { applicationId, status: 'Rejected' }))?.text;
const begunHere = () => saveOrderDraft(db, { applicationId, status: 'Rejected' }, { text: 'Typed here' });
const note = /^Started on your other device at/;

it('shows the start time on the other device and continues here', async () => {
  open();
  const noteElement = await screen.findByText(note);
  expect(noteElement.textContent).toMatch(/at 20-11-2026, 10:42\sIST$/);
  expect(await here()).toBeUndefined();
  await press('Continue here');
  await waitFor(async () => expect(await here()).toBe('Gravity of the offence'));
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
});

it('shows both drafts and combines them on request', async () => {
  await begunHere();
  open();
  await screen.findByText(note);
  expect(screen.getByDisplayValue('Typed here')).toBeDefined();
  await press('Combine both');
  await waitFor(async () => expect(await here()).toBe('Typed here\n\nGravity of the offence'));
});

it('replaces the local draft on request and keeps its text', async () => {
  await begunHere();
  open();
  await press('Use that draft');
  await waitFor(async () => expect(await here()).toBe('Gravity of the offence'));
  expect((await putAwayOrders(db, 9)).map(({ text }) => text)).toEqual(['Typed here']);
});

it('drops the other draft when the judge keeps the local one', async () => {
  await begunHere();
  open();
  await press('Keep this draft');
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  expect(await here()).toBe('Typed here');
});
