/**
 * Sends what waits, from the page and from the service worker alike. The Web Lock is held for one turn, so a
 * frozen tab starves nobody; a holder that has gone silent loses it, and its code finds its leases gone.
 */
import type { Db } from '#data/store/db.ts';
import type { Settled } from './settling.ts';
import { keepContact } from '#data/store/clock.ts';
import { mustCompare } from './history.ts';
import { reachOf } from './is-there.ts';
import { type Lane, takeBack, takeNext } from './lease.ts';
import { clearMeta, metaOf, setMeta } from '#data/store/meta.ts';
import { WAITING } from './outbox-row.ts';
import { mayAskAgain, pausedForToken, pauseTooOld } from './pause.ts';
import { instant, type Ports } from '#data/store/ports.ts';
import { isQuiet } from './quiet.ts';
import { ifThereIsRoom } from '#data/store/saving.ts';
import { isStorageFull } from '#data/store/storage-full.ts';
import { forgetOldReceipts } from './receipts.ts';
import { send } from './send.ts';
import { noteUnreachable, settle } from './settle.ts';
import { nextDrainAt } from './next-drain.ts';
import { hasUnkept, noteUnkept, tryUnkeptAgain } from './unkept.ts';
import type { Answered } from '#data/records/record-kind.ts';

const TURN_ROWS = 50;
const TURN_MS = 20_000;
const BEAT_MS = 5_000;
const SILENCE_MS = 30_000;
const LOOK_AGAIN_MS = 1_000;

export interface DrainOutcome {
  readonly kind: 'drained' | 'waiting' | 'offline' | 'paused' | 'revoked' | 'busy' | 'compare' | 'full';
  readonly sent: number;
  readonly left: number;
  /** When to try again; null where only a person, or nothing, can help. */
  readonly nextAt: string | null;
}

type TurnEnd = 'more' | 'idle' | 'busy' | Exclude<Settled, 'sent' | 'on'>;

/** Files go beside the acts and never hold them up; each lane has one sender at a time. */
export async function drain(db: Db, ports: Ports, lane: Lane = 'acts'): Promise<DrainOutcome> {
  let sent = 0;
  let end: TurnEnd = 'more';
  const count = () => {
    sent += 1;
  };
  await tryUnkeptAgain(db, ports);
  while (end === 'more') end = (await hindrance(db, ports)) ?? (await lockedTurn(db, ports, { lane, count }));
  if (end === 'idle' && hasUnkept(ports)) end = 'full';
  if (end === 'full') await ifThereIsRoom(setMeta(db, 'full', { at: instant(ports) }));
  const left = await db.outbox.where('state').anyOf(WAITING).count();
  const stopped = end === 'idle' || end === 'quiet' ? (left > 0 ? 'waiting' : 'drained') : end;
  return { kind: stopped, sent, left, nextAt: await nextDrainAt(db) };
}

/** Why not even the first row may go. */
async function hindrance(db: Db, ports: Ports): Promise<TurnEnd | null> {
  const paused = await metaOf(db, 'paused');
  if (paused?.reason === 'too-old' && mayAskAgain(paused, ports)) await clearMeta(db, 'paused');
  else if (paused) return paused.reason === 'revoked' ? 'revoked' : 'paused';
  if (await pausedForToken(db, ports)) return 'paused';
  if (await isQuiet(db, ports)) return 'quiet';
  return (await mustCompare(db)) ? 'compare' : null;
}

type Sending = Pick<Turn, 'lane' | 'count'>;

async function lockedTurn(db: Db, ports: Ports, sending: Sending): Promise<TurnEnd> {
  const user = await metaOf(db, 'user');
  if (!user) return 'paused';
  const { lane } = sending;
  const name = `${LOCK[lane]}:${user._id}`;
  const beat = BEAT[lane];
  const holding = { isOurs: true };
  const work = () => beating({ db, ports, beat }, (owner) => turn({ db, ports, owner, holding, ...sending }));
  const workAlone = async () => {
    await takeBack(db, lane);
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
    // Stolen from us. Dexie has an AbortError too, of a full disk: that one is no DOMException.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    holding.isOurs = false; // its code runs on: it takes no other row
    return 'busy';
  }
}

const LOCK = { acts: 'drain', files: 'drain-files' } as const;
const BEAT = { acts: 'heartbeat', files: 'heartbeat-files' } as const;

interface Beating {
  readonly db: Db;
  readonly ports: Ports;
  readonly beat: (typeof BEAT)[Lane];
}

