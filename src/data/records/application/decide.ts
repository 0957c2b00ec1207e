/**
 * Queues a judge's decision, which takes effect once the server accepts it. The judge can undo it for ten
 * seconds; later changes are new decisions.
 */
import { contentOf } from '#contract/application/application.ts';
import { Decision } from '#contract/application/order.ts';
import { fieldErrors } from '#contract/primitives.ts';
import { isStatusChange, canBeDecided } from '#domain/case/status-rules.ts';
import {
  APPLICANT_FAULTS,
  applicantFault,
  isOnSameApplicant,
  resultBefore,
} from '#domain/application/order-applicants.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import type { Db } from '#data/store/db.ts';
import { enqueue, closeRow, rowsOf } from '#data/outbox/outbox.ts';
import type { ApplicationRow } from '#data/store/rows.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { nowIso, isoAfter, type Ports } from '#data/store/ports.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import { nameFor } from '#domain/case/name-for.ts';

export const UNDO_MS = 10_000;

/** `seenVersion`: the version on the judge's screen, if older than the stored one. */
export type SignedDecision = Decision & { readonly seenVersion?: number };

export type DecideRefusal =
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'gone' }
  /** Withdrawn by its owner. */
  | { readonly kind: 'closed' }
  /** It already has this status. */
  | { readonly kind: 'same-status' };

type DecideResult = Result<{ undoUntil: string }, DecideRefusal>;

// oxlint-disable-next-line max-params -- every act begins with db and ports
export async function decideApplication(
  db: Db,
  ports: Ports,
  id: string,
  signed: SignedDecision,
): Promise<Result<{ undoUntil: string }, DecideRefusal>> {
  const decision = Decision.safeParse(signed);
  if (!decision.success) return err({ kind: 'invalid', fields: fieldErrors(decision.error) });
  const tables = [db.applications, db.outbox, db.receipts];
  return saveInTransaction(db, tables, async (): Promise<DecideResult> => {
    const row = await db.applications.get(id);
    if (!row) return err({ kind: 'gone' });
    if (!canBeDecided(row.status)) return err({ kind: 'closed' });
    const earlier = (await rowsOf(db, id)).filter(
      (each) => each.op === 'decide' && isOnSameApplicant(decision.data, each.body),
    );
    if (!earlier.some(isOnItsWay)) {
      const refusal = refusalOf(row, decision.data);
      if (refusal) return err(refusal); // the earlier decision stays
    }
    await replaceUnsent(db, ports, earlier);
    const undoUntil = isoAfter(ports, UNDO_MS);
    await enqueue(db, ports, {
      op: 'decide',
      opVersion: 1,
      entity: 'application',
      entityId: id,
      body: decision.data,
      baseVersion: signed.seenVersion ?? row.version,
      subject: {
        title: nameFor(row),
        applicationNumber: row.applicationNumber,
        content: contentOf(row),
      },
      nextAt: undoUntil,
    });
    return ok({ undoUntil });
  });
}

function refusalOf(row: ApplicationRow, decision: Decision): DecideRefusal | null {
  const fault = applicantFault(row, decision);
  if (fault && fault !== 'decided')
    return { kind: 'invalid', fields: { applicants: APPLICANT_FAULTS[fault] } };
  const before = resultBefore(row, decision) ?? (row.orders.length === 0 ? row.status : undefined);
  const isRepeated = before !== undefined && !isStatusChange(before, decision.status);
  return fault || isRepeated ? { kind: 'same-status' } : null;
}

/** A new decision replaces an unsent one. The receipt keeps its text. */
async function replaceUnsent(db: Db, ports: Ports, earlier: readonly OutboxRow[]): Promise<void> {
  for (const row of earlier) {
    if (isOnItsWay(row)) continue;
    await closeRow(db, row, { at: nowIso(ports), outcome: 'replaced', record: row.body });
  }
}

/** Sent and not known to be rejected, so the server may have it. */
const isOnItsWay = ({ state, tried }: OutboxRow): boolean =>
  tried && (state === 'pending' || state === 'sending');

/** True if it was undone, which leaves a receipt. False if it was already sent. */
export const undoDecision = (db: Db, ports: Ports, id: string): Promise<boolean> =>
  saveInTransaction(db, [db.outbox, db.receipts], async () => {
    const pendingRow = (await rowsOf(db, id)).findLast(
      ({ op, state }) => op === 'decide' && state === 'pending',
    );
    if (!pendingRow || pendingRow.tried) return false;
    await closeRow(db, pendingRow, { at: nowIso(ports), outcome: 'undone' });
    return true;
  });
