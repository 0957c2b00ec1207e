// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { changeState } from '#data/store/meta.ts';
import { SyncScreen } from '#features/work/sync/sync-screen.tsx';
import { testDb, testPorts } from '../../data/test-device.ts';
import { renderScreen } from '../render-screen.tsx';

afterEach(cleanup);

it('names each lost item by kind and date, until it is dismissed', async () => {
  const db = await testDb();
  await changeState(db, 'notices', {
    damaged: {
      at: '2026-11-20T06:00:00.000Z',
      records: true,
      lost: [
        { table: 'outbox', op: 'amend', at: '2026-11-19T06:00:00.000Z' },
        { table: 'scans', at: null },
      ],
    },
  });
  renderScreen(<SyncScreen onUpdate={() => undefined} />, { db, ports: testPorts() });
  const claim = within(
    (await screen.findByText('This work could not be opened:')).closest('section') ?? document.body,
  );
  expect(claim.getByText(/^Change to the application/).textContent).toBe(
    'Change to the application, 19-11-2026',
  );
  expect(claim.getByText('Scanned page')).toBeTruthy();
  expect(claim.getByText(/cannot be sent or exported/)).toBeTruthy();
  expect(claim.getByText(/File urgent matters on paper\.$/)).toBeTruthy();
  expect(claim.getByText(/returns them at the next contact: go online\.$/)).toBeTruthy();
  expect(screen.getByText(/Unsent work was lost from this/)).toBeTruthy();
  fireEvent.click(claim.getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText('No items need your action.')).toBeTruthy();
  db.close();
});

it('does not say that nothing needs the user while records are fetched again', async () => {
  const db = await testDb();
  await changeState(db, 'notices', { damaged: { at: '2026-11-20T06:00:00.000Z', records: true, lost: [] } });
  renderScreen(<SyncScreen onUpdate={() => undefined} />, { db, ports: testPorts() });
  expect(await screen.findByText(/^One notice needs your attention/)).toBeTruthy();
  expect(screen.queryByText(/nothing needs you/)).toBeNull();
  db.close();
});
