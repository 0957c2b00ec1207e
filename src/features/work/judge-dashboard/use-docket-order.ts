/** Facts and order of the docket. The law is loaded after the list has been drawn. */
import { useEffect, useState } from 'react';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { docketInputs, docketPages } from '#data/records/application/docket-inputs.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import { whenIdle } from '#ui/when-idle.ts';
import type { DocketFacts } from '#parts/judge-docket/docket-facts.ts';

export interface DocketOrder {
  /** All pending applications in the order of the docket. Null until counted. */
  readonly ids: readonly string[] | null;
  readonly facts: ReadonlyMap<string, DocketFacts>;
}

const breathe = () => whenIdle(100, 0);

const UNCOUNTED: DocketOrder = { ids: null, facts: new Map() };

export function useDocketOrder(): DocketOrder {
  const { db } = useDevice();
  const { day: asOf } = useCourtDay();
  const law = useLawTables();
  const live = useLive(() => docketInputs(db), [db]);
  const [order, setOrder] = useState<DocketOrder>(UNCOUNTED);
  const inputs = live.status === 'ready' ? live.value : null;
  const tables = law.status === 'ready' ? law.tables : null;
  useEffect(() => {
    if (!inputs || !tables) return undefined;
    const running = new AbortController();
    const { signal } = running;
    const count = async () => {
      const { countDocket, docketOrder } = await import('./count-docket.ts');
      const pages = docketPages(db, inputs);
      const counting = countDocket(pages, { tables, asOf, breathe, signal });
      const show = (facts: DocketOrder['facts']) => setOrder({ ids: docketOrder(inputs.ids, facts), facts });
      // the rest of a long docket moves the rows once more, not after each page
      let last: DocketOrder['facts'] | null = null;
      for await (const facts of counting) {
        if (last === null) show(facts);
        last = facts;
      }
      if (last && !signal.aborted) show(last);
    };
    count().catch(backgroundFailed); // the docket stays sorted by age
    return () => running.abort();
  }, [db, inputs, tables, asOf]);
  return order;
}
