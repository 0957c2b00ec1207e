/** What an answer does on this device: one transaction, and only while the row is still this drain's. */
import type { Application } from '#contract/application.ts';
import { assertNever } from '#kernel/assert.ts';
import type { Verdict } from './classify-answer.ts';
import type { Db } from './db.ts';
import type { Desk, Settled } from './desk.ts';
import { settleConflict } from './settle-conflict.ts';
import { stillMine } from './lease.ts';
import { clearMeta, metaOf, setMeta } from './meta.ts';
import { putAway, reflow, rowsOf } from './outbox.ts';
import type { OutboxRow } from './outbox-row.ts';
import { recomputeApplication } from './application-view.ts';
import { pauseSignedOut, pauseTooOld } from './pause.ts';
import { instant, later, type Ports } from './ports.ts';
import { keepQuiet } from './quiet.ts';
import { retryDelay } from './retry-delay.ts';
import { keepApplication } from './server-copy.ts';
import { isStruggling, STRUGGLING_MS } from './struggling.ts';

export interface Sending {
  readonly row: OutboxRow;
  readonly token: string;
}

// oxlint-disable-next-line max-params -- every act begins with db and ports
export function settle(
  db: Db,
  ports: Ports,
  sending: Sending,
  verdict: Verdict<Application>,
): Promise<Settled> {
  const tables = [db.applications, db.bases, db.outbox, db.receipts, db.notifications, db.meta];
  return db.transaction('rw', tables, async () => {
    if (verdict.kind !== 'unreachable') await clearMeta(db, 'unreachable');
    const row = await stillMine(db, sending.row);
    if (!row) return 'on';
    return settleRow({ db, ports, row, token: sending.token }, verdict);
  });
}

async function settleRow(desk: Desk, verdict: Verdict<Application>): Promise<Settled> {
  if (verdict.kind === 'accepted') return accept(desk, verdict.entity);
  if (verdict.kind === 'already-there' || verdict.kind === 'stale') {
    return settleConflict(desk, verdict, accept);
  }
  if (verdict.kind !== 'refused') return tryAgain(desk, verdict);
  const { msg, code, fields } = verdict.problem;
  await quarantine(desk, { msg, code, ...(fields && { fields }), status: verdict.status });
  return 'on';
}

type Undelivered = Exclude<
  Verdict<Application>,
  { readonly kind: 'accepted' | 'already-there' | 'stale' | 'refused' }
>;

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

/** The server's copy comes in, the row goes with its receipt, and what waits behind it builds on it. */
export async function accept({ db, ports, row }: Desk, entity: Application): Promise<Settled> {
  const at = instant(ports);
  for (const behind of await rowsOf(db, row.entityId)) {
    const builtOnThis = behind.n > row.n && behind.baseVersion === row.baseVersion;
    if (builtOnThis) await db.outbox.update(behind.n, { baseVersion: entity.version });
  }
  const { version, status, applicationNumber } = entity;
  await putAway(db, row, { at, outcome: 'accepted', version, status, applicationNumber });
  await keepApplication(db, entity, at);
  return 'sent';
}

/** Set aside with its reason, shown under Needs you; the queue goes on with other records. */
async function quarantine({ db, ports, row }: Desk, error: Omit<NonNullable<OutboxRow['lastError']>, 'at'>) {
  const lastError = { ...error, at: instant(ports) };
  await db.outbox.update(row.n, { state: 'rejected', lease: null, lastError });
  await reflow(db, row.entityId);
  await recomputeApplication(db, row.entityId);
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
