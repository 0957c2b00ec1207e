/** Turns a returned filing or amendment into a draft again, including later changes. */
import { type ApplicationContent, contentOf } from '#contract/application/application.ts';
import { formFromContent } from '#domain/application/form-content.ts';
import { invariant } from '#kernel/assert.ts';
import type { Db } from '#data/store/db.ts';
import type { ApplicationRow, Draft } from '#data/store/rows.ts';
import { applyPatch } from '#data/store/apply-patch.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { closeRow, rowsOf, baseVersionSeen } from '#data/outbox/outbox.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { recomputeCase } from '#data/records/case/case-view.ts';
import { isBeingOpened } from '#data/records/case/open-case.ts';
import { discardDocuments, takeBackDocuments } from '#data/records/document/draft-documents.ts';
import type { ResumeTarget } from '#data/outbox/record-kind.ts';
import { localApplication, shownApplication } from './application-view.ts';
import { draftOfText } from './draft-of-text.ts';
import { recomputeApplication } from './recompute-application.ts';

/** For a filing that the server does not have. The draft keeps its id unless that id was rejected. */
export async function reopenFiling(db: Db, ports: Ports, row: OutboxRow): Promise<ResumeTarget> {
  invariant(row.op === 'file', 'only a filing becomes the draft that it was');
  const rows = await rowsOf(db, row.entityId);
  const view = shownApplication(
    localApplication(row),
    rows.filter(({ op }) => op === 'amend'),
  ); // a withdrawal does not change the text
  const code = row.lastError?.code;
  const idTaken = code === 'id-taken';
  const factRows = await forgetFiling(db, ports, { filed: view, outcome: 'edited' });
  for (const each of rows) await closeRow(db, each, { at: nowIso(ports), outcome: 'edited' });
  await recomputeCase(db, view.caseId);
  const facts = factRows.reduce(applyRowFacts, view.case);
  const { amends: _, baseVersion: __, ...draft } = draftOfText({ ...view, case: facts }, ports);
  const caseRefused = idTaken || code === 'not-found'; // the case belongs to another user
  const applicationId = idTaken ? ports.newId() : row.entityId;
  const caseId = caseRefused ? ports.newId() : view.caseId;
  await takeBackDocuments(db, ports, { from: row.entityId, to: { applicationId, caseId } });
  return saveDraft(db, { ...draft, _id: applicationId, caseId });
}

async function saveDraft(db: Db, draft: Draft): Promise<ResumeTarget> {
  await db.drafts.put(draft);
  return { kind: 'draft', draftId: draft._id };
}

/** Applies unsent case facts to the draft. Facts without a form field stay in its original text. */
const applyRowFacts = (facts: ApplicationContent['case'], row: OutboxRow): ApplicationContent['case'] =>
  row.op === 'keep-case' ? applyPatch(facts, row.body.facts) : facts;

interface ClosedFiling {
  readonly filed: ApplicationRow;
  readonly outcome: 'edited' | 'discarded';
}

/** Deletes the application and the case that only it created. Returns the rows with facts of that case. */
async function forgetFiling(db: Db, ports: Ports, { filed, outcome }: ClosedFiling): Promise<OutboxRow[]> {
  const { _id, caseId } = filed;
  await db.applications.delete(_id);
  await db.bases.delete(['application', _id]);
  const others = await db.applications.where('caseId').equals(caseId).count();
  const opened = await db.cases.get(caseId);
  if (others > 0 || opened?.version !== 0 || (await isBeingOpened(db, caseId))) return [];
  await db.cases.delete(caseId);
  await db.bases.delete(['case', caseId]);
  // An assessment stays queued and is sent when its case exists.
  const factRows = (await rowsOf(db, caseId)).filter(({ op }) => op === 'keep-case');
  for (const row of factRows) await closeRow(db, row, { at: nowIso(ports), outcome });
  return factRows;
}

/** Discards the filing with all local data written on it. */
export async function discardFiling(db: Db, ports: Ports, row: OutboxRow): Promise<void> {
  invariant(row.op === 'file', 'only a filing takes its application along');
  const base = await db.bases.get(['application', row.entityId]);
  for (const each of await rowsOf(db, row.entityId)) {
    await closeRow(db, each, { at: nowIso(ports), outcome: 'discarded' });
  }
  if (base) return recomputeApplication(db, row.entityId);
  const filed = localApplication(row);
  await discardDocuments(db, ports, row.entityId);
  await forgetFiling(db, ports, { filed, outcome: 'discarded' });
  return recomputeCase(db, filed.caseId);
}

/** While Pending: an amendment of the server's current text. Otherwise a new application with the text. */
export async function reopenAmendment(db: Db, ports: Ports, row: OutboxRow): Promise<ResumeTarget> {
  invariant(row.op === 'amend', 'only an amendment is amended again');
  const at = nowIso(ports);
  const written = (await rowsOf(db, row.entityId)).filter(({ n, op }) => n >= row.n && op !== 'decide');
  for (const each of written) await closeRow(db, each, { at, outcome: 'edited' });
  await recomputeApplication(db, row.entityId);
  const record = await db.applications.get(row.entityId);
  const patches = written.filter(({ op }) => op === 'amend').map(({ body }) => body);
  const base = record ? contentOf(record) : (row.subject.before ?? row.subject.content);
  const content = patches.reduce<ApplicationContent>((text, patch) => applyPatch(text, patch), base);
  const form = formFromContent(content);
  if (record) {
    const version = await baseVersionSeen(db, row, record.version);
    const draft = draftOfText({ ...record, version }, ports);
    return saveDraft(db, { ...draft, form, under: draft.amends === undefined ? content : base });
  }
  const blank = { _id: ports.newId(), caseId: ports.newId(), form, under: content, step: 1 } as const;
  return saveDraft(db, { ...blank, tabId: ports.tabId, heldAt: at, createdAt: at, updatedAt: at });
}
