/** An error report is saved with each keystroke and queued in one transaction. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import type { ProblemCode } from '#contract/problem.ts';
import type { Db } from '#data/store/db.ts';
import { drain } from '#data/outbox/drain.ts';
import { exportUnsent } from '#data/account/export-unsent.ts';
import { reportsOn } from '#data/records/feedback/reports-on.ts';
import { unsentWork } from '#data/account/logout.ts';
import { discardRefused, editAndResend, sendAgain } from '#data/outbox/rejected-rows.ts';
import { engineOf, KINDS } from '#data/records/kinds.ts';
import { pull } from '#data/sync/pull.ts';
import { reportDraftOf, saveReportDraft, unfinishedReports } from '#data/records/feedback/report-drafts.ts';
import { type ErrorReport, reportError } from '#data/records/feedback/report-error.ts';
import { rowAsText } from '#data/outbox/row-as-text.ts';
import { needsYouItems, sentItems, syncState, waitingItems } from '#data/outbox/sync-state.ts';
import { rowWords } from '#features/work/sync/use-row-acts.ts';
import { english } from '../support/english.ts';
import { answer, type FakeServer, fakeServer, problem } from './fake-server.ts';
import { serverFeedback } from './server-records.ts';
import { lawyer, testDb, testPorts, type TestPorts } from './test-device.ts';

let db: Db;
let ports: TestPorts;
let server: FakeServer;

const REPORT: ErrorReport = {
  card: 'BNS 304',
  code: 'BNS',
  section: '304',
  title: 'BNS 304',
  subject: 'BNS 304: Wrong punishment or classification',
  fault: 'punishment',
  message: 'The maximum is three years.',
  email: 'meera@example.in',
};
const DRAFT = {
  title: 'BNS 304',
  fault: 'punishment',
  message: REPORT.message,
  email: REPORT.email,
} as const;

beforeEach(async () => {
  server = fakeServer();
  db = await testDb();
  ports = testPorts(server.fetch);
});

async function report(change: Partial<ErrorReport> = {}) {
  await saveReportDraft(db, 'BNS 304', DRAFT);
  return reportError(db, ports, { ...REPORT, ...change });
}

async function refuse(code: ProblemCode, fields?: Record<string, string>): Promise<void> {
  ports.fetch = () => Promise.resolve(problem(code, fields ? { fields } : {}));
  await drain(engineOf(db, ports));
  ports.fetch = server.fetch;
}

const onCard = () => reportsOn(db, { code: 'BNS', section: '304' });
const firstN = async (): Promise<number> => (await db.outbox.orderBy('n').first())?.n ?? -1;

it('saves typed text as unsent work and removes an empty report', async () => {
  await saveReportDraft(db, 'BNS 304', { ...DRAFT, fault: '', message: 'The max' });
  expect(await reportDraftOf(db, 'BNS 304')).toMatchObject({ message: 'The max', fault: '' });
  expect(await syncState(db)).toMatchObject({ saved: 1, waiting: 0 });
  expect(await unsentWork(db)).toEqual({
    rows: 0,
    drafts: 0,
    orders: 0,
    reports: 1,
    diary: 0,
    received: 0,
    forms: 0,
    settings: false,
  });
  expect(JSON.parse(await exportUnsent(db, ports))).toMatchObject({
    reports: [{ card: 'BNS 304', message: 'The max' }],
  });
  await saveReportDraft(db, 'BNS 304', { ...DRAFT, fault: '', message: ' ' });
  expect(await unfinishedReports(db)).toEqual([]);
});

it('moves from drafts to the outbox and the card at once', async () => {
  const reported = await report();
  const id = reported.ok ? reported.value._id : '';
  expect(await onCard()).toMatchObject([
    { _id: id, version: 0, sync: 'waiting', message: REPORT.message, by: { _id: lawyer._id } },
  ]);
  expect(await db.outbox.toArray()).toMatchObject([
    {
      op: 'report-error',
      opVersion: 2,
      entity: 'feedback',
      entityId: id,
      body: {
        _id: id,
        feedbackType: 'issue',
        subject: REPORT.subject,
        message: REPORT.message,
        email: REPORT.email,
        appVersion: '0.1.0',
        about: { kind: 'provision', code: 'BNS', section: '304', fault: 'punishment' },
      },
    },
  ]);
  expect(await syncState(db)).toMatchObject({ saved: 0, waiting: 1, needsYou: 0 });
  expect(await waitingItems(db)).toMatchObject([{ op: 'report-error', title: 'BNS 304' }]);
});

it('queues one report when two windows send it', async () => {
  await report();
  expect(await reportError(db, ports, REPORT)).toEqual({ ok: false, error: { kind: 'gone' } });
  expect([await db.outbox.count(), await db.feedback.count()]).toEqual([1, 1]);
});

it('keeps only the draft when writing the outbox fails', async () => {
  await saveReportDraft(db, 'BNS 304', DRAFT);
  db.outbox.hook('creating', () => {
    throw new Error('the disk is gone');
  });
  await expect(reportError(db, ports, REPORT)).rejects.toThrow('the disk is gone');
  expect([await db.feedback.count(), await db.outbox.count()]).toEqual([0, 0]);
  expect(await reportDraftOf(db, 'BNS 304')).toEqual(DRAFT);
});

it.each([
  [{ fault: '' }, { 'about.fault': 'Choose the error.' }],
  [{ message: ' ' }, { message: 'Describe it in a few words.' }],
  [{ message: 'x'.repeat(2001) }, { message: 'Shorten the description to 2000 characters.' }],
  [{ email: 'meera at' }, { email: 'Enter an email address such as name@example.in, or leave blank.' }],
] as const)('refuses %j with the message of the contract, and keeps the draft', async (change, fields) => {
  expect(await report(change)).toEqual({ ok: false, error: { kind: 'invalid', fields } });
  expect(await reportDraftOf(db, 'BNS 304')).toEqual(DRAFT);
  expect(await db.outbox.count()).toBe(0);
});

it('omits an empty e-mail address', async () => {
  await report({ email: ' ' });
  expect((await db.outbox.toArray())[0]?.body).not.toHaveProperty('email');
});

it('merges a refused report with the newer draft under a new key', async () => {
  await report();
  await refuse('invalid-request', { message: 'Describe it in a few words.' });
  expect(await onCard()).toMatchObject([{ sync: 'needs-you' }]);
  expect(await needsYouItems(db)).toMatchObject([{ row: { op: 'report-error', title: 'BNS 304' } }]);
  const [before] = await db.outbox.toArray();
  await saveReportDraft(db, 'BNS 304', { ...DRAFT, message: 'And the court.' });
  const opened = await editAndResend(engineOf(db, ports), await firstN());
  expect(opened).toEqual({ ok: true, value: { kind: 'form', form: 'report', id: 'BNS 304' } });
  expect(await reportDraftOf(db, 'BNS 304')).toEqual({
    ...DRAFT,
    message: 'The maximum is three years.\n\nAnd the court.',
  });
  expect([await db.outbox.count(), await onCard()]).toEqual([0, []]);
  expect((await reportError(db, ports, REPORT)).ok).toBe(true);
  const [after] = await db.outbox.toArray();
  expect(after?.key).not.toBe(before?.key);
  expect(after?.entityId).not.toBe(before?.entityId);
});

it('sends again, copies and discards a refused report', async () => {
  await report();
  await refuse('forbidden');
  const n = await firstN();
  expect(await rowAsText({ db, kinds: KINDS }, n, rowWords(english))).toBe(
    [
      'BNS 304: Error report · 20-11-2026, 11:30\u00a0IST',
      '',
      'Subject: BNS 304: Wrong punishment or classification',
      'Message: The maximum is three years.',
      'Email: meera@example.in',
    ].join('\n'),
  );
  expect(await sendAgain(engineOf(db, ports), n)).toBe(true);
  expect(await onCard()).toMatchObject([{ sync: 'waiting' }]);
  await refuse('forbidden');
  expect(await discardRefused(engineOf(db, ports), n)).toBe(true);
  expect([await onCard(), await db.outbox.count()]).toEqual([[], 0]);
  expect(await db.receipts.toArray()).toMatchObject([{ outcome: 'discarded', card: 'BNS 304' }]);
});

it('does not block another report after a refusal', async () => {
  await report();
  await refuse('forbidden');
  await report();
  expect((await db.outbox.toArray()).map(({ state }) => state)).toEqual(['rejected', 'pending']);
});

it('waits while the server does not know the call, then sends once', async () => {
  await report();
  await refuse('unknown-call');
  expect(await needsYouItems(db)).toEqual([]);
  expect(await waitingItems(db)).toHaveLength(1);
  expect(await reportsOn(db, { code: 'BNS', section: '304' })).toMatchObject([{ sync: 'waiting' }]);
  ports.wait(3_600_000);
  const [sent] = await db.outbox.toArray();
  ports.fetch = async () => answer(201, serverFeedback({ _id: sent?.entityId ?? '' }));
  await drain(engineOf(db, ports));
  expect(await waitingItems(db)).toEqual([]);
  expect(await sentItems(db)).toHaveLength(1);
});

it('keeps a receipt with a link to its card', async () => {
  const reported = await report();
  const sent = reported.ok ? serverFeedback({ _id: reported.value._id }) : serverFeedback();
  ports.fetch = () => Promise.resolve(answer(201, sent));
  await drain(engineOf(db, ports));
  expect(await onCard()).toMatchObject([{ version: 1, sync: 'sent' }]);
  expect(await sentItems(db)).toMatchObject([{ op: 'report-error', title: 'BNS 304', card: 'BNS 304' }]);
});

it('adds reports of other devices, and removes them after a full fetch', async () => {
  const other = serverFeedback({ deviceTime: '2026-11-19T05:00:00.000Z' });
  server.log.push({ entity: 'feedback', id: other._id, version: 1, data: other });
  await report();
  await pull(engineOf(db, ports));
  expect((await onCard()).map(({ sync }) => sync)).toEqual(['waiting', 'sent']);
  server.log.length = 0;
  server.generation += 1;
  await pull(engineOf(db, ports));
  expect((await onCard()).map(({ sync }) => sync)).toEqual(['waiting']);
});

it('has an operation version that an older app does not send', () => {
  const known = KINDS.operationOf({ entity: 'feedback', op: 'report-error' })?.opVersion ?? 0;
  expect(known).toBeGreaterThan(KINDS.operationOf({ entity: 'assessment', op: 'assess' })?.opVersion ?? 99);
  expect(KINDS.isNewer({ entity: 'feedback', op: 'report-error', opVersion: known })).toBe(false);
  const newest = Math.max(
    ...KINDS.all.flatMap(({ operations }) => Object.values(operations).map(({ opVersion }) => opVersion)),
  );
  expect(newest).toBeGreaterThan(known);
  expect(KINDS.isNewer({ entity: 'feedback', op: 'report-error', opVersion: newest + 1 })).toBe(true);
  expect(KINDS.isNewer({ entity: 'feedback', op: 'praise', opVersion: 1 })).toBe(true);
});
