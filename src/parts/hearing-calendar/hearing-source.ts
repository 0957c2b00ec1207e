/** Data source and row of a hearing calendar. Must be a module constant. */
import type { ComponentType } from 'react';
import type { ListedHearing } from '#data/records/hearing/hearings.ts';
import type { Db } from '#data/store/db.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';

export interface HearingSource<T extends ListedHearing> {
  /** Hearings of these days, inclusive, by date and time. */
  readonly between: (db: Db, from: CalendarDate, to: CalendarDate) => Promise<T[]>;
  /** Hearings after this day, next first. */
  readonly after: (db: Db, day: CalendarDate, limit: number) => Promise<T[]>;
  readonly Row: ComponentType<{ hearing: T; withDay?: boolean }>;
  /** All before one court, so that a day can be overloaded. */
  readonly ofOneCourt: boolean;
}
