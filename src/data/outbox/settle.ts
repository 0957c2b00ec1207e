/** What an answer does on this device: one transaction, and only while the row is still this drain's. */
import { assertNever } from '#kernel/assert.ts';
import type { Db } from '#data/store/db.ts';
import { clearMeta, metaOf, setMeta } from '#data/store/meta.ts';
import { withRoom } from '#data/store/saving.ts';
import { instant, later, type Ports } from '#data/store/ports.ts';
import { mustCompare, startOver } from './history.ts';
import { kindOf, recordTables } from '#data/records/kinds.ts';
import type { Answered, Bare } from '#data/records/record-kind.ts';
import type { Settling, Settled } from './settling.ts';
import { stillMine } from './lease.ts';
import { reflow, rowsOf } from './outbox.ts';
import type { OutboxRow } from './outbox-row.ts';
import { pauseSignedOut, pauseTooOld } from './pause.ts';
import { keepQuiet } from './quiet.ts';
import { retryDelay } from './retry-delay.ts';
import type { Sent } from './send.ts';
import { isStruggling, STRUGGLING_MS } from './struggling.ts';

export interface Sending {
  readonly row: OutboxRow;
  readonly token: string;
}

// oxlint-disable-next-line max-params -- every act begins with db and ports
export function settle(db: Db, ports: Ports, sending: Sending, answered: Sent['answered']): Promise<Settled> {
  const records = [...recordTables(db), db.notifications];
  const step = () =>
    db.transaction('rw', [...records, db.outbox, db.receipts, db.meta], async (): Promise<Settled> => {
      if (answered.kind !== 'unreachable') await clearMeta(db, 'unreachable', 'full');
      const row = await stillMine(db, sending.row);
      if (!row) return 'on';
      return settleRow({ db, ports, row, token: sending.token }, answered);
    });
  return withRoom<Settled>(db, step, async (): Promise<Settled> => {
    if (answered.kind !== 'unreachable') await clearMeta(db, 'unreachable'); // there was an answer
    return 'full';
  });
}

const settleRow = (settling: Settling, answered: Answered): Promise<Settled> =>
  answered.kind === 'record' ? answered.settle(settling) : settleWithout(settling, answered);

/** Answers that bring no record. */
async function settleWithout(settling: Settling, verdict: Bare): Promise<Settled> {
  if (verdict.kind === 'other-history') return compareFirst(settling, verdict.version);
  if (verdict.kind !== 'refused') return tryAgain(settling, verdict);
  const { msg, code, fields } = verdict.problem;
  await quarantine(settling, { msg, code, ...(fields && { fields }), status: verdict.status });
  return 'on';
}

type Undelivered = Exclude<Bare, { readonly kind: 'refused' | 'other-history' }>;

async function tryAgain(settling: Settling, verdict: Undelivered): Promise<Settled> {
  const { db, ports, row } = settling;
  switch (verdict.kind) {
    case 'unreachable':
      await backToPending(settling, row.nextAt);
      await noteUnreachable(db, ports);
      return 'offline';
    case 'in-progress':
      await backToPending(settling, later(ports, 1000 + Math.round(ports.random() * 1000)));
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

/** What has answered is not what this row was written on. */
async function compareFirst(settling: Settling, version: number | undefined): Promise<Settled> {
  await backToPending(settling, settling.row.nextAt);
  if (version !== undefined) await comeDown(settling, version);
  if (!(await mustCompare(settling.db))) await startOver(settling.db, { setBack: true });
  return 'compare';
}

/**
 * What waits was written on a version that is no more. It goes below the one that the server has, and so meets the
 * check of a conflict once both have been compared; on the old version it would ask for a comparison for ever.
 */
async function comeDown({ db, row }: Settling, version: number): Promise<void> {
  for (const each of await rowsOf(db, row.entityId)) {
    const isAbove = each.entity === row.entity && each.baseVersion > version;
    if (isAbove) await db.outbox.update(each.n, { baseVersion: Math.max(0, version - 1) });
  }
}

/** Set aside with its reason, shown under Needs you; the queue goes on with other records. */
async function quarantine(
  { db, ports, row }: Settling,
  error: Omit<NonNullable<OutboxRow['lastError']>, 'at'>,
) {
  const lastError = { ...error, at: instant(ports) };
  await db.outbox.update(row.n, { state: 'rejected', lease: null, lastError });
  await reflow(db, row.entityId);
  await kindOf(row).recompute(db, row.entityId);
}

const backToPending = ({ db, row }: Settling, nextAt: string) =>
  db.outbox.update(row.n, { state: 'pending', lease: null, nextAt });

/** Kept beside the rows, for the timer alone: when the network is back, all may go at once. */
export async function noteUnreachable(db: Db, ports: Ports): Promise<void> {
  const count = (await metaOf(db, 'unreachable'))?.count ?? 0;
  const nextAt = later(ports, retryDelay({ failures: count, random: ports.random() }));
  await setMeta(db, 'unreachable', { count: count + 1, nextAt });
}

async function failedByServer(
  settling: Settling,
  { after, quiet, problem }: Extract<Undelivered, { readonly kind: 'retry' }>,
): Promise<Settled> {
  const { db, ports, row } = settling;
  const at = instant(ports);
  const failed = { attempts: row.attempts + 1, firstFailureAt: row.firstFailureAt ?? at };
  const delay = retryDelay({ failures: row.attempts, random: ports.random(), after });
  // a server that says when to come again is in trouble as a whole: it is not this row that it cannot take
  const struggling = after === null && isStruggling(failed, ports.now().getTime());
  await backToPending(settling, later(ports, struggling ? STRUGGLING_MS : delay));
  const { msg, code } = problem;
  await db.outbox.update(row.n, { ...failed, lastError: { msg, code, at, status: 0 } });
  if (!quiet) return 'on';
  await keepQuiet(db, ports, delay);
  return 'quiet';
}
