/** What the server would not take comes back to its person: edit and resend, send again, copy, or discard. */
import { contentOf, type ApplicationContent } from '#contract/application.ts';
import { formFromContent } from '#domain/form-content.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { invariant } from '#kernel/assert.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { localApplication, shownApplication } from '#data/records/application/application-view.ts';
import { recomputeApplication } from '#data/records/application/recompute-application.ts';
import { removeApplication, removeCase } from '#data/sync/apply-change.ts';
import { recomputeCase } from '#data/records/case/case-view.ts';
import type { ApplicationRow, Db, Draft } from '#data/store/db.ts';
import { draftOfText } from '#data/records/application/draft-of-text.ts';
import { putAway, reflow, rowsOf } from './outbox.ts';
import type { OutboxRow } from './outbox-row.ts';
import { patched } from '#data/store/patched.ts';
import { instant, type Ports } from '#data/store/ports.ts';
import { recomputeRecord, recordTables } from './recompute-record.ts';
import { reopenReport } from '#data/records/feedback/report-error.ts';
import { saving, type StorageFull } from '#data/store/saving.ts';

/** Where the person goes on: their draft, or the application on which a judge signs again. */
export type Reopened =
  | { readonly kind: 'draft'; readonly draftId: string }
  | { readonly kind: 'application'; readonly applicationId: string }
  /** What was said of a case is asked again where its dates are shown. */
  | { readonly kind: 'case'; readonly caseId: string }
  | { readonly kind: 'assessment'; readonly caseId: string }
  /** The report is a draft again, under its card of the legal database. */
  | { readonly kind: 'report'; readonly card: string };

export type NotOpen = { readonly kind: 'gone' } | { readonly kind: 'on-its-way' };

const tablesOf = (db: Db) => [...recordTables(db), db.drafts, db.outbox, db.receipts];

/** The text is a draft again, with all that was written after it; filing it sends it under a new key. */
export async function editAndResend(
  db: Db,
  ports: Ports,
  n: number,
): Promise<Result<Reopened, NotOpen | StorageFull>> {
  const done = await saving(db, tablesOf(db), async (): Promise<Result<Reopened, NotOpen>> => {
    const row = await blockerOf(db, n);
    if (!row.ok) return row;
    const { op, entityId } = row.value;
    if (op === 'keep-case') return ok({ kind: 'case', caseId: entityId });
    if (op === 'report-error') return ok({ kind: 'report', card: await reopenReport(db, ports, row.value) });
    if (op === 'assess') return ok({ kind: 'assessment', caseId: entityId });
    if (op === 'decide' || op === 'withdraw') return ok({ kind: 'application', applicationId: entityId });
    const draft =
      op === 'file' ? await reopenFiling(db, ports, row.value) : await reopenAmendment(db, ports, row.value);
    await db.drafts.put(draft);
    return ok({ kind: 'draft', draftId: draft._id });
  });
  return done.ok ? done.value : done;
}

/** A held row waits behind another: it is that one that needs the person. */
async function blockerOf(db: Db, n: number): Promise<Result<OutboxRow, NotOpen>> {
  const row = await db.outbox.get(n);
  if (!row) return err({ kind: 'gone' });
  const inTheWay = (await rowsOf(db, row.after ?? row.entityId)).find(isRefused);
  return inTheWay ? ok(inTheWay) : err({ kind: 'on-its-way' });
}

const isRefused = ({ state }: OutboxRow): boolean => state === 'rejected' || state === 'conflict';

/** Never on the server: the draft keeps its id, unless it is the id that was refused. */
async function reopenFiling(db: Db, ports: Ports, row: OutboxRow): Promise<Draft> {
  const rows = await rowsOf(db, row.entityId);
  const shown = shownApplication(localApplication(row), rows.map(asUnsent));
  const code = row.lastError?.code;
  const idTaken = code === 'id-taken';
  const said = await forgetFiling(db, ports, { filed: shown, outcome: 'edited' });
  for (const each of rows) await putAway(db, each, { at: instant(ports), outcome: 'edited' });
  await recomputeCase(db, shown.caseId);
  const {
    amends: _,
    baseVersion: __,
    ...draft
  } = draftOfText({ ...shown, case: said.reduce(withSaid, shown.case) }, ports);
  const caseRefused = idTaken || code === 'not-found'; // the case is someone else's
  return {
    ...draft,
    _id: idTaken ? ports.newId() : row.entityId,
    caseId: caseRefused ? ports.newId() : shown.caseId,
  };
}