/**
 * Looks twice: who has only just got the lock has not beaten yet, and the last beat is someone else's. On a full phone a
 * living holder cannot say so either: it is not taken for silent.
 */
async function isSilent({ db, ports, beat }: Beating): Promise<boolean> {
  const last = await metaOf(db, beat);
  const age = last ? Math.abs(ports.now().getTime() - Date.parse(last.at)) : Infinity;
  if (age <= SILENCE_MS || !(await mayBeSaid({ db, ports, beat }))) return false;
  await new Promise((resolve) => {
    setTimeout(resolve, LOOK_AGAIN_MS);
  });
  const later = await metaOf(db, beat);
  return later?.at === last?.at && later?.owner === last?.owner;
}

/** The last beat is written once more as it is. */
async function mayBeSaid({ db, ports, beat }: Beating): Promise<boolean> {
  try {
    await db.transaction('rw', db.meta, async () => {
      await setMeta(db, beat, (await metaOf(db, beat)) ?? { owner: '', at: instant(ports) });
    });
    return true;
  } catch (error) {
    if (isStorageFull(error)) return false;
    throw error;
  }
}

/** Says every five seconds that the holder of the lock is alive. */
async function beating(
  { db, ports, beat }: Beating,
  work: (owner: string) => Promise<TurnEnd>,
): Promise<TurnEnd> {
  const owner = ports.newId();
  const say = () => ifThereIsRoom(setMeta(db, beat, { owner, at: instant(ports) }));
  await say();
  const timer = setInterval(() => {
    say().catch(() => clearInterval(timer)); // closed under us: the turn ends by itself
  }, BEAT_MS);
  try {
    return await work(owner);
  } finally {
    clearInterval(timer);
  }
}

interface Turn {
  readonly db: Db;
  readonly ports: Ports;
  readonly owner: string;
  readonly lane: Lane;
  readonly count: () => void;
  /** False once another one has taken the lock. */
  readonly holding: { readonly isOurs: boolean };
}

async function turn({ db, ports, owner, lane, count, holding }: Turn): Promise<TurnEnd> {
  const until = ports.now().getTime() + TURN_MS;
  let reached = false;
  for (let rows = 0; rows < TURN_ROWS && ports.now().getTime() < until; rows += 1) {
    const token = await metaOf(db, 'token');
    if (token === null) return 'paused';
    if (!holding.isOurs) return 'busy';
    const taken = await takeNext(db, ports, { owner, lane, reached });
    if (taken.kind === 'ask') {
      if ((await reachOf(ports)) === 'away') return away(db, ports);
      reached = true;
      continue;
    }
    if (taken.kind !== 'row') return nothingTaken(db, ports, taken);
    const { answered, clockOffset } = await send(db, ports, token, taken.row);
    await ifThereIsRoom(heardTime(db, ports, clockOffset));
    const settled = await settleOrLeave(db, ports, { row: taken.row, token }, answered);
    if (settled === 'sent') count();
    else if (settled !== 'on') return settled;
    reached = true;
  }
  return 'more';
}

/** Where the court has answered for this row alone and there is no room to keep that, the next ones can go all the same. */
// oxlint-disable-next-line max-params -- every act begins with db and ports
async function settleOrLeave(
  db: Db,
  ports: Ports,
  sending: Parameters<typeof settle>[2],
  answered: Answered,
): Promise<Settled> {
  const settled = await settle(db, ports, sending, answered);
  const isOfOneRow = answered.kind === 'record' || answered.kind === 'refused';
  if (settled !== 'full' || !isOfOneRow) return settled;
  noteUnkept(ports, sending.row, answered.kind === 'record' && answered.isTaken);
  return 'on';
}

const DAY_MS = 24 * 3_600_000;

/** A clock that runs years ahead would call every receipt old: nothing is forgotten before the server has said the day. */
async function heardTime(db: Db, ports: Ports, clockOffset: number | null): Promise<void> {
  await keepContact(db, ports, clockOffset);
  if (clockOffset !== null && Math.abs(clockOffset) < DAY_MS) await forgetOldReceipts(db, ports);
}

async function away(db: Db, ports: Ports): Promise<TurnEnd> {
  await ifThereIsRoom(noteUnreachable(db, ports));
  return 'offline';
}

async function nothingTaken(db: Db, ports: Ports, { kind }: { readonly kind: 'idle' | 'full' | 'too-old' }) {
  if (kind !== 'too-old') return kind;
  await pauseTooOld(db, ports);
  return 'paused';
}
