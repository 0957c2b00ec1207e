/**
 * Leases the next row to send: first in, first out per record; independent records overtake. The lease of a
 * killed worker expires.
 */
import { fieldErrors } from '#contract/primitives.ts';
import type { Db } from '#data/store/db.ts';
import { courtTimeOf } from '#data/store/clock.ts';
import { getMeta } from '#data/store/meta.ts';
import { FILE_TIMEOUT_MS } from './exchange.ts';
import { updateHeldRows } from './outbox.ts';
import { NEEDS_YOU, type OutboxRow, type RowError } from '#data/store/outbox-row.ts';
import type { Engine, LocalEngine } from './engine.ts';
import type { Kinds } from './kinds.ts';
import { isoAfter, type Ports } from '#data/store/ports.ts';
import { withQuotaRetry } from '#data/store/save-transaction.ts';
import { LONGEST_MS } from './retry-delay.ts';
import { STRUGGLING_ATTEMPTS, STRUGGLING_MS } from './failing-rows.ts';
import { isAnswerUnstored } from './unstored-answers.ts';

/** Longer than any call; equals the time after which a silent lock holder is replaced. */
export const LEASE_MS = 30_000;
/** Longer than any file upload. */
const FILE_LEASE_MS = FILE_TIMEOUT_MS + LEASE_MS;
const DAY_MS = 24 * 3_600_000;
/** Twice the ten seconds of an undo, in case the clock is corrected meanwhile. */
const UNTRIED_WAIT_MS = 20_000;
/** The server forgets a key after this time. A repeat could then count twice, so the user decides. */
const EXPIRY_MS = 90 * DAY_MS;

export type LeaseResult =
  | { readonly kind: 'row'; readonly row: OutboxRow }
  | { readonly kind: 'idle' }
  /** Due rows exist, but storage is full. */
  | { readonly kind: 'full' }
  /** Check that the server is reachable before this row is sent. */
  | { readonly kind: 'ask' }
  /** Written by a newer version of the app than this one. */
  | { readonly kind: 'too-old' };

/** Operations are short and have their own lane. File uploads use a second lane with its own lock. */
export type Lane = 'acts' | 'files';

export interface LeaseRequest {
  readonly owner: string;
  readonly lane: Lane;
  /** The server has just answered another row. */
  readonly reached: boolean;
}

/** When storage is full, send without a lease. The lock and the idempotency key prevent a duplicate. */
export const leaseNext = (engine: Engine, taker: LeaseRequest): Promise<LeaseResult> =>
  withQuotaRetry(
    engine.db,
    () => leaseRow(engine, taker),
    () => takeWithoutLease(engine, taker),
  );

/** Skips rows that cannot be sent now: storage is too full to mark them as rejected. */
async function takeWithoutLease({ db, ports, kinds }: Engine, { lane }: LeaseRequest): Promise<LeaseResult> {
  const user = await getMeta(db, 'user');
  if (!user) return { kind: 'idle' };
  const judging = { now: await courtTimeOf(db, ports), userId: user._id };
  // Undoable rows and rows that require a lease are skipped: the user may still change them, and `tried`
  // cannot be stored.
  const mayGo = (row: OutboxRow) =>
    !kinds.isNewer(row) &&
    !canStillUndo(kinds, row) &&
    !isOnlyMarked(kinds, row) &&
    !objectionTo(kinds, row, judging);
  const row = await nextDue(db, ports, { lane, mayGo });
  if (row) return { kind: 'row', row };
  return { kind: (await nextDue(db, ports, { lane })) ? 'full' : 'idle' };
}

async function leaseRow(engine: Engine, taker: LeaseRequest): Promise<LeaseResult> {
  const { db } = engine;
  for (;;) {
    const looked = await db.transaction('rw', db.outbox, db.meta, async () => takeDue(engine, taker));
    if (looked.kind !== 'objection') return looked;
    await rejectRow(engine, looked);
  }
}

interface PreSendRejection {
  readonly kind: 'objection';
  readonly row: OutboxRow;
  readonly lastError: RowError;
}

async function takeDue(
  { db, ports, kinds }: Engine,
  { owner, reached, lane }: LeaseRequest,
): Promise<LeaseResult | PreSendRejection> {
  const user = await getMeta(db, 'user');
  if (!user) return { kind: 'idle' }; // signed out meanwhile: check no rows
  const row = await nextDue(db, ports, { lane });
  if (!row) return { kind: 'idle' };
  if (kinds.isNewer(row)) return { kind: 'too-old' };
  const lastError = objectionTo(kinds, row, { now: await courtTimeOf(db, ports), userId: user._id });
  if (lastError) return { kind: 'objection', row, lastError };
  if (!reached && canStillUndo(kinds, row)) return { kind: 'ask' };
  return { kind: 'row', row: await lease(db, ports, { row, owner }) };
}

