/** Counts the user's matters once all are on the device, and on request. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { MatterDescription } from '#domain/analytics/foresight.ts';
import type { MattersCounted } from '#parts/matter-statistics/matters-messages.ts';
import { useRecordsState } from '#parts/first-pull/use-records-state.ts';
import { type MattersThread, mattersThread } from '#parts/matter-statistics/matters-thread.ts';

export type OwnMattersState =
  | { readonly status: 'counting' | 'failed' }
  | { readonly status: 'ready'; readonly counted: MattersCounted };

export function useOwnMatters(): readonly [
  OwnMattersState,
  (described: MatterDescription | null) => Promise<void>,
] {
  const { db } = useDevice();
  const { day: today } = useCourtDay();
  const isKnown = useRecordsState()?.kind === 'known';
  const [state, setState] = useState<OwnMattersState>({ status: 'counting' });
  const thread = useRef<MattersThread | null>(null);
  const turn = useRef(0);
  const latest = useRef<MatterDescription | null>(null);
  const count = useCallback(
    async (described: MatterDescription | null) => {
      latest.current = described;
      turn.current += 1;
      const mine = turn.current;
      const next = await thread.current?.count({ described, today }).then(
        (counted): OwnMattersState => ({ status: 'ready', counted }),
        (): OwnMattersState => ({ status: 'failed' }), // logged by the counter
      );
      if (next && mine === turn.current) setState(next);
    },
    [today],
  );
  useEffect(() => {
    const own = mattersThread(db);
    thread.current = own;
    return () => {
      turn.current += 1; // ignore later results
      own.stop();
    };
  }, [db]);
  useEffect(() => {
    if (isKnown) void count(latest.current);
  }, [count, isKnown]);
  return [state, count];
}
