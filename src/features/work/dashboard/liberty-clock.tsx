import { CalendarPlus } from 'lucide-react';
import { LAW_AS_OF } from '#law/tables.ts';
import { useCalendarFile } from '#parts/calendar-file/use-calendar-file.ts';
import { type CountedMatter, datesOf } from '#parts/liberty-clock/clock-rows.ts';
import { type Clock, useClock } from '#parts/liberty-clock/use-clock.ts';
import { useText } from '#parts/text-context.tsx';
import { lawSentence } from '#text/law-sentence.ts';
import { Icon } from '#ui/icon.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { Note } from '#ui/note.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { calendarEntries } from './clock-calendar.ts';
import { ClockGroups } from './clock-groups.tsx';
import './clock.css';

const SKELETON_ROWS = 3;

/** The dates on which a right accrues or lapses, over all matters of this person. */
export function LibertyClock() {
  const { clock: words } = useText().dashboard;
  const clock = useClock();
  const dated = clock.status === 'ready' && clock.counted.some((one) => datesOf(one).length > 0);
  return (
    <LedgerSection title={words.title} more={dated && <ExportAll counted={clock.counted} />}>
      <Dates clock={clock} />
    </LedgerSection>
  );
}

function Dates({ clock }: { clock: Clock }) {
  const { clock: words, dashboard, law } = useText();
  if (clock.status === 'loading') return <Skeleton label={dashboard.clock.loading} rows={SKELETON_ROWS} />;
  if (clock.status === 'no-tables') return <Note kind="wait">{words.noTables}</Note>;
  if (clock.status === 'failed') return <Note kind="danger">{words.failed}</Note>;
  return (
    <>
      <ClockGroups list={clock.list} matters={clock.counted.length} />
      {clock.counted.length > 0 && (
        <p className="small quiet clock-law">{lawSentence(law.asOf, { about: LAW_AS_OF })}</p>
      )}
    </>
  );
}

function ExportAll({ counted }: { counted: readonly CountedMatter[] }) {
  const text = useText();
  const { calendar } = text.clock;
  const { making, make } = useCalendarFile();
  return (
    <button
      type="button"
      className="more clock-export"
      aria-busy={making || undefined}
      onClick={making ? undefined : () => void make(calendar.fileAll, calendarEntries(counted, text))}
    >
      <Icon of={CalendarPlus} size="sm" />
      {making ? calendar.making : calendar.all}
    </button>
  );
}
