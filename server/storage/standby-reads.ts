/**
 * Reads of changes on a standby. It answers if it has replayed all that the primary had written when the call came:
 * a device never sees an older state.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { CURRENT_GENERATION } from './generation.ts';
import { type Database, type Sql, sqlOf } from './sql.ts';

export interface StandbyReads {
  /** Undefined while the standby is behind or does not answer: then the primary reads. */
  readonly reader: () => Promise<Sql | undefined>;
}

/** A standby replays within some milliseconds. Waiting longer costs more than a read of the primary. */
const TRIES = 4;
const BETWEEN_MS = 10;

/** Milliseconds without a look at a standby that did not answer. */
const REST_MS = 5_000;

interface StandbyPorts {
  readonly primary: Database;
  readonly standby: Database;
  readonly now: () => Date;
}

export function standbyReads({ primary, standby, now }: StandbyPorts): StandbyReads {
  const onPrimary = sqlOf(primary);
  const onStandby = sqlOf(standby);
  let restUntil = 0;

  const rest = (): void => {
    restUntil = now().getTime() + REST_MS;
  };

  const isCurrent = shared(async () => {
    const { rows } = await onPrimary.query<{ position: string; generation: string }>(
      `SELECT pg_current_wal_flush_lsn()::text AS position, ${CURRENT_GENERATION} AS generation`,
      [],
    );
    const [{ position, generation } = { position: '', generation: '' }] = rows;
    try {
      for (let tries = 1; tries <= TRIES; tries += 1) {
        if (await hasReached(onStandby, position, generation)) return true;
        await pause(BETWEEN_MS);
      }
    } catch {
      rest();
    }
    return false;
  });

  /** A standby cancels a read that holds up its replay. The primary then reads. */
  const reading: Sql = {
    query: async (...statement) => {
      try {
        return await onStandby.query(...statement);
      } catch {
        rest();
        return onPrimary.query(...statement);
      }
    },
  };

  return {
    reader: async () => (now().getTime() >= restUntil && (await isCurrent()) ? reading : undefined),
  };
}

/** The generation too: a standby that follows a former primary may be far, but on another timeline. */
async function hasReached(standby: Sql, position: string, generation: string): Promise<boolean> {
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
