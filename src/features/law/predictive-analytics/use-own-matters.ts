/** Counts the user's matters on opening and on request. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { MatterDescription } from '#domain/analytics/foresight.ts';
import type { MattersCounted } from '#parts/matter-statistics/matters-messages.ts';
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
  const [state, setState] = useState<OwnMattersState>({ status: 'counting' });
  const thread = useRef<MattersThread | null>(null);
  const turn = useRef(0);
  const count = useCallback(
    async (described: MatterDescription | null) => {
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
    void count(null);
  }, [count]);
  return [state, count];
}
