/** An amendment after listing: the judge's device marks it with old and new text until it is read. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import {
  amendmentsForJudge,
  hasUnreadAmendment,
  markAmendmentsRead,
} from '#data/records/application/unread-amendments.ts';
import { scheduleHearing } from '#data/records/hearing/write-hearing.ts';
import { syncNow } from '#data/device/sync.ts';
import { addDays, dayInIndia } from '#kernel/calendar-date.ts';
import { amendOne, fileOne } from '../data/acts.ts';
import { serverForFile } from '../support/server-for-file.ts';
import { type Device, deviceOf } from './real-device.ts';

const server = serverForFile();
let filer: Device;
let judge: Device;
let id: string;

const sync = ({ db, ports }: Device) => syncNow(db, ports);

beforeEach(async () => {
  const court = { kind: 'sessions', place: `Court ${crypto.randomUUID()}` } as const;
  filer = await deviceOf(server, await server.makeUser('lawyer'));
  judge = await deviceOf(server, await server.makeUser('judge', [court]));
  id = await fileOne(filer.db, filer.ports, { courtPlace: court.place });
  await amend('Typed before the listing.');
  await sync(judge);
});

async function amend(bailGrounds: string): Promise<void> {
  await amendOne(filer.db, filer.ports, { id, form: { bailGrounds } });
  server.advance(1_000);
  await sync(filer);
  await sync(judge);
}

async function list(): Promise<void> {
  const listing = { date: addDays(dayInIndia(server.now()), 3), time: '10:30', purpose: 'arguments' };
  await scheduleHearing(judge.db, judge.ports, { of: { kind: 'application', id }, listing });
  server.advance(1_000);
  await sync(judge);
}

async function shown() {
  const application = await judge.db.applications.get(id);
  return application ? amendmentsForJudge(judge.db, application) : [];
}

it('shows no amendment before the listing', async () => {
  expect(await shown()).toEqual([]);
  await list();
  expect(await shown()).toEqual([]);
});

it('marks amendments after listing until they are read, with old and new text', async () => {
  await list();
  await amend('Half of the term has run.');
  await amend('Two thirds have run.');
  expect(await shown()).toMatchObject([
    {
      before: { bail: { grounds: 'Typed before the listing.' } },
      after: { bail: { grounds: 'Half of the term has run.' } },
      isUnread: true,
    },
    { after: { bail: { grounds: 'Two thirds have run.' } }, isUnread: true },
  ]);
  const newest = (await shown()).at(-1)?.at ?? '';
  await markAmendmentsRead(judge.db, id, newest);
  expect((await shown()).map(({ isUnread }) => isUnread)).toEqual([false, false]);
  await amend('All of it has run.');
  expect((await shown()).map(({ isUnread }) => isUnread)).toEqual([false, false, true]);
  expect(await hasUnreadAmendment(judge.db, id)).toBe(true);
});
