/** State of the judge's docket on this device, and its first download. */
import { useEffect, useState } from 'react';
import type { Db } from '#data/store/db.ts';
import { reportFailure } from '#data/store/failure-log.ts';
import { getMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';
import { pull } from '#data/sync/pull.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { engineOf } from '#data/records/kinds.ts';

/** `never`: nothing fetched yet, so an empty list would be wrong. */
export type DocketState = 'never' | 'unverified' | 'ready';

export async function docketState(db: Db): Promise<DocketState> {
  if ((await db.applications.limit(1).count()) > 0) return 'ready';
  const profile = await getMeta(db, 'profile');
  if (profile?.verified === false) return 'unverified';
  return (await getMeta(db, 'cursor')) === null ? 'never' : 'ready';
}

export interface Docket {
  readonly state: 'loading' | 'failed' | 'unverified' | 'ready';
  readonly fetching: boolean;
  /** Server message of the failed fetch; may be empty. */
  readonly said: string;
  /** Manual retries without a change. */
  readonly tries: number;
  readonly fetchAgain: () => void;
}

export function useDocket(): Docket {
  const { db, ports } = useDevice();
  const live = useLive(() => docketState(db), [db]);
  const [fetching, setFetching] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [tries, setTries] = useState(0);

  const never = live.status === 'ready' && live.value === 'never';
  useEffect(() => {
    if (never) void failureOf(db, ports).then(setFailed);
  }, [never, db, ports]);

  const fetchAgain = async () => {
    setFetching(true);
    setFailed(await failureOf(db, ports));
    setFetching(false);
    setTries((count) => count + 1);
  };
  const state = stateOf(live.status === 'ready' ? live.value : 'never', failed !== null);
  return { state, fetching, said: failed ?? '', tries, fetchAgain: () => void fetchAgain() };
}

/** Null on success; otherwise the server message, which may be empty. */
async function failureOf(db: Db, ports: Ports): Promise<string | null> {
  try {
    const { kind, said = '' } = await pull(engineOf(db, ports));
    return kind === 'pulled' ? null : said;
  } catch (error) {
    reportFailure(error, 'page');
    return '';
  }
}

function stateOf(state: DocketState, failed: boolean): Docket['state'] {
  if (state !== 'never') return state;
  return failed ? 'failed' : 'loading';
}
