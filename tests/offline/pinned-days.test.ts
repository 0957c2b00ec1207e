/** The files of a pinned day: downloaded automatically, not evicted, and removed with their case. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { addDocument } from '#data/records/document/add-document.ts';
import { sweepBytes } from '#data/records/document/document-bytes.ts';
import {
  filesOfDay,
  keepPinned,
  unpinDay,
  pinnedHashes,
  pinDay,
} from '#data/records/document/pinned-days.ts';
import { scheduleHearing } from '#data/records/hearing/write-hearing.ts';
import { syncNow } from '#data/device/sync.ts';
import { addDays, type CalendarDate, dayInIndia } from '#kernel/calendar-date.ts';
import { fileOne } from '../data/acts.ts';
import { noNetwork } from '../data/test-device.ts';
import { samplePdf } from '../support/sample-files.ts';
import { type Device, deviceOf } from './real-device.ts';
import { serverForFile } from '../support/server-for-file.ts';
import { transfer } from '../support/transfer.ts';

const server = serverForFile();
let lawyer: Device;
let tablet: Device;
let applicationId = '';
let caseId = '';
let today: CalendarDate;
let matters = 0;

const sync = ({ db, ports }: Device) => syncNow(db, ports);

async function add(name: string, pages: number): Promise<void> {
  const bytes = samplePdf(pages);
  const of = { kind: 'application', id: applicationId } as const;
  const done = await addDocument(lawyer.db, lawyer.ports, { of, kind: 'annexure', name, bytes });
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  await sync(lawyer);
}

beforeEach(async () => {
  matters += 1;
  const place = `Wai ${matters}`;
  lawyer = await deviceOf(server, await server.makeUser('lawyer'));
  tablet = await deviceOf(server, await server.makeUser('judge', [{ kind: 'sessions', place }]));
  today = dayInIndia(server.now());
  applicationId = await fileOne(lawyer.db, lawyer.ports, { courtPlace: place });
  caseId = (await lawyer.db.applications.get(applicationId))?.caseId ?? '';
  await sync(lawyer);
  await sync(tablet);
  const of = { kind: 'case', id: caseId } as const;
  const listing = { date: today, time: '10:30', purpose: 'arguments' };
  await scheduleHearing(tablet.db, tablet.ports, { of, listing });
  await sync(tablet);
});

it('shows the size, fetches later documents and counts missing ones', async () => {
  await add('memo.pdf', 1);
  await sync(tablet);
  const before = await filesOfDay(tablet.db, today);
  expect(before).toMatchObject({ pinned: false, cases: 1, documents: 1 });
  expect(before.bytes).toBeGreaterThan(0);
  expect(before.missing).toHaveLength(1);
  expect(await tablet.db.blobs.count()).toBe(0);
  await pinDay(tablet.db, today);
  await keepPinned(tablet.db, tablet.ports);
  expect((await filesOfDay(tablet.db, today)).missing).toEqual([]);
  await add('reply.pdf', 2);
  await sync(tablet);
  const ready = await filesOfDay(tablet.db, today);
  expect(ready).toMatchObject({ pinned: true, documents: 2, missing: [], incomplete: [] });
  await tablet.db.blobs.clear();
  tablet.ports.fetch = noNetwork;
  await keepPinned(tablet.db, tablet.ports);
  const away = await filesOfDay(tablet.db, today);
  expect([away.missing.length, away.incomplete]).toEqual([2, [expect.stringContaining('Ramesh')]]);
});

it('keeps pinned bytes in a cleanup until the day is unpinned', async () => {
  await add('memo.pdf', 1);
  await pinDay(tablet.db, today);
  await sync(tablet);
  expect(await tablet.db.blobs.count()).toBe(1);
  await sweepBytes(tablet.db, tablet.ports, { most: 0, held: await pinnedHashes(tablet.db) });
  expect(await tablet.db.blobs.count()).toBe(1);
  await unpinDay(tablet.db, today);
  await sweepBytes(tablet.db, tablet.ports, { most: 0, held: await pinnedHashes(tablet.db) });
  expect(await tablet.db.blobs.count()).toBe(0);
  await pinDay(tablet.db, addDays(today, -1));
  await keepPinned(tablet.db, tablet.ports);
  expect(await tablet.db.pins.count(), 'a day that has passed').toBe(0);
});

it('removes its files when the case moves to another court', async () => {
  await add('memo.pdf', 1);
  await pinDay(tablet.db, today);
  await sync(tablet);
  await transfer(server, applicationId, { kind: 'sessions', place: 'Nashik' });
  await sync(tablet);
  const { cases, applications, hearings, documents, blobs } = tablet.db;
  const left = await Promise.all(
    [cases, applications, hearings, documents, blobs].map((table) => table.count()),
  );
  expect(left).toEqual([0, 0, 0, 0, 0]);
});
