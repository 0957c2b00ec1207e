/** Whose hearings a calendar shows: where they are read, and what one of them offers. A constant of its module. */
import type { ComponentType } from 'react';
import type { ListedHearing } from '#data/records/hearing/hearings.ts';
import type { Db } from '#data/store/db.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';

export interface HearingSource<T extends ListedHearing> {
  /** Of these days, both counted, by day and hour. */
  readonly between: (db: Db, from: CalendarDate, to: CalendarDate) => Promise<T[]>;
  /** Those still to come after this day, the next first. */
  readonly after: (db: Db, day: CalendarDate, limit: number) => Promise<T[]>;
  readonly Row: ComponentType<{ hearing: T; withDay?: boolean }>;
  /** All before one court: a day can then hold too much. */
  readonly ofOneCourt: boolean;
}
