/** The search over everything that is on the device, from the database itself. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { createDraft } from '#data/records/application/drafts.ts';
import { caseOpenedBy } from '#domain/application/case-of-application.ts';
import { BLANK_FORM } from '#domain/application/application-form.ts';
import { BLANK_CO_APPLICANT } from '#domain/application/form-rows.ts';
import { day } from '#kernel/calendar-date.ts';
import { findIndex, type ListQuestion } from '#parts/global-search/find-index.ts';
import { findThread } from '#parts/global-search/find-thread.ts';
import { matterOfDraft } from '#parts/sync-list/matter.ts';
import { english } from '../support/english.ts';
import { serverApplication, serverHearing } from '../data/server-records.ts';
import { lawyer, testDb, testPorts } from '../data/test-device.ts';

let db: Db;

beforeEach(async () => {
  db = await testDb();
});

afterEach(() => vi.unstubAllGlobals());

async function matter(name: string, firNumber: string) {
  const one = serverApplication();
  const application = { ...one, applicant: { ...one.applicant, name }, case: { ...one.case, firNumber } };
  await db.applications.put({ ...application, asOf: null });
  await db.cases.put({ ...caseOpenedBy(application), version: 1, asOf: null });
  return application;
}

async function entry(caseId: string, description: string, more: object = {}): Promise<string> {
  const _id = crypto.randomUUID();
  await db.diary.put({
    _id,
    version: 1,
    caseId,
    date: day('2026-11-20'),
    description,
    attachments: [],
    at: '2026-11-20T05:00:00.000Z',
    by: { _id: lawyer._id, name: lawyer.name, role: lawyer.role },
    asOf: null,
    ...more,
  });
  return _id;
}

async function listIds(question: Partial<ListQuestion>) {
  const index = findIndex(db.name, () => undefined);
  await index.read();
  return index.list({ kind: 'case', query: '', most: 20, ...question });
}

const inDiary = (query: string, more: Partial<ListQuestion> = {}) =>
  listIds({ kind: 'diary', query, ...more });

async function found(query: string) {
  const index = findIndex(db.name, () => undefined);
  await index.read();
  return index.ask(query).found.flatMap(({ rows }) => rows.map(({ kind, title }) => `${kind}: ${title}`));
}

it('finds a matter by the start of a word or its FIR number', async () => {
  await matter('Farida Ansari', '412/2026');
  await matter('Imran Sheikh', '99/2025');
  expect(await found('ans')).toEqual(['case: Farida Ansari v. State', 'application: Farida Ansari']);
  expect(await found('412/2026')).toHaveLength(2);
  expect(await found('sheikh 99')).toHaveLength(2);
  expect(await found('nsari')).toEqual([]);
});

it('finds an application by the name of a further applicant', async () => {
  const application = await matter('Farida Ansari', '412/2026');
  const person = { name: 'Ravi Kale', age: 29, gender: 'male', address: 'Pune' } as const;
  await db.applications.put({ ...application, coApplicants: [person], asOf: null });
  expect(await found('kale')).toEqual(['application: Farida Ansari +1']);
});

it('finds hearings, diary entries, documents and drafts by their text', async () => {
  const { caseId } = await matter('Farida Ansari', '412/2026');
  await db.hearings.put({
    ...serverHearing({ caseId, date: day('2026-11-25'), courtroom: '14' }),
    asOf: null,
  });
  await entry(caseId, 'Met the surety at the tehsil office');
  await db.documents.put({
    _id: crypto.randomUUID(),
    version: 1,
    caseId,
    kind: 'annexure',
    name: 'Panchnama.pdf',
    type: 'application/pdf',
    size: 10,
    sha256: 'a'.repeat(64),
    uploadedAt: '2026-11-20T05:00:00.000Z',
    uploadedBy: { _id: lawyer._id, name: lawyer.name, role: lawyer.role },
    fileUrl: '/x',
    asOf: null,
  });
  await createDraft(db, testPorts(), { fullName: 'Sunil Jadhav' });
  expect(await found('25-11-2026')).toEqual(['hearing: Farida Ansari v. State']);
  expect(await found('arguments 14')).toHaveLength(1);
  expect(await found('tehsil')).toEqual(['diary: Farida Ansari v. State']);
  expect(await found('panch')).toEqual(['document: Panchnama.pdf']);
  expect(await found('sunil')).toEqual(['draft: Sunil Jadhav']);
});

it('finds the same results while the query grows or shrinks', async () => {
  await matter('Farida Ansari', '412/2026');
  await matter('Faruk Shaikh', '5/2026');
  const index = findIndex(db.name, () => undefined);
  await index.read();
  const totals = ['f', 'fa', 'far', 'fari', 'far', 'faruk 5'].map((query) =>
    index.ask(query).found.reduce((sum, { total }) => sum + total, 0),
  );
  expect(totals).toEqual([4, 4, 4, 2, 4, 2]);
});

it('returns the total and the five newest results', async () => {
  for (let n = 0; n < 8; n += 1) {
    const one = serverApplication({ createdAt: `2026-11-0${n + 1}T05:00:00.000Z` });
    await db.applications.put({ ...one, applicationNumber: `ZB/${n}`, asOf: null });
  }
  const index = findIndex(db.name, () => undefined);
  await index.read();
  const [applications] = index.ask('ramesh').found;
  expect(applications?.total).toBe(8);
  expect(applications?.rows.map(({ number }) => number)).toEqual(['ZB/7', 'ZB/6', 'ZB/5', 'ZB/4', 'ZB/3']);
});

it('finds a case by every field, and by the middle of a word', async () => {
  const { caseId } = await matter('Farida Ansari', '412/2026');
  await matter('Imran Sheikh', '99/2025');
  await db.cases.update(caseId, {
    cnr: 'MHPU040123452024',
    caseNumber: 'Bail Application 1485/2026',
    judge: 'N. Bhosale',
  });
  for (const query of [
    'ans',
    'mhpu04',
    '012345',
    '1485/2026',
    'bhosale',
    'NSARI 412/2026',
    'farida pending',
  ]) {
    expect([query, await listIds({ query })]).toEqual([query, { ids: [caseId], total: 1, reading: false }]);
  }
  expect(await listIds({ query: 'ansari sheikh' })).toMatchObject({ ids: [], total: 0 });
  expect(await listIds({ query: ' // ' })).toMatchObject({ ids: [], total: 0 });
});

it('lists diary entries by all words, latest first, with the total', async () => {
  const one = await matter('Farida Ansari', '412/2026');
  const other = await matter('Imran Sheikh', '99/2025');
  const attachments = [{ name: 'Panchnama.pdf', documentId: crypto.randomUUID() }];
  const noon = await entry(one.caseId, 'The seizure memo was shown', { time: '12:00', attachments });
  const evening = await entry(one.caseId, 'Seizure list copied', { time: '18:10', officer: 'Patil' });
  const later = await entry(other.caseId, 'Seizure disputed', { date: day('2026-11-21') });
  expect(await inDiary('seizure')).toMatchObject({ ids: [later, evening, noon], total: 3 });
  expect(await inDiary('seizure', { most: 2 })).toMatchObject({ ids: [later, evening], total: 3 });
  expect(await inDiary('seizure', { caseId: one.caseId })).toMatchObject({ ids: [evening, noon], total: 2 });
  for (const query of [
    'panchnama',
    '12:00 memo',
    '20-11-2026 shown',
    '412/2026 memo',
    `memo ${lawyer.name}`,
  ]) {
    expect([query, (await inDiary(query)).ids]).toEqual([query, [noon]]);
  }
  expect((await inDiary('patil')).ids).toEqual([evening]);
  expect((await inDiary('seizure jewellery')).ids).toEqual([]);
});

it('includes rows added during and after a read', async () => {
  await matter('Farida Ansari', '412/2026');
  const thread = findThread(db);
  const stop = thread.onProgress(() => undefined);
  thread.refresh();
  await matter('Kavita More', '1/2026');
  thread.refresh();
  const total = async () => (await thread.list({ kind: 'case', query: 'kavita', most: 5 })).total;
  await expect.poll(total).toBe(1);
  await matter('Kavita Pawar', '2/2026');
  await expect.poll(total).toBe(2);
  stop();
});

it('answers during a new read and includes changes after it', async () => {
  await matter('Farida Ansari', '412/2026');
  const thread = findThread(db);
  const read = async () => {
    thread.refresh();
    await expect.poll(async () => (await thread.ask('a')).reading).toBe(false);
  };
  await read();
  expect((await thread.ask('kavita')).found).toEqual([]);
  await matter('Kavita More', '1/2026');
  expect((await thread.ask('farida')).found).not.toEqual([]);
  await read();
  expect((await thread.ask('kavita')).found).toHaveLength(2);
});

it('reads in the page when the worker does not start, and answers earlier queries', async () => {
  await matter('Farida Ansari', '412/2026');
  class Fallen extends EventTarget {
    terminate(): void {
      this.dispatchEvent(new Event('terminated'));
    }
    postMessage(message: { readonly kind: string }): void {
      if (message.kind === 'list') this.dispatchEvent(new Event('error')); // its file is away
    }
  }
  vi.stubGlobal('window', {});
  vi.stubGlobal('Worker', Fallen);
  const thread = findThread(db);
  thread.refresh();
  const list = () => thread.list({ kind: 'case', query: 'farida', most: 5 });
  await list();
  await expect.poll(async () => (await list()).total).toBe(1);
  expect((await thread.ask('farida')).found).toHaveLength(2);
});

it.each([
  ['सुनील जाधव', 'sunil jadhav'],
  ['Sunil Jadhav', 'सुनील'],
  ['محمد ارشد', 'arshad'],
  ['Mohammad Arshad', 'ارشد'],
  ['মহম্মদ সেলিম', 'selim'],
  ['S. K. Sharma', 'sk sharma'],
  ['SK Sharma', 's k sharma'],
  ['S.K. Sharma', 'sk'],
  ['आर.के. शर्मा', 'rk sharma'],
])('finds "%s" by "%s"', async (name, query) => {
  await matter(name, '1/2026');
  await matter('Farida Ansari', '2/2026');
  expect(await found(query)).toEqual([expect.stringContaining(name), expect.stringContaining(name)]);
});

it('does not find another name that only begins alike in another script', async () => {
  await matter('रमेश कुमार', '1/2026');
  expect(await found('rakesh')).toEqual([]);
  expect(await found('suresh')).toEqual([]);
});

it('finds a case and a draft by the allegations and by a co-accused', async () => {
  const { _id } = await matter('Ramesh Kumar', '1/2026');
  const application = await db.applications.get(_id);
  if (!application) throw new Error('no application');
  const facts = {
    ...application.case,
    allegations: 'A stolen tractor was sold.',
    coAccused: [{ name: 'Bablu Yadav', bail: 'pending' as const }],
  };
  await db.applications.put({ ...application, case: facts });
  await createDraft(db, testPorts(), { fullName: 'Salma', allegations: 'Cheating with a loan app' });
  expect(await found('tractor')).toEqual(['application: Ramesh Kumar']);
  expect(await found('बबलू')).toEqual(['application: Ramesh Kumar']);
  expect(await found('loan app')).toEqual(['draft: Salma']);
});

it('names the number of further applicants of an application and of a draft', async () => {
  const one = serverApplication();
  const person = { name: 'Amit Pawar', age: 30, gender: 'male' as const, address: 'Pune' };
  const applicant = { ...one.applicant, name: 'Ramesh Kale' };
  await db.applications.put({ ...one, applicant, coApplicants: [person, person], asOf: null });
  const coApplicants = [{ ...BLANK_CO_APPLICANT, name: 'Amit Pawar' }];
  const form = { fullName: 'Suresh Kale', coApplicants };
  await createDraft(db, testPorts(), form);
  expect(await found('kale')).toEqual(
    expect.arrayContaining(['application: Ramesh Kale +2', 'draft: Suresh Kale +1']),
  );
  expect(matterOfDraft({ ...BLANK_FORM, ...form }, day('2026-11-20'), english).name).toBe('Suresh Kale +1');
});

it('finds a case by its FIR number in each of its forms', async () => {
  await matter('Ramesh Jadhav', 'Crime No. 0218/2024');
  await matter('Suresh Patil', 'मु.अ.सं. २१८/२४');
  await matter('Imran Khan', '219/2024');
  const queries = ['218/2024', '0218/2024', '218/24', '218/20', 'FIR No. 218/2024', '२१८/२०२४'];
  const totals: number[] = [];
  for (const query of queries) totals.push((await listIds({ query })).total);
  expect(totals).toEqual(queries.map(() => 2));
  expect(await listIds({ query: '04/12' })).toMatchObject({ total: 0 });
});
