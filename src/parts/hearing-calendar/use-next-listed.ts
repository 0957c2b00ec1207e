import { useDb, useLive } from '#data/react/use-live.ts';
import type { ListedHearing } from '#data/records/hearing/hearings.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { HearingSource } from './hearing-source.ts';

/** Date of the next hearing including today; today if none. Null while loading. */
export function useNextListed<T extends ListedHearing>(
  source: HearingSource<T>,
  today: CalendarDate,
): CalendarDate | null {
  const db = useDb();
  const live = useLive(
    async () => (await source.after(db, addDays(today, -1), 1))[0]?.date ?? today,
    [db, today, source],
  );
  return live.status === 'ready' ? live.value : null;
}
