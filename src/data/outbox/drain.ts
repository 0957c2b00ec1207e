/**
 * Sends the outbox, from the page and from the service worker. The Web Lock is held for one turn, so a frozen
 * tab blocks nobody; a silent holder loses it and its leases.
 */
import type { Db } from '#data/store/db.ts';
import type { SettleResult } from './settle-types.ts';
import { saveServerContact } from '#data/store/clock.ts';
import { needsResync } from './server-generation.ts';
import { checkReachability } from './reachability.ts';
import { type Lane, releaseStaleLeases, leaseNext } from './lease.ts';
import { clearMeta, getMeta, setMeta } from '#data/store/meta.ts';
import { WAITING } from '#data/store/outbox-row.ts';
import { isClosing, mayAskAgain, pausedForToken, pauseTooOld } from './pause.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { isBackingOff } from './backoff.ts';
import { bestEffort } from '#data/store/storage-full.ts';
import { forgetOldReceipts } from './receipts.ts';
import { send } from './send.ts';
import { noteUnreachable, type OutgoingRow, settle } from './settle.ts';
import { nextDrainAt } from './next-drain.ts';
import { hasUnstoredAnswers, recordUnstoredAnswer, retryUnstoredAnswers } from './unstored-answers.ts';
import type { Engine } from './engine.ts';
import type { AnswerVerdictFor } from './record-kind.ts';

const TURN_ROWS = 50;
const TURN_MS = 20_000;
const BEAT_MS = 5_000;
const SILENCE_MS = 30_000;
const LOOK_AGAIN_MS = 1_000;

export interface DrainOutcome {
  readonly kind: 'drained' | 'waiting' | 'offline' | 'paused' | 'revoked' | 'busy' | 'compare' | 'full';
  readonly sent: number;
  readonly left: number;
  /** Time of the next attempt; null if only the user, or nothing, can help. */
  readonly nextAt: string | null;
}

type TurnResult = 'more' | 'idle' | 'busy' | Exclude<SettleResult, 'sent' | 'on'>;

/** Files use a separate lane, so they never delay other rows. Each lane has one sender. */
export async function drain(engine: Engine, lane: Lane = 'acts'): Promise<DrainOutcome> {
  const { db, ports } = engine;
  let sent = 0;
  let end: TurnResult = 'more';
  const count = () => {
    sent += 1;
  };
  await retryUnstoredAnswers(db, ports);
  while (end === 'more') end = (await drainBlocker(db, ports)) ?? (await lockedTurn(engine, { lane, count }));
  if (end === 'idle' && hasUnstoredAnswers(ports)) end = 'full';
  const left = await db.outbox.where('state').anyOf(WAITING).count();
  const stopped = end === 'idle' || end === 'quiet' ? (left > 0 ? 'waiting' : 'drained') : end;
  return { kind: stopped, sent, left, nextAt: await nextDrainAt(db) };
}

/** Reason why not even the first row can be sent. */
async function drainBlocker(db: Db, ports: Ports): Promise<TurnResult | null> {
  const paused = await getMeta(db, 'paused');
  if (paused?.reason === 'too-old' && mayAskAgain(paused, ports)) await clearMeta(db, 'paused');
  else if (paused) return isClosing(paused) ? 'revoked' : 'paused';
  if (await pausedForToken(db, ports)) return 'paused';
  if (await isBackingOff(db, ports)) return 'quiet';
  return (await needsResync(db)) ? 'compare' : null;
}

type SendProgress = Pick<DrainTurn, 'lane' | 'count'>;

async function lockedTurn(engine: Engine, sending: SendProgress): Promise<TurnResult> {
  const { db, ports } = engine;
  const user = await getMeta(db, 'user');
  if (!user) return 'paused';
  const { lane } = sending;
  const name = `${LOCK[lane]}:${user._id}`;
  const beat = BEAT[lane];
  const holding = { ownsLock: true };
  const work = () =>
    withHeartbeat({ db, ports, beat }, (owner) => turn(engine, { owner, holding, ...sending }));
  const workAlone = async () => {
    await releaseStaleLeases(db, lane);
    return work();
  };
  try {
    const end = await ports.locks.request(name, { ifAvailable: true }, async (lock) =>
      lock ? workAlone() : null,
    );
    if (end !== null) return end;
    return (await isSilent({ db, ports, beat }))
      ? await ports.locks.request(name, { steal: true }, work)
      : 'busy';
  } catch (error) {
    // Lock stolen. Dexie's AbortError (storage full) is no DOMException.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    holding.ownsLock = false; // the code of the old turn still runs but leases no further row
    return 'busy';
  }
}

/** Waits until the round that another page or the worker runs now has ended. */
export async function otherRoundEnds({ db, ports }: Pick<Engine, 'db' | 'ports'>): Promise<void> {
  const user = await getMeta(db, 'user');
  if (user) await ports.locks.request(`${LOCK.acts}:${user._id}`, {}, async () => undefined);
}