/** A withdrawal that waited behind does not colour the text that is edited. */
const asUnsent = (row: OutboxRow): OutboxRow => (row.op === 'withdraw' ? { ...row, body: {} } : row);

/** A draft shows what was said of its case; what the form has no field for is kept under it. */
const withSaid = (facts: ApplicationContent['case'], { body }: OutboxRow): ApplicationContent['case'] =>
  isRecord(body) ? patched(facts, body['facts']) : facts;

interface Forgotten {
  readonly filed: ApplicationRow;
  readonly outcome: 'edited' | 'discarded';
}

/** The application as filed here, and the case that it alone had opened; the facts kept on that case come back. */
async function forgetFiling(db: Db, ports: Ports, { filed, outcome }: Forgotten): Promise<OutboxRow[]> {
  const { _id, caseId } = filed;
  await removeApplication(db, _id);
  const others = await db.applications.where('caseId').equals(caseId).count();
  const opened = await db.cases.get(caseId);
  if (others > 0 || opened?.version !== 0) return [];
  await removeCase(db, caseId);
  // an assessment waits on: it is sent again when its case is there
  const said = (await rowsOf(db, caseId)).filter(({ op }) => op === 'keep-case');
  for (const row of said) await putAway(db, row, { at: instant(ports), outcome });
  return said;
}

/** Pending still: an amendment of what the server has now. Closed or gone: a new application from the text. */
async function reopenAmendment(db: Db, ports: Ports, row: OutboxRow): Promise<Draft> {
  const at = instant(ports);
  const written = (await rowsOf(db, row.entityId)).filter(({ n, op }) => n >= row.n && op !== 'decide');
  for (const each of written) await putAway(db, each, { at, outcome: 'edited' });
  await recomputeApplication(db, row.entityId);
  const record = await db.applications.get(row.entityId);
  const patches = written.filter(({ op }) => op === 'amend').map(({ body }) => body);
  const base = record ? contentOf(record) : (row.subject.before ?? row.subject.content);
  invariant(base, 'an amendment without its text');
  const content = patches.reduce<ApplicationContent>((text, patch) => patched(text, patch), base);
  const form = formFromContent(content);
  if (record) {
    const draft = draftOfText(record, ports);
    return { ...draft, form, under: draft.amends === undefined ? content : base };
  }
  const blank = { _id: ports.newId(), caseId: ports.newId(), form, under: content, step: 1 } as const;
  return { ...blank, tabId: ports.tabId, heldAt: at, createdAt: at, updatedAt: at };
}

/** After the cause is gone (a judge verified, an old row confirmed): the same act, once more. */
export async function sendAgain(db: Db, ports: Ports, n: number): Promise<boolean> {
  return db.transaction('rw', [...recordTables(db), db.outbox], async () => {
    const row = await db.outbox.get(n);
    if (row?.state !== 'rejected') return false;
    const at = instant(ports);
    const expired = row.lastError?.code === 'expired';
    await db.outbox.update(n, {
      state: 'pending',
      nextAt: at,
      confirmedAt: at,
      lastError: null,
      // A refusal is kept by the server under its key; an old row may have arrived under its own.
      ...(!expired && { key: ports.newId() }),
    });
    await reflow(db, row.entityId);
    await recomputeRecord(db, row);
    return true;
  });
}

/** The screen asks twice. A receipt says what was put away; what was only here goes with its filing. */
export function discardRefused(db: Db, ports: Ports, n: number): Promise<boolean> {
  return db.transaction('rw', tablesOf(db), async () => {
    const row = await db.outbox.get(n);
    if (!row || row.state === 'pending' || row.state === 'sending') return false;
    const filing = row.op === 'file';
    const base = await db.bases.get(['application', row.entityId]);
    for (const each of filing ? await rowsOf(db, row.entityId) : [row]) {
      await putAway(db, each, { at: instant(ports), outcome: 'discarded' });
    }
    if (filing && !base) {
      const filed = localApplication(row);
      await forgetFiling(db, ports, { filed, outcome: 'discarded' });
      await recomputeCase(db, filed.caseId);
    } else await recomputeRecord(db, row);
    return true;
  });
}
