/** What an answer does on this device: one transaction, and only while the row is still this drain's. */
import { assertNever } from '#kernel/assert.ts';
import type { Db } from '#data/store/db.ts';
import { clearMeta, metaOf, setMeta } from '#data/store/meta.ts';
import { instant, later, type Ports } from '#data/store/ports.ts';
import { kindOf, recordTables } from '#data/records/kinds.ts';
import type { Answered, Bare } from '#data/records/record-kind.ts';
import type { Desk, Settled } from './desk.ts';
import { stillMine } from './lease.ts';
import { reflow } from './outbox.ts';
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
  return db.transaction('rw', [...records, db.outbox, db.receipts, db.meta], async () => {
    if (answered.kind !== 'unreachable') await clearMeta(db, 'unreachable');
    const row = await stillMine(db, sending.row);
    if (!row) return 'on';
    return settleRow({ db, ports, row, token: sending.token }, answered);
  });
}

const settleRow = (desk: Desk, answered: Answered): Promise<Settled> =>
  answered.kind === 'record' ? answered.settle(desk) : settleWithout(desk, answered);

/** Answers that bring no record. */
async function settleWithout(desk: Desk, verdict: Bare): Promise<Settled> {
  if (verdict.kind !== 'refused') return tryAgain(desk, verdict);
  const { msg, code, fields } = verdict.problem;
  await quarantine(desk, { msg, code, ...(fields && { fields }), status: verdict.status });
  return 'on';
}

type Undelivered = Exclude<Bare, { readonly kind: 'refused' }>;

async function tryAgain(desk: Desk, verdict: Undelivered): Promise<Settled> {
  const { db, ports, row } = desk;
  switch (verdict.kind) {
    case 'unreachable':
      await backToPending(desk, row.nextAt);
      await noteUnreachable(desk);
      return 'offline';
    case 'in-progress':
      await backToPending(desk, later(ports, 1000 + Math.round(ports.random() * 1000)));
      return 'on';
    case 'signed-out':
    case 'revoked':
      await backToPending(desk, row.nextAt);
      if (!(await pauseSignedOut(db, ports, { token: desk.token, reason: verdict.kind }))) return 'on';
      return verdict.kind === 'revoked' ? 'revoked' : 'paused';
    case 'too-old':
      await backToPending(desk, row.nextAt);
      await pauseTooOld(db, ports);
      return 'paused';
    case 'retry':
      return failedByServer(desk, verdict);
    default:
      return assertNever(verdict);
  }
}

/** Set aside with its reason, shown under Needs you; the queue goes on with other records. */
async function quarantine({ db, ports, row }: Desk, error: Omit<NonNullable<OutboxRow['lastError']>, 'at'>) {
  const lastError = { ...error, at: instant(ports) };
  await db.outbox.update(row.n, { state: 'rejected', lease: null, lastError });
  await reflow(db, row.entityId);
  await kindOf(row).recompute(db, row.entityId);
}

const backToPending = ({ db, row }: Desk, nextAt: string) =>
  db.outbox.update(row.n, { state: 'pending', lease: null, nextAt });

/** Kept beside the rows, for the timer alone: when the network is back, all may go at once. */
async function noteUnreachable({ db, ports }: Desk): Promise<void> {
  const count = (await metaOf(db, 'unreachable'))?.count ?? 0;
  const nextAt = later(ports, retryDelay(count, ports.random()));
  await setMeta(db, 'unreachable', { count: count + 1, nextAt });
}

async function failedByServer(
  desk: Desk,
  { after, quiet, problem }: Extract<Undelivered, { readonly kind: 'retry' }>,
): Promise<Settled> {
  const { db, ports, row } = desk;
  const at = instant(ports);
  const failed = { attempts: row.attempts + 1, firstFailureAt: row.firstFailureAt ?? at };
  const jitter = retryDelay(row.attempts, ports.random());
  const struggling = isStruggling(failed, ports.now().getTime());
  const delay = Math.max(jitter, after ?? 0);
  await backToPending(desk, later(ports, struggling ? STRUGGLING_MS : delay));
  const { msg, code } = problem;
  await db.outbox.update(row.n, { ...failed, lastError: { msg, code, at, status: 0 } });
  if (!quiet) return 'on';
  await keepQuiet(db, ports, delay);
  return 'quiet';
}