const LOCK = { acts: 'drain', files: 'drain-files' } as const;
const BEAT = { acts: 'heartbeat', files: 'heartbeat-files' } as const;

interface HeartbeatContext {
  readonly db: Db;
  readonly ports: Ports;
  readonly beat: (typeof BEAT)[Lane];
}

/**
 * Checks twice: a new lock holder may not have written its first heartbeat. If storage is full, no holder can write one,
 * so it does not count as silent.
 */
async function isSilent({ db, ports, beat }: HeartbeatContext): Promise<boolean> {
  const last = await getMeta(db, beat);
  const age = last ? Math.abs(ports.now().getTime() - Date.parse(last.at)) : Infinity;
  if (age <= SILENCE_MS || !(await canWriteHeartbeat({ db, ports, beat }))) return false;
  await new Promise((resolve) => {
    setTimeout(resolve, LOOK_AGAIN_MS);
  });
  const later = await getMeta(db, beat);
  const isUnchanged = later?.at === last?.at && later?.owner === last?.owner;
  // the first check may have taken the last space that the holder's heartbeat needs
  return isUnchanged && canWriteHeartbeat({ db, ports, beat });
}

/** Rewrites the last heartbeat to test whether storage is writable. */
function canWriteHeartbeat({ db, ports, beat }: HeartbeatContext): Promise<boolean> {
  const rewrite = async () =>
    setMeta(db, beat, (await getMeta(db, beat)) ?? { owner: '', at: nowIso(ports) });
  return bestEffort(db.transaction('rw', db.meta, rewrite));
}

/** Writes a heartbeat every five seconds. */
async function withHeartbeat(
  { db, ports, beat }: HeartbeatContext,
  work: (owner: string) => Promise<TurnResult>,
): Promise<TurnResult> {
  const owner = ports.newId();
  const say = () => bestEffort(setMeta(db, beat, { owner, at: nowIso(ports) }));
  await say();
  const timer = setInterval(() => {
    say().catch(() => clearInterval(timer)); // database closed: the turn ends
  }, BEAT_MS);
  try {
    return await work(owner);
  } finally {
    clearInterval(timer);
  }
}

interface DrainTurn {
  readonly owner: string;
  readonly lane: Lane;
  readonly count: () => void;
  /** False after another sender took the lock. */
  readonly holding: { readonly ownsLock: boolean };
}

async function turn(engine: Engine, { owner, lane, count, holding }: DrainTurn): Promise<TurnResult> {
  const { db, ports } = engine;
  const until = ports.now().getTime() + TURN_MS;
  let reached = false;
  for (let rows = 0; rows < TURN_ROWS && ports.now().getTime() < until; rows += 1) {
    const token = await getMeta(db, 'token');
    if (token === null) return 'paused';
    if (!holding.ownsLock) return 'busy';
    const leaseResult = await leaseNext(engine, { owner, lane, reached });
    if (leaseResult.kind === 'ask') {
      if ((await checkReachability(ports)) === 'away') return markOffline(db, ports);
      reached = true;
      continue;
    }
    if (leaseResult.kind !== 'row') return endWithoutRow(db, ports, leaseResult);
    const { answered, clockOffset } = await send(engine, token, leaseResult.row);
    await bestEffort(recordServerTime(db, ports, clockOffset));
    const settled = await settleOrDefer(engine, { row: leaseResult.row, token }, answered);
    if (settled === 'sent') count();
    else if (settled !== 'on') return settled;
    reached = true;
  }
  return 'more';
}

/** If only this row's answer cannot be stored, the next rows can still be sent. */
async function settleOrDefer(
  engine: Engine,
  sending: OutgoingRow,
  answered: AnswerVerdictFor,
): Promise<SettleResult> {
  const settled = await settle(engine, sending, answered);
  const isOfOneRow = answered.kind === 'record' || answered.kind === 'refused';
  if (settled !== 'full' || !isOfOneRow) return settled;
  recordUnstoredAnswer(engine, sending.row, answered.kind === 'record' && answered.isAccepted);
  return 'on';
}

const DAY_MS = 24 * 3_600_000;

/** Keeps receipts until the server gave the date: a clock years ahead would expire all of them. */
async function recordServerTime(db: Db, ports: Ports, clockOffset: number | null): Promise<void> {
  await saveServerContact(db, ports, clockOffset);
  if (clockOffset !== null && Math.abs(clockOffset) < DAY_MS) await forgetOldReceipts(db, ports);
}

async function markOffline(db: Db, ports: Ports): Promise<TurnResult> {
  await bestEffort(noteUnreachable(db, ports));
  return 'offline';
}

async function endWithoutRow(db: Db, ports: Ports, { kind }: { readonly kind: 'idle' | 'full' | 'too-old' }) {
  if (kind !== 'too-old') return kind;
  await pauseTooOld(db, ports);
  return 'paused';
}
