/** A case added on the device is created once on the server. A rejected one can be edited again. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { discardRefused, editAndResend } from '#data/outbox/rejected-rows.ts';
import { newCaseDraft } from '#data/records/case/new-case-draft.ts';
import { openCase } from '#data/records/case/open-case.ts';
import { saveCase } from '#data/records/case/save-case.ts';
import type { Db } from '#data/store/db.ts';
import { engineOf } from '#data/records/kinds.ts';
import { noNetwork, testDb, testPorts, type TestPorts } from './test-device.ts';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts(noNetwork);
});
afterEach(() => db.close());

async function opened(): Promise<string> {
  const done = await openCase(db, ports, {
    applicant: 'Imran Sheikh',
    court: 'sessions',
    firNumber: '412/2026',
  });
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value._id;
}

async function refuse(n: number): Promise<void> {
  const lastError = {
    code: 'invalid-request',
    msg: 'No.',
    status: 400,
    at: '2026-11-20T06:00:00.000Z',
  } as const;
  await db.outbox.update(n, { state: 'rejected', lastError });
}

it('stores a new case at once and queues corrections behind it', async () => {
  const id = await opened();
  const saved = await saveCase(db, ports, id, {
    judge: 'N. Bhosale',
    applicant: { name: 'Imran A. Sheikh' },
  });
  expect(saved).toMatchObject({ ok: true });
  expect(await db.cases.get(id)).toMatchObject({
    judge: 'N. Bhosale',
    applicant: { name: 'Imran A. Sheikh', firstName: 'Imran', lastName: 'A. Sheikh' },
    version: 0,
  });
  expect(await db.outbox.toArray()).toMatchObject([
    { op: 'open-case', entityId: id },
    { op: 'keep-case', after: id, body: { judge: 'N. Bhosale', applicant: { name: 'Imran A. Sheikh' } } },
  ]);
});

it('refuses an invalid CNR and changes nothing', async () => {
  const id = await opened();
  const saved = await saveCase(db, ports, id, { cnr: 'MH1' });
  expect(saved).toMatchObject({ ok: false, error: { kind: 'invalid', fields: { cnr: expect.any(String) } } });
  expect(await db.outbox.count()).toBe(1);
});

it('returns a refused case to its form', async () => {
  const id = await opened();
  const [row] = await db.outbox.toArray();
  await refuse(row?.n ?? 0);
  expect(await editAndResend(engineOf(db, ports), row?.n ?? 0)).toEqual({
    ok: true,
    value: { kind: 'form', form: 'new-case', id: '' },
  });
  expect(await newCaseDraft(db)).toMatchObject({ applicant: 'Imran Sheikh', firNumber: '412/2026' });
  expect(await db.cases.get(id)).toBeUndefined();
  expect(await db.outbox.count()).toBe(0);
});

it('removes a refused case and its corrections when discarded', async () => {
  const id = await opened();
  await saveCase(db, ports, id, { judge: 'N. Bhosale' });
  const [row] = await db.outbox.toArray();
  await refuse(row?.n ?? 0);
  expect(await discardRefused(engineOf(db, ports), row?.n ?? 0)).toBe(true);
  expect(await db.cases.count()).toBe(0);
  expect(await db.outbox.count()).toBe(0);
});
