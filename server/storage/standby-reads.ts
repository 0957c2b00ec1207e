/**
 * Reads of changes on a standby. It answers if it has replayed all that the primary had written when the call came:
 * a device never sees an older state.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { CURRENT_GENERATION } from './generation.ts';
import { type Database, type Sql, sqlOf } from './sql.ts';

export interface StandbyReads {
  /** Undefined while the standby is left out after a failure: then the primary reads. */
  readonly reader: () => Promise<Sql | undefined>;
}

/** A standby replays within some milliseconds. Waiting longer costs more than a read of the primary. */
const TRIES = 4;
const BETWEEN_MS = 10;

/** For a connection and its answer that it has replayed enough. */
const ANSWER_MS = 100;

/** A standby is left out for so long after its first failure, and twice as long after each further one. */
const FIRST_LEFT_OUT_MS = 5_000;
const LONGEST_LEFT_OUT_MS = 60_000;

interface StandbyPorts {
  readonly primary: Database;
  readonly standby: Database;
  readonly now: () => Date;
}

/** The state that a standby must have replayed. */
interface PrimaryPosition {
  readonly position: string;
  readonly generation: string;
}

export function standbyReads({ primary, standby, now }: StandbyPorts): StandbyReads {
  const onPrimary = sqlOf(primary);
  let leftOutUntil = 0;
  let failures = 0;

  const isLeftOut = (): boolean => now().getTime() < leftOutUntil;

  const leaveOut = (): void => {
    if (isLeftOut()) return; // calls at the same time are one failure
    leftOutUntil = now().getTime() + Math.min(FIRST_LEFT_OUT_MS * 2 ** failures, LONGEST_LEFT_OUT_MS);
    failures += 1;
  };

  const presentPosition = shared(async () => {
    const { rows } = await onPrimary.query<PrimaryPosition>(
      `SELECT pg_current_wal_flush_lsn()::text AS position, ${CURRENT_GENERATION} AS generation`,
      [],
    );
    return rows[0] ?? { position: '', generation: '' };
  });

  /** The question and the read are on one connection: behind one address there may be several standbys. */
  const readAt = (needed: PrimaryPosition): Sql['query'] =>
    async function read(...statement) {
      const client = await currentClient(standby, needed).catch(leaveOut);
      if (!client) return onPrimary.query(...statement);
      try {
        const result = await sqlOf(client, standby.prepares).query<never>(...statement);
        client.release();
        failures = 0;
        return result;
      } catch {
        // a standby cancels a read that holds up its replay
        client.release(true);
        leaveOut();
        return onPrimary.query(...statement);
      }
    };

  return {
    reader: async () => (isLeftOut() ? undefined : { query: readAt(await presentPosition()) }),
  };
}

/** A connection whose standby has replayed enough, or undefined. Throws if it does not answer in time. */
async function currentClient(standby: Database, needed: PrimaryPosition): Promise<PoolClient | undefined> {
  const late = new AbortController();
  const asked = askedClient(standby, needed, late.signal);
  const timer = new AbortController();
  const tooLate = pause(ANSWER_MS, 'late' as const, { signal: timer.signal });
  tooLate.catch(() => undefined);
  const first = await Promise.race([asked, tooLate]).finally(() => {
    timer.abort();
  });
  if (first !== 'late') return first;
  late.abort();
  asked.catch(() => undefined);
  if (isBusy(standby)) return undefined;
  throw new Error('the standby does not answer');
}

/** All connections answer other calls, which says nothing about the standby. */
const isBusy = ({ idleCount, totalCount, options }: Database): boolean =>
  idleCount === 0 && totalCount >= options.max;

async function askedClient(
  standby: Database,
  needed: PrimaryPosition,
  late: AbortSignal,
): Promise<PoolClient | undefined> {
  const client = await standby.connect();
  if (late.aborted) {
    client.release();
    return undefined;
  }
  // an answer that still comes belongs to no later statement
  const end = (): void => client.release(true);
  late.addEventListener('abort', end, { once: true });
  try {
    const isCurrent = await hasReachedSoon(sqlOf(client, standby.prepares), needed, late);
    if (late.aborted) return undefined;
    if (isCurrent) return client;
    client.release();
    return undefined;
  } catch (error) {
    if (!late.aborted) client.release(true);
    throw error;
  } finally {
    late.removeEventListener('abort', end);
  }
}

async function hasReachedSoon(standby: Sql, needed: PrimaryPosition, late: AbortSignal): Promise<boolean> {
  for (let tries = 1; tries <= TRIES && !late.aborted; tries += 1) {
    if (await hasReached(standby, needed)) return true;
    await pause(BETWEEN_MS);
  }
  return false;
}

/** The generation too: a standby that follows a former primary may be far, but on another timeline. */
async function hasReached(standby: Sql, { position, generation }: PrimaryPosition): Promise<boolean> {
  const { rows } = await standby.query<{ reached: boolean | null }>(
    `SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn
       AND ${CURRENT_GENERATION} = $2 AS reached`,
    [position, generation],
  );
  return rows[0]?.reached === true;
}

/** Calls at the same time share one answer. One that comes during a run shares the next run. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const run = (): Promise<T> => {
    const own = ask().finally(() => {
      if (running === own) running = undefined;
    });
    running = own;
    return own;
  };
  return async () => {
    if (!running) return run();
    next ??= running
      .catch(() => undefined)
      .then(async () => {
        next = undefined;
        return run();
      });
    return next;
  };
}
