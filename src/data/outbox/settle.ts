/** What an answer does on this device: one transaction, and only while the row is still this drain's. */
import type { Application } from '#contract/application.ts';
import type { CaseRecord } from '#contract/case-record.ts';
import type { Feedback } from '#contract/feedback.ts';
import { MESSAGE_OF, STATUS_OF } from '#contract/problem.ts';
import { assertNever } from '#kernel/assert.ts';
import type { Verdict } from './classify-answer.ts';
import type { Db } from '#data/store/db.ts';
import type { Desk, Settled } from './desk.ts';
import { settleConflict } from './settle-conflict.ts';
import { acceptAssessment } from '#data/records/assessment/assessments.ts';
import { acceptFeedback } from '#data/records/feedback/feedback.ts';
import { caseTakesOver } from '#data/records/case/case-view.ts';
import { acceptCase, settleCaseConflict } from '#data/records/case/settle-case.ts';
import type { Answered } from './send.ts';
import { stillMine } from './lease.ts';
import { clearMeta, metaOf, setMeta } from '#data/store/meta.ts';
import { moveBase, putAway, reflow } from './outbox.ts';
import type { OutboxRow } from './outbox-row.ts';
import { recomputeRecord, recordTables } from './recompute-record.ts';
import { pauseSignedOut, pauseTooOld } from './pause.ts';
import { instant, later, type Ports } from '#data/store/ports.ts';
import { keepQuiet } from './quiet.ts';
import { retryDelay } from './retry-delay.ts';
import { keepApplication, serverCopyOf } from '#data/records/application/server-copy.ts';
import { isStruggling, STRUGGLING_MS } from './struggling.ts';

export interface Sending {
  readonly row: OutboxRow;
  readonly token: string;
}

// oxlint-disable-next-line max-params -- every act begins with db and ports
export function settle(db: Db, ports: Ports, sending: Sending, answered: Answered): Promise<Settled> {
  const records = [...recordTables(db), db.notifications];
  return db.transaction('rw', [...records, db.outbox, db.receipts, db.meta], async () => {
    if (answered.verdict.kind !== 'unreachable') await clearMeta(db, 'unreachable');
    const row = await stillMine(db, sending.row);
    if (!row) return 'on';
    return settleRow({ db, ports, row, token: sending.token }, answered);
  });
}

function settleRow(desk: Desk, answered: Answered): Promise<Settled> {
  switch (answered.entity) {
    case 'application':
      return settleApplication(desk, answered.verdict);
    case 'case':
      return settleCase(desk, answered.verdict);
    case 'assessment':
      return settleAdded(desk, answered.verdict, acceptAssessment);
    case 'feedback':
      return settleAdded(desk, laterWhereUnknown(answered.verdict), acceptFeedback);
    default:
      return assertNever(answered);
  }
}

async function settleApplication(desk: Desk, verdict: Verdict<Application>): Promise<Settled> {
  if (verdict.kind === 'accepted') return accept(desk, verdict.entity);
  if (verdict.kind === 'already-there' || verdict.kind === 'stale') {
    return settleConflict(desk, verdict, accept);
  }
  return settleWithout(desk, verdict);
}

async function settleCase(desk: Desk, verdict: Verdict<CaseRecord>): Promise<Settled> {
  if (verdict.kind === 'accepted') return acceptCase(desk, verdict.entity);
  if (verdict.kind === 'already-there' || verdict.kind === 'stale') {
    return settleCaseConflict(desk, verdict);
  }
  return settleWithout(desk, verdict);
}

/** It is only ever added: there is nothing that it could clash with but its own id. */
async function settleAdded<T>(
  desk: Desk,
  verdict: Verdict<T>,
  acceptIt: (desk: Desk, entity: T) => Promise<Settled>,
): Promise<Settled> {
  if (verdict.kind === 'accepted') return acceptIt(desk, verdict.entity);
  if (verdict.kind !== 'already-there' && verdict.kind !== 'stale') return settleWithout(desk, verdict);
  const code = 'id-taken';
  await quarantine(desk, { code, msg: MESSAGE_OF[code], status: STATUS_OF[code] });
  return 'on';
}

/** A server of the last release does not know the call yet: nobody has refused the report, and it waits for the next one. */
const laterWhereUnknown = (verdict: Verdict<Feedback>): Verdict<Feedback> =>
  verdict.kind === 'refused' && verdict.status === STATUS_OF['not-found']
    ? { kind: 'retry', after: null, quiet: false, problem: verdict.problem }
    : verdict;

/** Answers that bring no record. */
async function settleWithout(desk: Desk, verdict: Bare): Promise<Settled> {
  if (verdict.kind !== 'refused') return tryAgain(desk, verdict);
  const { msg, code, fields } = verdict.problem;
  await quarantine(desk, { msg, code, ...(fields && { fields }), status: verdict.status });
  return 'on';
}

type Bare = Exclude<Verdict<never>, { readonly kind: 'accepted' | 'already-there' | 'stale' }>;
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

/** The server's copy comes in, the row goes with its receipt, and what waits behind it builds on it. */
export async function accept({ db, ports, row }: Desk, entity: Application): Promise<Settled> {
  const at = instant(ports);
  await moveBase(db, row, entity.version);
  const { version, status, applicationNumber } = entity;
  const before = row.op === 'file' ? undefined : await serverCopyOf(db, entity._id);
  await putAway(db, row, { at, outcome: 'accepted', version, status, applicationNumber });
  await keepApplication(db, entity, at);
  await caseTakesOver(db, before, { ...entity, asOf: at });
  return 'sent';
}

/** Set aside with its reason, shown under Needs you; the queue goes on with other records. */
async function quarantine({ db, ports, row }: Desk, error: Omit<NonNullable<OutboxRow['lastError']>, 'at'>) {
  const lastError = { ...error, at: instant(ports) };
  await db.outbox.update(row.n, { state: 'rejected', lease: null, lastError });
  await reflow(db, row.entityId);
  await recomputeRecord(db, row);
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
