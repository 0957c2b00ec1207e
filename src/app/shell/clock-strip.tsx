import { CalendarClock } from 'lucide-react';
import { useCourtDay } from '#data/react/use-court-day.ts';
import type { CourtDay } from '#domain/court-day.ts';
import { assertNever } from '#kernel/assert.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { Icon } from '#ui/icon.tsx';

/** Above the clock, the calculator and the papers alike: by which day they count, where that is not the device's. */
export function ClockStrip() {
  const { shell } = useText();
  const sentence = sentenceOf(useCourtDay(), shell.clock);
  if (sentence === null) return null;
  return (
    <output className="signal signal--clock">
      <Icon of={CalendarClock} size="sm" />
      <span>{sentence}</span>
    </output>
  );
}

function sentenceOf({ day, clock }: CourtDay, words: Catalogue['shell']['clock']): string | null {
  switch (clock.kind) {
    case 'agrees':
      return null;
    case 'differs':
      return words.differs(indianDate(clock.deviceDay), indianDate(day));
    case 'impossible':
      return words.impossible(indianDate(clock.deviceDay), indianDate(clock.contactDay));
    case 'set-since':
      return words.setSince(indianDate(clock.deviceDay), indianDate(clock.contactDay));
    case 'long-ago':
      return words.longAgo(indianDate(clock.contactDay));
    default:
      return assertNever(clock);
  }
}
