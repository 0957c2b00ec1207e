import { useMemo } from 'react';
import { useCourtDay } from '#data/react/use-court-day.ts';
import type { MatterClock } from '#law-explain/matter-clock.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import type { ClockMatter } from '#domain/case/clock-matter.ts';
import { count } from '#parts/liberty-clock/count-matters.ts';

/** `over`: no date runs any more. */
export type CaseClock =
  | { readonly status: 'loading' | 'missing' | 'over' }
  | { readonly status: 'ready'; readonly clock: MatterClock };

/** Counts one matter in the page, because it takes about 1 ms. */
export function useMatterClock(matter: ClockMatter | null): CaseClock {
  const law = useLawTables();
  const { day: asOf } = useCourtDay();
  const tables = law.status === 'ready' ? law.tables : null;
  const { status } = law;
  return useMemo((): CaseClock => {
    if (!matter) return { status: 'over' };
    if (tables) return { status: 'ready', clock: count(matter, { tables, asOf }) };
    return { status: status === 'missing' ? 'missing' : 'loading' };
  }, [matter, tables, asOf, status]);
}
