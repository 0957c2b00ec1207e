/**
 * Saves the owner's changes of a case: parties, court, numbers, next date, follow-up and facts. They apply on
 * the device at once and are sent behind the creation of the case.
 */
import { Cnr } from '#contract/case/cnr.ts';
import { fieldErrors, withoutBlanks } from '#contract/primitives.ts';
import { changedCourtFields, COURT_IS_FIXED, FIXED_IN_CASE } from '#domain/case/fixed-court.ts';
import { keepUnknown } from '#contract/unknown-fields.ts';
import { isRecord, patchBetween } from '#kernel/merge-patch.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { keepCaseBase, recomputeCase } from './case-view.ts';
import { CaseText, caseText, type CaseField, applyTextPatch } from './case-text.ts';
import type { Db } from '#data/store/db.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { requeueWithNewKey } from '#data/outbox/requeue.ts';
import { enqueue, closeRow, updateHeldRows, rowsOf, baseVersionSeen } from '#data/outbox/outbox.ts';
import { isRefused, type OutboxRow } from '#data/store/outbox-row.ts';
import { applyPatch } from '#data/store/apply-patch.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import { waitingOpening } from './pending-case-creation.ts';
import { nameFor } from '#domain/case/name-for.ts';

/** A merge patch: `null` removes a value. */
export type CasePatch = Readonly<Partial<Record<CaseField, unknown>>>;

export type CaseRefusal =
  /** The case is no longer on this device. */
  { readonly kind: 'gone' } | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, string>> };

type SaveCaseResult = Result<CaseRow, CaseRefusal>;

// oxlint-disable-next-line max-params -- every act begins with db and ports
export async function saveCase(
  db: Db,
  ports: Ports,
  caseId: string,
  patch: CasePatch,
): Promise<Result<CaseRow, CaseRefusal>> {
  const tables = [db.cases, db.applications, db.bases, db.outbox, db.receipts];
  return saveInTransaction(db, tables, async (): Promise<SaveCaseResult> => {
    const row = await db.cases.get(caseId);
    if (!row) return err({ kind: 'gone' });
    const before = caseText(row);
    const checked = checkedText(before, patch);
    if (!checked.ok) return checked;
    const moved = changedCourtFields(FIXED_IN_CASE, before, checked.value);
    if (moved.length > 0 && (await db.applications.where('caseId').equals(caseId).count()) > 0) {
      return err({
        kind: 'invalid',
        fields: Object.fromEntries(moved.map((field) => [field, COURT_IS_FIXED])),
      });
    }
    const body = patchBetween(before, keepUnknown(CaseText, before, checked.value));
    if (!isRecord(body)) return ok(row);
    await keepCaseBase(db, row);
    await queue(db, ports, { row, before, body });
    await recomputeCase(db, caseId);
    return ok(applyTextPatch(row, body));
  });
}

function checkedText(before: CaseText, patch: CasePatch): Result<CaseText, CaseRefusal> {
  const after: unknown = withoutBlanks(applyPatch<unknown>(before, patch));
  const parsed = CaseText.safeParse(after);
  if (!parsed.success) return err({ kind: 'invalid', fields: fieldErrors(parsed.error) });
  const { cnr } = parsed.data;
  if (cnr === undefined || cnr === before.cnr) return ok(parsed.data);
  const read = Cnr.safeParse(cnr); // a value of an older release stays
  return read.success
    ? ok({ ...parsed.data, cnr: read.data })
    : err({ kind: 'invalid', fields: { cnr: Object.values(fieldErrors(read.error))[0] ?? '' } });
}

interface CaseChange {
  readonly row: CaseRow;
  readonly before: CaseText;
  readonly body: Readonly<Record<string, unknown>>;
}

async function queue(db: Db, ports: Ports, keeping: CaseChange): Promise<void> {
  const { row, before, body } = keeping;
  const stuck = await stuckChange(db, row._id);
  if (stuck) return joinStuck(db, ports, { ...keeping, ...stuck });
  const opening = await waitingOpening(db, row._id);
  const about = { entity: 'case', entityId: row._id } as const;
  await enqueue(db, ports, {
    op: 'keep-case',
    opVersion: Object.keys(body).join() === 'facts' ? 1 : 6, // an older app knows only changes of facts
    ...about,
    ...(opening !== undefined && { after: opening }),
    body,
    baseVersion: await baseVersionSeen(db, about, row.version),
    subject: { title: nameFor(row), applicationNumber: null, ...subjectOf(row, before) },
  });
}

const subjectOf = (row: CaseRow, { facts = {}, ...said }: CaseText) => ({
  facts: { firNumber: row.firNumber ?? null, before: facts },
  said,
});

interface RejectedCaseChange {
  /** Rejected, or in conflict. */
  readonly came: OutboxRow<'keep-case'>;
  readonly behind: readonly OutboxRow<'keep-case'>[];
}

async function stuckChange(db: Db, caseId: string): Promise<RejectedCaseChange | null> {
  const changeRows = (await rowsOf(db, caseId)).filter((row) => row.op === 'keep-case');
  const [came, ...behind] = changeRows.slice(changeRows.findIndex(isRefused));
  return came && isRefused(came) ? { came, behind } : null;
}

/**
 * Merges a change into a rejected or conflicting one, because rows behind it would be held and not shown. A
 * rejected row is requeued with the latest values; a conflict keeps waiting for the choice.
 */
async function joinStuck(
  db: Db,
  ports: Ports,
  { came, behind, row, before, body }: RejectedCaseChange & CaseChange,
): Promise<void> {
  const bodies = [...[came, ...behind].map((each) => each.body), body];
  const joined = { ...came, body: joinedBody(bodies) };
  if (came.state === 'conflict') await db.outbox.put(joined);
  else {
    const subject = { ...came.subject, ...subjectOf(row, before) };
    await requeueWithNewKey(db, ports, { ...joined, baseVersion: row.version, subject });
  }
  for (const each of behind) await closeRow(db, each, { at: nowIso(ports), outcome: 'replaced' });
  await updateHeldRows(db, row._id);
}

/** Takes the latest value of each field and fact. Follow-up steps are merged one by one. */
function joinedBody(bodies: readonly Readonly<Record<string, unknown>>[]): Record<string, unknown> {
  const facts: Record<string, unknown> = Object.assign({}, ...bodies.map((body) => body['facts']));
  const steps = bodies.map((body) => body['followUp']).filter((each) => each !== undefined);
  const orders = [...new Set(steps.flatMap((each) => Object.keys(Object(each))))];
  const followUp = Object.fromEntries(
    orders.map((order) => [order, Object.assign({}, ...steps.map((each) => Object(each)[order]))]),
  );
  return {
    ...Object.assign({}, ...bodies),
    ...(Object.keys(facts).length > 0 && { facts }),
    ...(orders.length > 0 && { followUp }),
  };
}
