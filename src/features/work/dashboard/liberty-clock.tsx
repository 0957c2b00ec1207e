import { CalendarPlus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { LAW_AS_OF } from '#law/tables.ts';
import { useCalendarFile } from '#parts/calendar-file/use-calendar-file.ts';
import type { CountedMatter } from '#documents/calendar/counted-matter.ts';
import { useClock } from '#parts/liberty-clock/use-clock.ts';
import type { Clock } from '#parts/liberty-clock/watch-clock.ts';
import { DraftTranslation } from '#parts/draft-translation.tsx';
import { useLanguage } from '#parts/load-catalogue.ts';
import { useText } from '#parts/text-context.tsx';
import { lawSentence } from '#text/law-sentence.ts';
import { Icon } from '#ui/icon.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { calendarEntries } from '#documents/calendar/clock-entries.ts';
import { ClockGroups, shownDates } from './clock-groups.tsx';
import { CLOCK_ROWS } from './rows-to-come.ts';
import './clock.css';
import './clock-table.css';
import { CaseLawReadTo } from '#parts/law-tables/case-law-read-to.tsx';

/** Dates on which rights accrue or lapse, over all matters of the user. */
export function LibertyClock() {
  const { clock: words } = useText().dashboard;
  const [search] = useSearchParams();
  const { language } = useLanguage();
  const { clock, dated } = useClock(shownDates(search));
  const exports = clock.status === 'ready' && clock.list.dated;
  return (
    <LedgerSection title={words.title} later={CLOCK_ROWS} more={exports && <ExportAll dated={dated} />}>
      <DraftTranslation language={language} />
      <Dates clock={clock} />
    </LedgerSection>
  );
}

function Dates({ clock }: { clock: Clock }) {
  const { clock: words, dashboard, law } = useText();
  if (clock.status === 'loading') return <Skeleton label={dashboard.clock.loading} rows={CLOCK_ROWS} />;
  if (clock.status === 'no-tables') return <Note kind="wait">{words.noTables}</Note>;
  if (clock.status === 'failed') return <Note kind="danger">{words.failed}</Note>;
  return (
    <>
      <ClockGroups list={clock.list} />
      {clock.list.matters > 0 && (
        <div className="clock-law">
          <p className="small quiet">{words.trackMarks}</p> {/* a space between the lines of a phone */}
          <p className="small quiet">{lawSentence(law.asOf, { about: LAW_AS_OF })}</p> <CaseLawReadTo />
        </div>
      )}
    </>
  );
}

function ExportAll({ dated }: { dated: () => Promise<readonly CountedMatter[]> }) {
  const text = useText();
  const { calendar } = text.clock;
  const { making, make } = useCalendarFile();
  const all = async () => make(calendar.fileAll, calendarEntries(await dated(), text));
  return (
    <button
      type="button"
      className="more clock-export"
      aria-busy={making || undefined}
      onClick={making ? undefined : () => void all()}
    >
      <Icon of={CalendarPlus} size="sm" />
      {making ? calendar.making : calendar.all}
    </button>
  );
}
