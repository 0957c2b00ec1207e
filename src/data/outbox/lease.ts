/**
 * Taking the next row to send. First in, first out for each record; independent records overtake. A row is
 * marked before it goes and stays until its answer is known: a killed worker leaves a lease that runs out.
 */
import type { Db } from '#data/store/db.ts';
import { metaOf } from '#data/store/meta.ts';
import { reflow } from './outbox.ts';
import { NEEDS_YOU, type OutboxRow, type RowError } from './outbox-row.ts';
import { isNewer } from '#data/records/kinds.ts';
import { instant, later, type Ports } from '#data/store/ports.ts';
import { LONGEST_MS } from './retry-delay.ts';
import { STRUGGLING_ATTEMPTS, STRUGGLING_MS } from './struggling.ts';

/** Longer than a call may take; as long as a silent holder of the lock is believed. */
export const LEASE_MS = 30_000;
const DAY_MS = 24 * 3_600_000;
/** Twice the ten seconds of an undo: the clock may be corrected by a step meanwhile. */
const UNTRIED_WAIT_MS = 20_000;
/** The server forgets a key after so long: from then on a repeat might count twice, so the person is asked. */
const EXPIRY_MS = 90 * DAY_MS;

export type Taken =
  | { readonly kind: 'row'; readonly row: OutboxRow }
  | { readonly kind: 'idle' }
  /** Written by a newer version of the app than this one. */
  | { readonly kind: 'too-old' };

export function takeNext(db: Db, ports: Ports, owner: string): Promise<Taken> {
  return db.transaction('rw', db.outbox, db.meta, async () => {
    const user = await metaOf(db, 'user');
    if (!user) return { kind: 'idle' }; // signed out meanwhile: nobody's rows are judged
    for (;;) {
      const row = await nextDue(db, ports);
      if (!row) return { kind: 'idle' };
      if (isNewer(row)) return { kind: 'too-old' };
      const objection = objectionTo(row, ports, user._id);
      if (!objection) return { kind: 'row', row: await lease(db, ports, { row, owner }) };
      await db.outbox.update(row.n, { state: 'rejected', lease: null, lastError: objection });
      await reflow(db, row.entityId);
    }
  });
}

function nextDue(db: Db, ports: Ports): Promise<OutboxRow | undefined> {
  const now = ports.now().getTime();
  const earlier = new Set<string>();
  const isNext = (row: OutboxRow): boolean => {
    const behind = earlier.has(row.entityId) || (row.after !== undefined && earlier.has(row.after));
    earlier.add(row.entityId);
    return !behind && isDue(row, now);
  };
  return db.outbox.orderBy('n').filter(isNext).first();
}

function isDue(row: OutboxRow, now: number): boolean {
  if (NEEDS_YOU.includes(row.state)) return false;
  if (row.state === 'sending') return !row.lease || isPast(row.lease.until, now, LEASE_MS);
  return isPast(row.nextAt, now, longestWait(row));
}

/** A longer time that the server asked for is the whole queue's (`quiet.ts`). */
function longestWait(row: OutboxRow): number {
  if (!row.tried) return UNTRIED_WAIT_MS;
  return row.attempts >= STRUGGLING_ATTEMPTS ? STRUGGLING_MS : LONGEST_MS;
}

/** Further ahead than it can have been set: the clock was set back, so it does not bind. */
function isPast(at: string, now: number, furthest: number): boolean {
  const ahead = Date.parse(at) - now;
  return ahead <= 0 || ahead > furthest;
}

function objectionTo(row: OutboxRow, ports: Ports, userId: string): RowError | null {
  const at = instant(ports);
  if (row.userId !== userId) return { code: 'wrong-user', msg: '', status: 0, at };
  const age = ports.now().getTime() - Date.parse(row.confirmedAt ?? row.clientTime);
  return age > EXPIRY_MS ? { code: 'expired', msg: '', status: 0, at } : null;
}

async function lease(
  db: Db,
  ports: Ports,
  { row, owner }: { readonly row: OutboxRow; readonly owner: string },
): Promise<OutboxRow> {
  const taken = { state: 'sending', tried: true, lease: { owner, until: later(ports, LEASE_MS) } } as const;
  await db.outbox.update(row.n, taken);
  return { ...row, ...taken };
}

/**
 * Who gets the lock without stealing it is the only one who sends: a row still marked belongs to one who was killed,
 * and goes again now, under its own key. (A frozen holder is not gone; its leases run out.)
 */
export async function takeBack(db: Db): Promise<void> {
  await db.outbox.where('state').equals('sending').modify({ state: 'pending', lease: null });
}

/** The row as it stands, if it is still this drain's: a stolen lock does not stop the code that held it. */
export async function stillMine(db: Db, { n, lease: mine }: OutboxRow): Promise<OutboxRow | null> {
  const row = await db.outbox.get(n);
  return row?.state === 'sending' && row.lease?.owner === mine?.owner ? row : null;
}
