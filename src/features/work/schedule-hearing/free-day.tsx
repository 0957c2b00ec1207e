/** Proposes the next day on which the court sits and has room. */
import { CalendarCheck } from 'lucide-react';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { HearingMatter } from '#data/records/hearing/hearings.ts';
import { nextFreeDay } from '#data/records/hearing/next-free-day.ts';
import { type CalendarDate, indianDate } from '#kernel/calendar-date.ts';
import { useRecordsState } from '#parts/first-pull/use-records-state.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';

interface FreeDayProps {
  readonly matter: HearingMatter;
  readonly chosen: string;
  readonly onChoose: (day: CalendarDate) => void;
}

export function FreeDay({ matter, chosen, onChoose }: FreeDayProps) {
  const { scheduleHearing: text } = useText();
  const { db } = useDevice();
  const { day: today } = useCourtDay();
  const live = useLive(() => nextFreeDay(db, matter, today), [db, matter, today]);
  const isKnown = useRecordsState()?.kind === 'known'; // before that a day only seems free
  if (!isKnown || live.status === 'loading' || !live.value || live.value.day === chosen) return null;
  const { day, listed } = live.value;
  return (
    <p className="row">
      <span>{text.freeDay(indianDate(day), listed)}</span>
      <Button icon={CalendarCheck} onClick={() => onChoose(day)}>
        {text.takeDay(indianDate(day))}
      </Button>
    </p>
  );
}
