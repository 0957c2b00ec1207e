// @vitest-environment jsdom
/** Pinning a day on a phone with full storage. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterEach, expect, it } from 'vitest';
import { day } from '#kernel/calendar-date.ts';
import { caseOpenedBy } from '#domain/application/case-of-application.ts';
import { TakeDay } from '#parts/pinned-day/take-day.tsx';
import { useNotices } from '#ui/feedback/notices.ts';
import { serverHearing } from '../data/server-records.ts';
import { judge, testDb, testPorts } from '../data/test-device.ts';
import { onTheDevice } from '../features/judge-device.tsx';
import { renderScreen } from '../features/render-screen.tsx';

afterEach(cleanup);

const take = () => screen.findByRole('button', { name: /^Download today’s files/ });

it('reports full storage, and downloads the day when space is free', async () => {
  const db = await testDb(judge);
  const application = await onTheDevice(db);
  const { caseId } = application;
  await db.cases.put({ ...caseOpenedBy(application), version: 1, asOf: null });
  const date = day('2026-11-20');
  await db.hearings.put({ ...serverHearing({ caseId, date }), asOf: null });
  let hasRoom = false;
  db.pins.hook('creating', () => {
    if (!hasRoom) throw new Dexie.QuotaExceededError('full');
  });
  renderScreen(<TakeDay day={date} />, { db, ports: testPorts(), user: judge });
  fireEvent.click(await take());
  await waitFor(() => expect(useNotices.getState().shown).toMatchObject([{ type: 'error' }]));
  hasRoom = true;
  fireEvent.click(await take());
  await screen.findByText(/^Today’s files are on this/);
  db.close();
});
