/** Papers, histories and visits of a record are deleted together with it. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { caseOpenedBy } from '#domain/application/case-of-application.ts';
import { fetchHistory, keptHistory } from '#data/records/case/case-history.ts';
import { keepFiledPapers, keptFiledPapers } from '#data/records/application/filed-papers.ts';
import { keepSealedPaper, keptPapers } from '#data/records/application/sealed-papers.ts';
import { noteVisit } from '#data/records/case/visits.ts';
import { engineOf } from '#data/records/kinds.ts';
import type { Db } from '#data/store/db.ts';
import { pull } from '#data/sync/pull.ts';
import type { Application } from '#contract/application/application.ts';
import type { FiledPaper } from '#contract/application/filed-paper.ts';
import type { SealedPaper } from '#contract/application/sealed-paper.ts';
import { answer, type FakeServer, fakeServer } from '../fake-server.ts';
import { serverApplication } from '../server-records.ts';
import { testDb, testPorts, type TestPorts } from '../test-device.ts';

const PAPER: SealedPaper = { language: 'en', lawEdition: '1', title: 'Order', number: null, blocks: [] };
const FILED: FiledPaper = {
  version: 1,
  at: '2026-11-20T06:00:00.000Z',
  sha256: 'a'.repeat(64),
  paper: PAPER,
  packet: { parts: [] },
};

let db: Db;
let ports: TestPorts;
let server: FakeServer;
let leaving: Application;
let staying: Application;

/** Two matters, each with a signed paper, a history and a visit. */
beforeEach(async () => {
  server = fakeServer(10);
  db = await testDb();
  ports = testPorts((url, init) =>
    url.endsWith('/history') ? Promise.resolve(answer(200, [])) : server.fetch(url, init),
  );
  [leaving, staying] = [serverApplication(), serverApplication()];
  for (const each of [leaving, staying]) {
    server.publish(each);
    const data = { ...caseOpenedBy(each), version: 1, ownerId: each.createdBy, createdAt: each.createdAt };
    server.log.push({ entity: 'case', id: each.caseId, version: 1, data });
  }
  await pull(engineOf(db, ports));
  for (const { _id, caseId } of [leaving, staying]) {
    await keepSealedPaper(db, { applicationId: _id, orderId: v7() }, PAPER);
    await keepFiledPapers(db, _id, [FILED]);
    await fetchHistory(db, ports, caseId);
    await noteVisit(db, ports, caseId);
  }
});

const keptBeside = async ({ _id, caseId }: Application) => ({
  papers: Object.keys(await keptPapers(db, _id)).length,
  filed: (await keptFiledPapers(db, _id)).length,
  history: (await keptHistory(db, caseId)) !== null,
  visits: (await db.visits.get(caseId)) !== undefined,
});
const ALL = { papers: 1, filed: 1, history: true, visits: true };
const NOTHING = { papers: 0, filed: 0, history: false, visits: false };

it('deletes them when the server removes the record', async () => {
  expect(await keptBeside(leaving)).toEqual(ALL);
  server.log.push({ entity: 'application', id: leaving._id, version: 2, deleted: true, because: 'moved' });
  server.log.push({ entity: 'case', id: leaving.caseId, version: 2, deleted: true, because: 'moved' });
  await pull(engineOf(db, ports));
  expect(await keptBeside(leaving)).toEqual(NOTHING);
  expect(await keptBeside(staying)).toEqual(ALL);
});

it('deletes them when a resync no longer returns the record', async () => {
  server.log.splice(0, 2);
  server.generation += 1;
  await pull(engineOf(db, ports));
  expect(await db.applications.toCollection().primaryKeys()).toEqual([staying._id]);
  expect(await keptBeside(leaving)).toEqual(NOTHING);
  expect(await keptBeside(staying)).toEqual(ALL);
});
