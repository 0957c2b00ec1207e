/** Applies an answer on this device in one transaction, and only while this drain owns the row. */
import { assertNever } from '#kernel/assert.ts';
import type { Db } from '#data/store/db.ts';
import { changeState, stateOf } from '#data/store/meta.ts';
import { withQuotaRetry } from '#data/store/save-transaction.ts';
import { bestEffort } from '#data/store/storage-full.ts';
import { nowIso, isoAfter, type Ports } from '#data/store/ports.ts';
import { needsResync, startResync } from './server-generation.ts';
import type { Engine } from './engine.ts';
import type { Kinds } from './kinds.ts';
import type { AnswerVerdictFor, RecordlessVerdict } from './record-kind.ts';
import type { SettleContext, SettleResult } from './settle-types.ts';
import { ownedRow } from './lease.ts';
import { updateHeldRows, rowsOf } from './outbox.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { pauseSignedOut, pauseTooOld } from './pause.ts';
import { startBackoff } from './backoff.ts';
import { retryDelay } from './retry-delay.ts';
import type { SendResult } from './send.ts';
import { isStruggling, STRUGGLING_MS } from './failing-rows.ts';

export interface OutgoingRow {
  readonly row: OutboxRow;
  readonly token: string;
}

export function settle(
  { db, ports, kinds }: Engine,
  sending: OutgoingRow,
  answered: SendResult['answered'],
): Promise<SettleResult> {
  const records = [...kinds.tables(db), db.notifications];
  const step = () =>
    db.transaction('rw', [...records, db.outbox, db.receipts, db.meta], async (): Promise<SettleResult> => {
      if (answered.kind !== 'unreachable') await changeState(db, 'retry', { unreachable: null });
      const row = await ownedRow(db, sending.row);
      if (!row) return 'on';
      return settleRow({ db, ports, kinds, row, token: sending.token }, answered);
    });
  return withQuotaRetry<SettleResult>(db, step, async (): Promise<SettleResult> => {
    if (answered.kind !== 'unreachable') await bestEffort(changeState(db, 'retry', { unreachable: null })); // affects the timer only
    return 'full';
  });
}

interface RowContext extends SettleContext {
  readonly kinds: Kinds;
}

const settleRow = (settling: RowContext, answered: AnswerVerdictFor): Promise<SettleResult> =>
  answered.kind === 'record' ? answered.settle(settling) : settleWithout(settling, answered);

/** Settles answers without a record. */
async function settleWithout(settling: RowContext, verdict: RecordlessVerdict): Promise<SettleResult> {
  if (verdict.kind === 'other-history') return requireResync(settling, verdict.version);
  if (verdict.kind !== 'refused') return tryAgain(settling, verdict);
  const { msg, code, fields } = verdict.problem;
  await quarantine(settling, { msg, code, ...(fields && { fields }), status: verdict.status });
  return 'on';
}

type RetryVerdict = Exclude<RecordlessVerdict, { readonly kind: 'refused' | 'other-history' }>;

async function tryAgain(settling: SettleContext, verdict: RetryVerdict): Promise<SettleResult> {
  const { db, ports, row } = settling;
  switch (verdict.kind) {
    case 'unreachable':
      await backToPending(settling, row.nextAt);
      await noteUnreachable(db, ports);
      return 'offline';
    case 'in-progress':
      await backToPending(settling, isoAfter(ports, 1000 + Math.round(ports.random() * 1000)));
      return 'on';
    case 'signed-out':
    case 'revoked':
      await backToPending(settling, row.nextAt);
      if (!(await pauseSignedOut(db, ports, { token: settling.token, reason: verdict.kind }))) return 'on';
      return verdict.kind === 'revoked' ? 'revoked' : 'paused';
    case 'too-old':
      await backToPending(settling, row.nextAt);
      await pauseTooOld(db, ports);
      return 'paused';
    case 'retry':
      return failedByServer(settling, verdict);
    default:
      return assertNever(verdict);
  }
}

/** The answer comes from another generation than the row was written on. */
async function requireResync(settling: SettleContext, version: number | undefined): Promise<SettleResult> {
  await backToPending(settling, settling.row.nextAt);
  if (version !== undefined) await lowerBaseVersion(settling, version);
  if (!(await needsResync(settling.db))) await startResync(settling.db, { setBack: true });
  return 'compare';
}

/**
 * Lower baseVersion so that the server reports a conflict. Otherwise the row triggers a resync on every
 * attempt.
 */
async function lowerBaseVersion({ db, row }: SettleContext, version: number): Promise<void> {
  for (const each of await rowsOf(db, row.entityId)) {
    const isAbove = each.entity === row.entity && each.baseVersion > version;
    if (isAbove) await db.outbox.update(each.n, { baseVersion: Math.max(0, version - 1) });
  }
}

/**
 * Marks the row as rejected with its reason, shown under Needs you. The queue continues with other records.
 */
async function quarantine(
  { db, ports, kinds, row }: RowContext,
  error: Omit<NonNullable<OutboxRow['lastError']>, 'at'>,
) {
  const lastError = { ...error, at: nowIso(ports) };
  await db.outbox.update(row.n, { state: 'rejected', lease: null, lastError });
  await updateHeldRows(db, row.entityId);
  await kinds.of(row).recompute(db, row.entityId);
}

const backToPending = ({ db, row }: SettleContext, nextAt: string) =>
  db.outbox.update(row.n, { state: 'pending', lease: null, nextAt });

/** Affects the timer only. When the network returns, all rows may be sent at once. */
export async function noteUnreachable(db: Db, ports: Ports): Promise<void> {
  const count = (await stateOf(db, 'retry')).unreachable?.count ?? 0;
  const nextAt = isoAfter(ports, retryDelay({ failures: count, random: ports.random() }));
  await changeState(db, 'retry', { unreachable: { count: count + 1, nextAt } });
}

async function failedByServer(
  settling: SettleContext,
  { after, quiet, problem }: Extract<RetryVerdict, { readonly kind: 'retry' }>,
): Promise<SettleResult> {
  const { db, ports, row } = settling;
  const at = nowIso(ports);
  const failed = { attempts: row.attempts + 1, firstFailureAt: row.firstFailureAt ?? at };
  const delay = retryDelay({ failures: row.attempts, random: ports.random(), after });
  // With Retry-After the whole server is failing, not this row.
  const struggling = after === null && isStruggling(failed, ports.now().getTime());
  await backToPending(settling, isoAfter(ports, struggling ? STRUGGLING_MS : delay));
  const { msg, code } = problem;
  await db.outbox.update(row.n, { ...failed, lastError: { msg, code, at, status: 0 } });
  if (!quiet) return 'on';
  await startBackoff(db, ports, delay);
  return 'quiet';
}
