// @vitest-environment jsdom
/** A Hindi draft on a device without the Hindi texts stays Hindi and is not signed in English. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { BLANK_ORDER } from '#data/records/application/order-draft.ts';
import { orderDraftOf, saveOrderDraft } from '#data/records/application/order-drafts.ts';
import type { Db } from '#data/store/db.ts';
import { serverApplication } from '../../data/server-records.ts';
import { judge, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { onTheDevice, openJudge } from '../judge-device.tsx';

vi.mock('#text/other-languages.ts', () => ({
  openLanguage: async () => {
    throw new Error('not on this device');
  },
}));

let db: Db;
let ports: TestPorts;

beforeAll(() => lawTablesOnDevice());
beforeEach(async () => {
  db = await testDb(judge);
  ports = testPorts();
});
afterEach(() => {
  cleanup();
  db.close();
});

const MISSING = /The words of this language are not on this device/;

it('keeps the language of the draft, says what is missing and signs nothing', async () => {
  const { case: facts } = serverApplication();
  const { _id } = await onTheDevice(db, { case: { ...facts, court: 'sessions' } });
  const key = { applicationId: _id, status: 'Rejected' } as const;
  await saveOrderDraft(db, key, { ...BLANK_ORDER, language: 'hi', text: 'साक्षी को धमकी दी गई।' });
  openJudge({ db, ports }, `/judge-application-view/${_id}?decide=reject`);
  const chosen = await screen.findByLabelText<HTMLSelectElement>('Language of the order');
  expect(chosen.value).toBe('hi');
  fireEvent.change(screen.getByLabelText('Short reasons'), { target: { value: 'साक्षी को पुनः धमकी दी गई।' } });
  await waitFor(async () =>
    expect(await orderDraftOf(db, key)).toMatchObject({ language: 'hi', text: 'साक्षी को पुनः धमकी दी गई।' }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Sign and reject' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(MISSING);
  expect(await db.outbox.count()).toBe(0);
  fireEvent.change(screen.getByLabelText('Language of the order'), { target: { value: 'en' } });
  await waitFor(() => expect(screen.queryByText(MISSING)).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Sign and reject' }));
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
});
