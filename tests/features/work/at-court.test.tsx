// @vitest-environment jsdom
/** A full phone has sent its rows and cannot store the answers: no screen may show them as not filed. */
import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchStorage } from '#data/react/use-storage-status.ts';
import type { Db } from '#data/store/db.ts';
import { type TakenRow, broadcastStorage } from '#data/store/storage-status.ts';
import { GeneratorScreen } from '#features/applications/generator/generator-screen.tsx';
import { CaseApplications } from '#features/work/case/case-applications.tsx';
import { SyncScreen } from '#features/work/sync/sync-screen.tsx';
import { clockLinks } from '#parts/clock-row/clock-links.ts';
import { amendOne, fileOne } from '../../data/acts.ts';
import { testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;
let stop: () => void;

beforeEach(async () => {
  lawTablesOnDevice();
  db = await testDb();
  ports = testPorts();
  stop = watchStorage();
});
afterEach(() => {
  stop();
  cleanup();
  db.close();
});

const UNFILED = /not filed until Sent/i;
const AT_COURT = 'Filed; storage full, court’s answer not saved';
const takenOf = async (id: string): Promise<TakenRow> => {
  const [row] = await db.outbox.where('entityId').equals(id).toArray();
  return { key: row?.key ?? '', application: id };
};

it('shows only the accepted application as filed on the sync screen', async () => {
  const id = await fileOne(db, ports);
  await fileOne(db, ports, { firNumber: '2/2026' });
  renderScreen(<SyncScreen onUpdate={() => undefined} />, { db, ports, at: '/sync' });
  await screen.findByText(/^Two applications are not filed until Sent/);
  expect(screen.getAllByText('Not filed until Sent')).toHaveLength(2);
  broadcastStorage('full', [await takenOf(id)]);
  await screen.findByText(AT_COURT);
  expect(screen.getAllByText('Not filed until Sent')).toHaveLength(1);
  await screen.findByText(/^One application is not filed until Sent/);
  broadcastStorage('free', []);
  await waitFor(() => expect(screen.getAllByText('Not filed until Sent')).toHaveLength(2));
});

it('shows an accepted application as filed in the case and the clock', async () => {
  const id = await fileOne(db, ports);
  const { caseId = '' } = (await db.applications.get(id)) ?? {};
  renderScreen(<CaseApplications caseId={caseId} />, { db, ports });
  await screen.findByText(UNFILED);
  broadcastStorage('full', [await takenOf(id)]);
  await screen.findByText(AT_COURT);
  expect(screen.queryByText(UNFILED)).toBeNull();
  expect(screen.queryByText('Not sent yet')).toBeNull();
  const [pending] = (await clockLinks(db, [caseId])).get(caseId)?.pending ?? [];
  expect(pending).toMatchObject({ sent: false, keys: [(await takenOf(id)).key] });
});

it('shows an accepted application as filed on its page, despite a queued change', async () => {
  const id = await fileOne(db, ports);
  await amendOne(db, ports, { id, form: { allegations: 'Another story.' } });
  renderScreen(<GeneratorScreen />, { db, ports, at: `/application?id=${id}` });
  await screen.findByText(
    'Not filed yet. It goes automatically when you have signal. Do not delete the app.',
  );
  broadcastStorage('full', [await takenOf(id)]);
  await screen.findByText(
    'Filed. Storage on this phone is full, so the court’s answer is not saved. Free some space; later changes then go to the court.',
  );
  expect(screen.queryByText(/^Not filed yet/)).toBeNull();
});

it('stores the accepted rows for a window opened offline', async () => {
  const acceptedRows = [{ key: 'a-key', application: null }];
  broadcastStorage('full', acceptedRows);
  await waitFor(() => expect(localStorage.getItem('zamanat-taken')).toBe(JSON.stringify(acceptedRows)));
  broadcastStorage('free', []);
  await waitFor(() => expect(localStorage.getItem('zamanat-taken')).toBeNull());
});
