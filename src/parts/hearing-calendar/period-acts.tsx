import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCourtDay } from '#data/react/use-court-day.ts';
import type { ListedHearing } from '#data/records/hearing/hearings.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { HearingSource } from './hearing-source.ts';

export interface PeriodProps<T extends ListedHearing> extends PeriodMove {
  readonly source: HearingSource<T>;
  /** A day within the period. */
  readonly from: CalendarDate;
}

interface PeriodMove {
  readonly onGo: (to: CalendarDate) => void;
}

interface PeriodActsProps extends PeriodMove {
  readonly kind: 'week' | 'month';
  readonly name: string;
  readonly before: CalendarDate;
  readonly after: CalendarDate;
}

/** Current week or month, with navigation. */
export function PeriodActs({ kind, name, before, after, onGo }: PeriodActsProps) {
  const text = useText().hearingCalendar.views;
  const { day: today } = useCourtDay();
  return (
    <div className="row period">
      <Button icon={ChevronLeft} aria-label={text.earlier[kind]} onClick={() => onGo(before)}>
        {null}
      </Button>
      <h2 aria-live="polite">{name}</h2>
      <Button icon={ChevronRight} aria-label={text.later[kind]} onClick={() => onGo(after)}>
        {null}
      </Button>
      <Button kind="quiet" onClick={() => onGo(today)}>
        {text.today}
      </Button>
    </div>
  );
}
