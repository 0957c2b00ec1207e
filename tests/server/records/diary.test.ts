/** The diary of a case: written by its maker, read by who sees the case, added to and never changed. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Change } from '#contract/changes.ts';
import { addDays, dayInIndia } from '#kernel/calendar-date.ts';
import { DIARY_FAULTS } from '#text/en/work/diary-faults.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let lawyer: Calls;
let judge: Calls;
let caseId: string;

beforeEach(async () => {
  server = await startTestServer();
  lawyer = callsOf(server, await server.makeUser('lawyer'));
  judge = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Pune' }]));
  ({ caseId } = (await lawyer.post('/applications', filed())).body);
});
afterEach(async () => server.stop());

const TODAY = dayInIndia(new Date());
const SAID = {
  date: addDays(TODAY, -1),
  time: '16:40',
  officer: 'SI Patil, Hadapsar',
  location: 'Police station',
  description: 'The seizure memo was shown; the phone is not listed in it.',
  attachments: [{ name: 'memo.pdf', documentId: v7() }],
  sharedWithCourt: true,
};

const write = (change: object) => lawyer.post(`/cases/${caseId}/diary`, { ...SAID, ...change });

const pulledBy = async (reader: Calls): Promise<Change[]> =>
  (await reader.get('/changes?limit=1000')).body.changes.filter(({ entity }: Change) => entity === 'diary');

it('stores an entry once and syncs it to the owner and the judge', async () => {
  const body = { _id: v7(), ...SAID };
  const answers = [
    await lawyer.post(`/cases/${caseId}/diary`, body),
    await lawyer.post(`/cases/${caseId}/diary`, body),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 200]);
  const entry = answers[0]?.body;
  expect(entry).toMatchObject({ ...body, caseId, version: 1, by: { role: 'lawyer' } });
  expect((await judge.get(`/cases/${caseId}/diary`)).body).toEqual([entry]);
  expect([await pulledBy(lawyer), await pulledBy(judge)]).toMatchObject([
    [{ data: entry }],
    [{ data: entry }],
  ]);
  const other = await lawyer.post(`/cases/${caseId}/diary`, { ...body, description: 'Something else.' });
  expect([other.status, other.body.code]).toEqual([409, 'id-taken']);
  expect((await lawyer.get(`/cases/${caseId}/history`)).body.at(-1)).toMatchObject({
    what: 'Diary entry written',
  });
});

it('keeps an entry from the court unless it is shared', async () => {
  const { sharedWithCourt: _, ...unnamed } = SAID;
  const { body: own } = await lawyer.post(`/cases/${caseId}/diary`, unnamed);
  const { body: shared } = await lawyer.post(`/cases/${caseId}/diary`, SAID);
  expect([own.sharedWithCourt, shared.sharedWithCourt]).toEqual([false, true]);
  const listed = async (reader: Calls) =>
    (await reader.get(`/cases/${caseId}/diary`)).body.map(({ _id }: { _id: string }) => _id);
  expect(new Set(await listed(lawyer))).toEqual(new Set([own._id, shared._id]));
  expect(await listed(judge)).toEqual([shared._id]);
  expect(await pulledBy(judge)).toMatchObject([{ id: shared._id }]);
  const written = async (reader: Calls) =>
    (await reader.get(`/cases/${caseId}/history`)).body.filter(
      ({ what }: { what: string }) => what === 'Diary entry written',
    ).length;
  expect([await written(lawyer), await written(judge)]).toEqual([2, 1]);
});

it('keeps private entries from the next court of the case', async () => {
  await lawyer.post(`/cases/${caseId}/diary`, { ...SAID, sharedWithCourt: false });
  const { body: shared } = await lawyer.post(`/cases/${caseId}/diary`, SAID);
  const later = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: '' }]));
  expect(await pulledBy(later)).toMatchObject([{ id: shared._id }]);
});

it('shares an entry by a correction, and the court sees the correction only', async () => {
  const { body: own } = await lawyer.post(`/cases/${caseId}/diary`, { ...SAID, sharedWithCourt: false });
  const { body: shared } = await lawyer.put(`/diary/${own._id}`, SAID);
  expect((await judge.get(`/cases/${caseId}/diary`)).body).toEqual([shared]);
  expect(await pulledBy(judge)).toMatchObject([{ id: shared._id }]);
});

it('corrects an entry by a new entry and keeps the first', async () => {
  const { body: first } = await lawyer.post(`/cases/${caseId}/diary`, SAID);
  const correction = { _id: v7(), ...SAID, description: 'The phone stands in it, as item 4.' };
  const answers = [
    await lawyer.put(`/diary/${first._id}`, correction),
    await lawyer.put(`/diary/${first._id}`, correction),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 200]);
  const { body: entries } = await lawyer.get(`/cases/${caseId}/diary`);
  expect(entries).toHaveLength(2);
  expect(entries).toContainEqual(first);
  expect(entries).toContainEqual(expect.objectContaining({ _id: correction._id, corrects: first._id }));
  expect((await lawyer.put(`/diary/${v7()}`, SAID)).status).toBe(404);
});

it('rejects future, empty and invalid entries', async () => {
  // not the next day: around midnight two clocks may have different days
  expect((await write({ date: addDays(TODAY, 2) })).body.fields).toEqual({
    date: DIARY_FAULTS['day-to-come'],
  });
  expect((await write({ description: ' ' })).body.fields).toEqual({ description: 'Enter the proceedings.' });
  expect((await write({ time: '25:00' })).status).toBe(400);
  expect((await write({ date: '2026-02-30' })).status).toBe(400);
});

it('lets only the owner write, a judge read and a stranger see nothing', async () => {
  const { body: entry } = await lawyer.post(`/cases/${caseId}/diary`, SAID);
  const stranger = callsOf(server, await server.makeUser('lawyer'));
  const unverified = callsOf(server, await server.makeUser('judge', []));
  expect((await judge.post(`/cases/${caseId}/diary`, SAID)).status).toBe(403);
  expect((await judge.put(`/diary/${entry._id}`, SAID)).status).toBe(403);
  expect((await unverified.put(`/diary/${entry._id}`, SAID)).status).toBe(403);
  for (const answer of [
    await stranger.get(`/cases/${caseId}/diary`),
    await stranger.post(`/cases/${caseId}/diary`, SAID),
    await stranger.put(`/diary/${entry._id}`, SAID),
  ]) {
    expect(answer.status).toBe(404);
  }
  expect(await pulledBy(stranger)).toEqual([]);
});
