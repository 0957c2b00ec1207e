/**
 * Settles an outbox row by the server's answer. If the record has changed, a command returns to the user, and
 * an edit continues only if it overlaps no other change.
 */
import { MESSAGE_OF } from '#contract/problem-messages.ts';
import type { AnswerVerdict } from '#data/outbox/classify-answer.ts';
import { rebaseLaterRows, closeRow, updateHeldRows } from '#data/outbox/outbox.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import type { SettleResult, SettleContext } from '#data/outbox/settle-types.ts';
import { applyPatch } from '#data/store/apply-patch.ts';
import { nowIso } from '#data/store/ports.ts';
import { patchBetween, same, touched } from '#kernel/merge-patch.ts';
import { applyContext } from '../sync/apply-context.ts';
import type { EditedRecord } from './edited-conflicts.ts';
import type { EditedSpec } from './edited-spec.ts';
import { storeServerCopies, serverCopyOf } from './store-server-copies.ts';
import { parentIsGone } from './parent-is-gone.ts';

/** The answer applied it, so rebase later rows on it. */
export async function accept<T extends EditedRecord>(
  settling: SettleContext,
  spec: EditedSpec<T>,
  record: T,
): Promise<SettleResult> {
  await rebaseLaterRows(settling.db, settling.row, record);
  return storeAndClose(settling, spec, record);
}

/** Applied by an earlier request; others may have edited since. Later edits must pass the version check. */
export async function acceptAlreadyApplied<T extends EditedRecord>(
  settling: SettleContext,
  spec: EditedSpec<T>,
  record: T,
): Promise<SettleResult> {
  const text = spec.textOf(record);
  const isOn = (behind: OutboxRow): boolean => !spec.isEdit(behind) || same(spec.beforeOf(behind), text);
  await rebaseLaterRows(settling.db, settling.row, { version: record.version, isOn });
  return storeAndClose(settling, spec, record);
}

/** Stores the server copy and closes the row with a receipt. */
async function storeAndClose<T extends EditedRecord>(
  settling: SettleContext,
  spec: EditedSpec<T>,
  record: T,
): Promise<SettleResult> {
  const { db, ports, row } = settling;
  const at = nowIso(ports);
  const copy = await serverCopyOf(db, spec, record._id);
  const isNew = row.baseVersion === 0 && (copy?.version ?? 0) === 0; // else a pull returned it before the answer
  const before = isNew ? undefined : copy;
  const outcome = { at, outcome: 'accepted', version: record.version } as const;
  await closeRow(db, row, { ...outcome, ...spec.receiptOf?.(record) });
  if (!(await storeIfVisible(settling, spec, record))) return 'sent';
  await spec.accepted?.(db, before, { ...record, asOf: at });
  return 'sent';
}

/** False for a late answer about a record that is no longer visible. Do not re-insert it. */
async function storeIfVisible<T extends EditedRecord>(
  { db, ports, row }: SettleContext,
  spec: EditedSpec<T>,
  record: T,
): Promise<boolean> {
  const hasLeft =
    row.baseVersion > 0 ? !(await serverCopyOf(db, spec, record._id)) : await parentIsGone(db, spec, record);
  if (hasLeft) await spec.recompute(db, record._id);
  else await storeServerCopies(await applyContext(db, nowIso(ports)), spec, [record]);
  return !hasLeft;
}

type ConflictVerdict<T> = Extract<AnswerVerdict<T>, { readonly kind: 'stale' | 'already-there' }>;

export async function settleConflict<T extends EditedRecord>(
  settling: SettleContext,
  spec: EditedSpec<T>,
  verdict: ConflictVerdict<T>,
): Promise<SettleResult> {
  const { current } = verdict;
  const filed = verdict.kind === 'already-there' && current && spec.filedText?.(settling.row, current);
  if (current && filed) return sendDifference(settling, spec, { current, filed });
  if (!current) return conflict(settling, spec, verdict);
  if (hasTakenEffect(spec, settling.row, current)) return acceptAlreadyApplied(settling, spec, current);
  return mayRebase(spec, settling.row, current)
    ? rebase(settling, spec, current)
    : conflict(settling, spec, verdict);
}

