/** The liberty dates of all matters, live: read from the device, counted when the page has time. */
import { useEffect, useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import { clockMatters } from './clock-matters.ts';
import { type ClockList, clockList, type CountedMatter } from './clock-rows.ts';
import { countMatters } from './count-matters.ts';
import { keptClocks } from './kept-clocks.ts';

export type Clock =
  | { readonly status: 'loading' }
  /** The law tables are not on this device and cannot be fetched now. */
  | { readonly status: 'no-tables' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly list: ClockList; readonly counted: readonly CountedMatter[] };

export function useClock(): Clock {
  const { db, ports } = useDevice();
  const law = useLawTables();
  const read = useLive(() => reading(() => clockMatters(db)), [db]);
  const [clock, setClock] = useState<Clock>({ status: 'loading' });
  const tables = law.status === 'ready' ? law.tables : null;
  const matters = read.status === 'ready' ? read.value : undefined;
  const asOf = dayInIndia(ports.now());
  useEffect(() => {
    if (!tables || !matters) return undefined;
    const stop = new AbortController();
    void (async () => {
      const kept = keptClocks(db);
      const counted = await countMatters(matters, { tables, asOf, breathe, signal: stop.signal, kept });
      if (counted && !stop.signal.aborted) {
        setClock({ status: 'ready', list: clockList(counted), counted });
        await kept.forgetOthers(new Set(matters.map(({ caseId }) => caseId)));
      }
    })();
    return () => stop.abort();
  }, [db, tables, matters, asOf]);
  if (matters === null) return { status: 'failed' };
  return law.status === 'missing' ? { status: 'no-tables' } : clock;
}

/** Null where the database does not answer. */
async function reading<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}

/** Lets a tap or a frame go first. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 100 });
    else setTimeout(resolve, 0);
  });
