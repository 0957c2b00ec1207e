/** /hearings: today and tomorrow in travel order, then all coming hearings. */
import { useCourtDay } from '#data/react/use-court-day.ts';
import type { ListedHearing } from '#data/records/hearing/hearings.ts';
import { ownHearingsAfter, ownHearingsBetween } from '#data/records/hearing/own-hearings.ts';
import { addDays, indianDate } from '#kernel/calendar-date.ts';
import { FiguresAge } from '#parts/first-pull/figures-age.tsx';
import { HearingCalendar } from '#parts/hearing-calendar/hearing-calendar.tsx';
import type { HearingSource } from '#parts/hearing-calendar/hearing-source.ts';
import { OwnHearingRow } from '#parts/hearing-list/own-hearing-row.tsx';
import { RemindMe } from '#parts/hearing-reminders/remind-me.tsx';
import { SaveList } from '#parts/save-list/save-list.tsx';
import { useText } from '#parts/text-context.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { DayInCourt } from './day-in-court.tsx';

const OWN: HearingSource<ListedHearing> = {
  after: ownHearingsAfter,
  between: ownHearingsBetween,
  Row: OwnHearingRow,
  ofOneCourt: false,
};

export function HearingsScreen() {
  const { hearings: words } = useText();
  const { day } = useCourtDay();
  const tomorrow = addDays(day, 1);
  return (
    <Page>
      <PageHead title={words.title} />
      <FiguresAge />
      <div className="stack stack--loose">
        <DayInCourt day={day} name={words.today(indianDate(day))} none={words.none.today} />
        <DayInCourt day={tomorrow} name={words.tomorrow(indianDate(tomorrow))} none={words.none.tomorrow} />
        <HearingCalendar source={OWN} />
        <p className="small quiet">{words.from}</p>
        <RemindMe />
        <SaveList first="hearings" />
      </div>
    </Page>
  );
}
