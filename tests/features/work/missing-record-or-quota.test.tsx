// @vitest-environment jsdom
/**
 * A full phone could not store the input, and the user has since signed, removed or discarded the record. The input
 * does not return when space is free.
 */
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { Dexie } from 'dexie';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { formDraft } from '#data/store/form-drafts.ts';
import { broadcastStorage } from '#data/store/storage-status.ts';
import { orderDraftOf } from '#data/records/application/order-drafts.ts';
import { DeviceContext } from '#data/react/use-device.ts';
import { caseOpenedBy } from '#domain/application/case-of-application.ts';
import { JudgeCaseScreen } from '#features/work/judge-case/judge-case-screen.tsx';
import { useDraftSaver } from '#parts/form/use-form-draft.ts';
import { judge, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { onTheDevice, openJudge } from '../judge-device.tsx';
import { renderScreen } from '../render-screen.tsx';
import { settled } from '../../support/passing-time.ts';

let db: Db;
let ports: TestPorts;
/** Text that does not fit into the remaining space. */
let tooLong: string | null = null;

beforeEach(async () => {
  db = await testDb(judge);
  ports = testPorts();
  tooLong = null;
  const take = (row: unknown): void => {
    if (tooLong !== null && JSON.stringify(row).includes(tooLong)) throw new Dexie.QuotaExceededError('full');
  };
  for (const table of db.tables) {
    table.hook('creating', (_key, row) => take(row));
    table.hook('updating', (change) => take(change));
  }
});
afterEach(() => {
  cleanup();
  db.close();
  vi.restoreAllMocks();
});

const roomAgain = async () => {
  tooLong = null;
  broadcastStorage('free', []);
  await settled();
};

it('does not restore unsaved text of a removed note', async () => {
  const application = await onTheDevice(db);
  await db.cases.put({ ...caseOpenedBy(application), version: 1, asOf: null });
  renderScreen(
    <Routes>
      <Route path="/judge/case/:id?" element={<JudgeCaseScreen />} />
    </Routes>,
    { db, ports, user: judge, at: `/judge/case/${application.caseId}` },
  );
  const notes = await screen.findByRole('region', { name: 'Private notes' });
  fireEvent.click(within(notes).getByRole('button', { name: 'Add note' }));
  fireEvent.change(within(notes).getByLabelText('New note'), { target: { value: 'Ask' } });
  const box = await within(notes).findByLabelText('Note of 20-11-2026');
  await waitFor(async () => expect(await db.notes.toArray()).toMatchObject([{ text: 'Ask' }]));
  tooLong = 'Ask about parity';
  fireEvent.change(box, { target: { value: 'Ask about parity' } });
  await waitFor(() =>
    expect(notes.textContent).toContain('Storage on this phone is full: your text is only on this page.'),
  );
  fireEvent.click(within(notes).getByRole('button', { name: 'Remove' }));
  fireEvent.click(await within(notes).findByText('Remove note'));
  await waitFor(async () => expect(await db.notes.count()).toBe(0));
  await roomAgain();
  expect(await db.notes.count()).toBe(0);
  expect(await db.outbox.count()).toBe(0);
});

it('does not restore the draft of a signed order', async () => {
  const { _id } = await onTheDevice(db);
  openJudge({ db, ports }, `/judge-application-view/${_id}?decide=reject`);
  const reasons = await screen.findByLabelText('Short reasons');
  const key = { applicationId: _id, status: 'Rejected' } as const;
  tooLong = '"notes":'; // affects the draft, not the signed order
  fireEvent.change(reasons, { target: { value: 'Flight risk.' } });
  await waitFor(() => expect(document.body.textContent).toContain('Storage on this phone is full'));
  db.outbox.hook('creating', () => {
    tooLong = null;
  });
  fireEvent.click(screen.getByRole('button', { name: 'Sign and reject' }));
  await waitFor(() => expect(screen.queryByLabelText('Short reasons')).toBeNull());
  await roomAgain();
  expect(await db.outbox.toArray()).toMatchObject([{ op: 'decide' }]);
  expect(await orderDraftOf(db, key)).toBeNull();
});

it('does not restore the draft of a discarded form', async () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DeviceContext value={{ db, ports, user: judge }}>{children}</DeviceContext>
  );
  const { result } = renderHook(() => useDraftSaver('put-away', { words: '' }), { wrapper });
  tooLong = 'typed on a full phone';
  act(() => result.current.keep({ words: 'typed on a full phone' }));
  await waitFor(() => expect(result.current.safety).toBe('full'));
  await act(() => result.current.forget());
  await roomAgain();
  expect(await formDraft(db, 'put-away')).toBeNull();
});
