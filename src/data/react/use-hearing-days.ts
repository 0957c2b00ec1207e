import { hearingDaysOf } from '#data/records/hearing/hearing-days.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { useDb, useLive } from './use-live.ts';

/** Undefined until they are read, and without a case. */
export function useHearingDays(caseId: string | undefined): readonly CalendarDate[] | undefined {
  const db = useDb();
  const live = useLive(async () => (caseId === undefined ? [] : hearingDaysOf(db, caseId)), [db, caseId]);
  return live.status === 'ready' ? live.value : undefined;
}
