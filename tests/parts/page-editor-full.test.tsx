// @vitest-environment jsdom
/**
 * Changes of a scanned page on a full phone: the screen reports that they are not stored, and stores them
 * once there is space.
 */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addScan, scansOf } from '#data/records/document/scans.ts';
import type { Db } from '#data/store/db.ts';
import { broadcastStorage } from '#data/store/storage-status.ts';
import { PageEditor } from '#parts/scan/page-editor.tsx';
import { scan } from '#text/en/work/scan.ts';
import { english } from '../support/english.ts';
import { settled } from '../support/passing-time.ts';
import { testDb, testPorts } from '../data/test-device.ts';
import { renderScreen } from '../features/render-screen.tsx';

const CASE = '01939d00-0000-7000-8000-000000000001';
const CORNERS = [
  { x: 0, y: 0 },
  { x: 60, y: 0 },
  { x: 60, y: 80 },
  { x: 0, y: 80 },
] as const;
const ports = testPorts();
let db: Db;
let hasRoom = true;

beforeEach(async () => {
  db = await testDb();
  hasRoom = true;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined }),
  ); // jsdom has none
  vi.stubGlobal('createImageBitmap', () => new Promise(() => undefined)); // jsdom decodes no image
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  db.close();
});

it('warns that a rotation is not saved, and saves it when space is free', async () => {
  const page = { caseId: CASE, photo: Uint8Array.of(0xff, 0xd8), width: 60, height: 80, corners: CORNERS };
  const result = await addScan(db, ports, page);
  if (!result.ok) throw new Error('no room');
  db.scans.hook('updating', () => {
    if (!hasRoom) throw new Dexie.QuotaExceededError('full');
  });
  let done = false;
  renderScreen(<PageEditor scan={result.value} nth={1} onDone={() => (done = true)} />, { db, ports });
  hasRoom = false;
  fireEvent.click(await screen.findByRole('button', { name: scan.editor.rotate }));
  expect(await screen.findByText(english.fields.unkept.full)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: scan.editor.rotate }));
  fireEvent.click(screen.getByRole('button', { name: scan.editor.done }));
  await settled();
  expect(done).toBe(false); // the page stays visible, so that the change is not lost
  hasRoom = true;
  broadcastStorage('free', []);
  await waitFor(async () => expect(await scansOf(db, CASE)).toMatchObject([{ turn: 180 }]));
  await waitFor(() => expect(screen.queryByText(english.fields.unkept.full)).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: scan.editor.done }));
  await waitFor(() => expect(done).toBe(true));
});
