/** In place of the database of a browser that provides none. */
import { expect, it } from 'vitest';
import { reportDraftOf, saveReportDraft } from '#data/records/feedback/report-drafts.ts';
import { reportsOn } from '#data/records/feedback/reports-on.ts';
import { applicationOf } from '#data/records/application/applications.ts';
import { changeSettings, settingsOf } from '#data/records/user/settings.ts';
import { courtDayOf } from '#data/store/clock.ts';
import { emptyDb, NoDatabase } from '#data/store/empty-db.ts';
import { testPorts } from '../test-device.ts';

const db = emptyDb();
const draft = { title: 'BNS 304', fault: 'punishment', message: 'Wrong.', email: '' } as const;

it('finds nothing in every read of the two screens', async () => {
  expect(await reportDraftOf(db, 'BNS 304')).toBeNull();
  expect(await reportsOn(db, { code: 'BNS', section: '304' })).toEqual([]);
  expect(await applicationOf(db, 'some-id')).toBeNull();
  expect(await settingsOf(db)).toEqual({});
  expect(await db.cases.bulkGet(['a', 'b'])).toEqual([undefined, undefined]);
  expect(await db.cases.where('status').equals('Pending').count()).toBe(0);
  expect(await db.transaction('r', db.cases, async () => 'read')).toBe('read');
});

it('counts the days by the clock of the device', async () => {
  expect((await courtDayOf(db, testPorts())).day).toBe('2026-11-20');
});

it('fails every write', async () => {
  await expect(saveReportDraft(db, 'BNS 304', draft)).rejects.toThrow(NoDatabase);
  await expect(changeSettings(db, { bookmarks: { 'BNS 304': true } })).rejects.toThrow(NoDatabase);
  await expect(db.meta.put({ k: 'token', v: 'token-1' })).rejects.toThrow(NoDatabase);
  await expect(db.cases.where('status').equals('Pending').delete()).rejects.toThrow(NoDatabase);
});
