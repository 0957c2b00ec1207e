/** State of the judge's docket on this device. */
import { useEffect } from 'react';
import type { Db } from '#data/store/db.ts';
import { type RecordsState, recordsState } from '#data/store/first-pull.ts';
import { getMeta } from '#data/store/meta.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { fetchNow } from '#parts/first-pull/fetch-now.ts';

/** `ready`: applications are here, or the first pull has finished. `no-second-factor`: this session has no courts. */
export type Docket =
  | Exclude<RecordsState, { readonly kind: 'known' }>
  | { readonly kind: 'unverified' | 'no-second-factor' | 'ready' };

async function docketOf(db: Db): Promise<Docket> {
  if ((await db.applications.limit(1).count()) > 0) return { kind: 'ready' };
  const profile = await getMeta(db, 'profile');
  if (profile?.verified === false) return { kind: 'unverified' };
  if (profile?.verified === true && profile.courts?.length === 0) return { kind: 'no-second-factor' };
  const state = await recordsState(db);
  return state.kind === 'known' ? { kind: 'ready' } : state;
}

const FETCHING: Docket = { kind: 'fetching' };

export function useDocket(): Docket {
  const { db, ports } = useDevice();
  const live = useLive(() => docketOf(db), [db]);
  const docket = live.status === 'ready' ? live.value : FETCHING;
  const isUnknown = live.status === 'ready' && docket.kind === 'fetching';
  useEffect(() => {
    if (isUnknown) void fetchNow(db, ports);
  }, [isUnknown, db, ports]);
  return docket;
}
