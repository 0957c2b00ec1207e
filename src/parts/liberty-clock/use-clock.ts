/** Live liberty dates of the visible rows, counted in the clock worker. */
import { startTransition, useEffect, useRef, useState } from 'react';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { clockThread } from './clock-thread.ts';
import type { CountedMatter } from '#documents/calendar/counted-matter.ts';
import type { ShownRows } from './clock-rows.ts';
import type { Clock, ClockAsked, ClockWatch } from './watch-clock.ts';

interface UsedClock {
  readonly clock: Clock;
  /** All matters with a date, for the calendar. */
  readonly dated: () => Promise<readonly CountedMatter[]>;
}

export function useClock({ open, coming, asking }: ShownRows): UsedClock {
  const { db } = useDevice();
  const [clock, setClock] = useState<Clock>({ status: 'loading' });
  const thread = useRef<ClockWatch>(null);
  const lastRequest = useRef<ClockAsked>(null);
  const { day: asOf } = useCourtDay();
  useEffect(() => {
    lastRequest.current = { asOf, shown: { open, coming, asking } };
    thread.current?.ask(lastRequest.current);
  }, [asOf, open, coming, asking]);
  useEffect(() => {
    const watch = clockThread(db, (nextClock) => startTransition(() => setClock(nextClock)));
    thread.current = watch;
    if (lastRequest.current) watch.ask(lastRequest.current);
    return () => watch.stop();
  }, [db]);
  return { clock, dated: async () => (await thread.current?.dated()) ?? [] };
}