/** True if the change is already in place: its answer was lost, or another device made it. */
function hasTakenEffect<T extends EditedRecord>(spec: EditedSpec<T>, row: OutboxRow, current: T): boolean {
  if (!spec.isEdit(row)) return spec.commandHolds?.(row, current) ?? false;
  const text = spec.textOf(current);
  return same(applyPatch(text, row.body), text);
}

function mayRebase<T extends EditedRecord>(spec: EditedSpec<T>, row: OutboxRow, current: T): boolean {
  const before = spec.beforeOf(row);
  if (!spec.isEdit(row) || !spec.isOpen(current) || before === undefined) return false;
  if (current.version === row.baseVersion) return false; // same version as ours: a retry would loop forever
  const theirs = touched(patchBetween(before, spec.textOf(current)) ?? {});
  return !touched(row.body).some((mine) => theirs.some((path) => overlaps(mine, path)));
}

function rebase<T extends EditedRecord>(
  settling: SettleContext,
  spec: EditedSpec<T>,
  current: T,
): Promise<SettleResult> {
  const before = spec.textOf(current);
  const row = spec.onText(settling.row, { before, after: applyPatch(before, settling.row.body) });
  return sendOnTop({ ...settling, row }, spec, current);
}

/** Requeues the row with a new key, rebased on the server version. */
async function sendOnTop<T extends EditedRecord>(
  settling: SettleContext,
  spec: EditedSpec<T>,
  current: T,
): Promise<SettleResult> {
  const { db, ports, row } = settling;
  await db.outbox.put({
    ...row,
    state: 'pending',
    lease: null,
    key: ports.newId(),
    baseVersion: current.version,
    nextAt: nowIso(ports),
  });
  await storeIfVisible(settling, spec, current);
  return 'on';
}

async function conflict<T extends EditedRecord>(
  settling: SettleContext,
  spec: EditedSpec<T>,
  verdict: ConflictVerdict<T>,
): Promise<SettleResult> {
  const { db, ports, row } = settling;
  const at = nowIso(ports);
  const msg = verdict.kind === 'stale' ? verdict.problem.msg : '';
  await db.outbox.put({
    ...row,
    state: 'conflict',
    lease: null,
    ...(verdict.current && { theirs: verdict.current }),
    lastError: { code: 'stale-version', msg, status: 412, at },
  });
  await updateHeldRows(db, row.entityId);
  if (verdict.current) await storeIfVisible(settling, spec, verdict.current);
  else await spec.recompute(db, row.entityId);
  return 'on';
}

/**
 * True if a restored server had lost the record. Another device of the user may have refiled it with a newer
 * text.
 */
const wasLostByServer = async ({ db, row }: SettleContext): Promise<boolean> =>
  (await db.receipts
    .where('[outcome+at]')
    .between(['lost', ''], ['lost', '\uffff'])
    .filter(({ entityId }) => entityId === row.entityId)
    .count()) > 0;

/**
 * The record exists with another text of the same user, so the difference is sent as an edit with a new key.
 * If others changed it since, the user decides.
 */
async function sendDifference<T extends EditedRecord>(
  settling: SettleContext,
  spec: EditedSpec<T>,
  { current, filed }: { readonly current: T; readonly filed: unknown },
): Promise<SettleResult> {
  const before = spec.textOf(current);
  const body = patchBetween(before, filed);
  if (body === undefined || !spec.asEdit) return acceptAlreadyApplied(settling, spec, current);
  const edit = { ...settling, row: spec.asEdit(settling.row, { before, body }) };
  const problem = { code: 'stale-version', msg: MESSAGE_OF['stale-version'] } as const;
  const isOwn = current.version === 1 && !(await wasLostByServer(settling));
  return isOwn ? sendOnTop(edit, spec, current) : conflict(edit, spec, { kind: 'stale', current, problem });
}

/** The same field, or one inside the other. */
const overlaps = (left: string, right: string): boolean =>
  left === right || left.startsWith(`${right}.`) || right.startsWith(`${left}.`);