/** Do not show a rejected change as applied. Re-read the row: the user may have acted since. */
function rejectRow({ db, kinds }: LocalEngine, { row, lastError }: PreSendRejection): Promise<void> {
  const { n, key, confirmedAt, entityId } = row;
  return db.transaction('rw', [...kinds.tables(db), db.outbox], async () => {
    const now = await db.outbox.get(n);
    if (now?.key !== key || now.confirmedAt !== confirmedAt) return;
    await db.outbox.update(n, { state: 'rejected', lease: null, lastError });
    await updateHeldRows(db, entityId);
    await kinds.of(row).recompute(db, entityId);
  });
}

/** The user can undo the operation until it is first sent. */
const canStillUndo = (kinds: Kinds, row: OutboxRow): boolean =>
  !row.tried && kinds.operationOf(row)?.undoableUntilSent === true;

const isOnlyMarked = (kinds: Kinds, row: OutboxRow): boolean =>
  !row.tried && kinds.operationOf(row)?.requiresLease === true;

interface DueRowFilter {
  readonly lane: Lane;
  readonly mayGo?: (row: OutboxRow) => boolean;
}

function nextDue(
  db: Db,
  ports: Ports,
  { lane, mayGo = () => true }: DueRowFilter,
): Promise<OutboxRow | undefined> {
  const now = ports.now().getTime();
  const earlier = new Set<string>();
  const isNext = (row: OutboxRow): boolean => {
    const behind = earlier.has(row.entityId) || (row.after !== undefined && earlier.has(row.after));
    earlier.add(row.entityId);
    return !behind && isOf(lane, row) && isDue(row, now) && !isAnswerUnstored(ports, row) && mayGo(row);
  };
  return db.outbox.orderBy('n').filter(isNext).first();
}

const isOf = (lane: Lane, { file }: OutboxRow): boolean => (file === true) === (lane === 'files');

const leaseOf = ({ file }: OutboxRow): number => (file ? FILE_LEASE_MS : LEASE_MS);

function isDue(row: OutboxRow, now: number): boolean {
  if (NEEDS_YOU.includes(row.state)) return false;
  if (row.state === 'sending') return !row.lease || isPast(row.lease.until, now, leaseOf(row));
  return isPast(row.nextAt, now, longestWait(row));
}

/** A longer pause that the server asked for applies to the whole queue (`backoff.ts`). */
function longestWait(row: OutboxRow): number {
  if (!row.tried) return UNTRIED_WAIT_MS;
  return row.attempts >= STRUGGLING_ATTEMPTS ? STRUGGLING_MS : LONGEST_MS;
}

/** A date further ahead than any delay is ignored: the clock was set back. */
function isPast(at: string, now: number, furthest: number): boolean {
  const ahead = Date.parse(at) - now;
  return ahead <= 0 || ahead > furthest;
}

interface PreSendCheck {
  /** Server time, because a device clock may be wrong by years. */
  readonly now: Date;
  readonly userId: string;
}

function objectionTo(kinds: Kinds, row: OutboxRow, { now, userId }: PreSendCheck): RowError | null {
  const at = now.toISOString();
  if (row.userId !== userId) return { code: 'wrong-user', msg: '', status: 0, at };
  const written = row.confirmedAt
    ? Date.parse(row.confirmedAt)
    : Date.parse(row.clientTime) + row.clockOffset;
  const age = now.getTime() - written;
  if (age > EXPIRY_MS) return { code: 'expired', msg: '', status: 0, at };
  const fields = row.tried ? null : faultsIn(kinds, row);
  return fields && { code: 'unreadable', msg: '', status: 0, at, fields };
}

/**
 * An older app may have written another shape. A row that was already sent is not checked: the server may
 * have it.
 */
function faultsIn(kinds: Kinds, row: OutboxRow): Record<string, string> | null {
  const read = kinds.operationOf(row)?.body.safeParse(row.body);
  return read === undefined || read.success ? null : fieldErrors(read.error);
}

async function lease(
  db: Db,
  ports: Ports,
  { row, owner }: { readonly row: OutboxRow; readonly owner: string },
): Promise<OutboxRow> {
  const leaseFields = {
    state: 'sending',
    tried: true,
    lease: { owner, until: isoAfter(ports, leaseOf(row)) },
  } as const;
  await db.outbox.update(row.n, leaseFields);
  return { ...row, ...leaseFields };
}

/**
 * Without a stolen lock this is the only sender, so a leased row belongs to a dead process. Release it under
 * its own key.
 */
export async function releaseStaleLeases(db: Db, lane: Lane): Promise<void> {
  await db.outbox
    .where('state')
    .equals('sending')
    .and((row) => isOf(lane, row))
    .modify({ state: 'pending', lease: null });
}

/**
 * The current row if this drain still owns it. The code of a stolen lock continues to run, so check before
 * settling.
 */
export async function ownedRow(db: Db, { n, key, lease: mine }: OutboxRow): Promise<OutboxRow | null> {
  const row = await db.outbox.get(n);
  if (mine === null) return row?.state === 'pending' && row.key === key ? row : null;
  return row?.state === 'sending' && row.lease?.owner === mine.owner ? row : null;
}
