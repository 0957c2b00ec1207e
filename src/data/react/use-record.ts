/**
 * One live record of this device; `RecordView` renders every state of it. A missing record is fetched once,
 * and again when the network returns.
 */
import { useCallback, useEffect, useState } from 'react';
import type { FetchOutcome, FetchFailure } from '#data/records/fetch-record.ts';
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import type { Ports } from '#data/store/ports.ts';
import { useDevice } from './use-device.ts';
import { useLive } from './use-live.ts';
import { useNetworkReturn } from './use-network-return.ts';

export type RecordState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | {
      readonly status: FetchFailure['kind'];
      /** The server's message; '' if it sent none. */
      readonly msg: string;
      /** Null if a retry cannot help. */
      readonly tryAgain: (() => void) | null;
      /** No endpoint reads it, so before the first finished pull it may still come. */
      readonly comesByPull: boolean;
    };

/** How one kind of record is read. A constant of its module. */
export interface RecordSource<T> {
  /** Null if it is not on this device. */
  readonly read: (db: Db, id: string) => Promise<T | null>;
  /** Absent for records that exist only on this device. */
  readonly fetch?: (db: Db, ports: Ports, id: string) => Promise<FetchOutcome>;
}

const NOWHERE: FetchFailure = { kind: 'missing', msg: '' };
const FAILED: FetchFailure = { kind: 'failed', msg: '' };

export function useRecord<T>({ read, fetch }: RecordSource<T>, id: string): RecordState<T> {
  const { db, ports } = useDevice();
  const live = useLive(() => read(db, id), [db, read, id]);
  const [asked, setAsked] = useState<RecordFetchState>({ id, outcome: null });
  const away = live.status === 'ready' && live.value === null;

  const ask = useCallback(async () => {
    if (!fetch) return answered(id, NOWHERE);
    const came = await fetch(db, ports, id).catch(backgroundFailed); // storage may be full, so the user can retry
    return answered(id, came ?? FAILED);
  }, [db, ports, fetch, id]);
  useEffect(() => {
    if (away) void ask().then(setAsked);
  }, [away, ask]);

  const outcome = asked.id === id ? asked.outcome : null;
  const again = () => {
    setAsked({ id, outcome: null });
    void ask().then(setAsked);
  };
  useNetworkReturn(away && outcome?.kind === 'offline', again);
  if (live.status === 'ready' && live.value !== null) return { status: 'ready', value: live.value };
  if (!away || outcome === null) return { status: 'loading' };
  return {
    status: outcome.kind,
    msg: outcome.msg,
    tryAgain: outcome.kind === 'missing' ? null : again,
    comesByPull: fetch === undefined,
  };
}

interface RecordFetchState {
  readonly id: string;
  /** Null while it is being fetched. */
  readonly outcome: FetchFailure | null;
}

const answered = (id: string, came: FetchOutcome): RecordFetchState => ({
  id,
  outcome: came.kind === 'kept' ? null : came,
});
