import { ForumSection } from '#parts/forum/forum-section.tsx';
import { Citation } from '#parts/law-library/card-link.tsx';
import { LAW_AS_OF } from '#law/tables.ts';
import type { ClockDate, MatterClock, MaybeRight } from '#law-explain/matter-clock.ts';
import { readingText } from '#documents/calendar/clock-entries.ts';
import { ClockConsequence } from '#parts/clock-row/clock-consequence.tsx';
import { appliedFor, type MatterLinks, RELIEF_OF, useClockLinks } from '#parts/clock-row/clock-links.ts';
import { useQuestions } from '#parts/clock-row/clock-questions.tsx';
import { ClockAct, ClockFigure, ClockUnit } from '#parts/clock-row/clock-row.tsx';
import { unanswerable } from '#parts/fact-questions/questions-for.ts';
import type { ClockMatter } from '#domain/case/clock-matter.ts';
import { NEAR_DAYS } from '#parts/liberty-clock/clock-rows.ts';
import { DraftTranslation } from '#parts/draft-translation.tsx';
import { useLanguage } from '#parts/load-catalogue.ts';
import { useText } from '#parts/text-context.tsx';
import { questionsOf } from '#text/explained-words.ts';
import { lawSentence } from '#text/law-sentence.ts';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { LedgerGroup, LedgerRow, LedgerRows } from '#ui/lists/ledger-row.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DayText } from '#ui/time-text.tsx';
import type { CaseClock } from '#parts/liberty-clock/use-matter-clock.ts';
import { CaseLawReadTo } from '#parts/law-tables/case-law-read-to.tsx';

interface CaseDatesProps {
  readonly matter: ClockMatter | null;
  readonly clock: CaseClock;
}

/** All dates of this matter, as in the liberty clock. */
export function CaseDates({ matter, clock }: CaseDatesProps) {
  const { caseFile, clock: words, law } = useText();
  const { language } = useLanguage();
  return (
    <LedgerSection title={caseFile.dates.title}>
      <DraftTranslation language={language} />
      {clock.status === 'over' && <p className="quiet">{caseFile.dates.over}</p>}
      {clock.status === 'missing' && <Note kind="wait">{words.noTables}</Note>}
      {clock.status === 'loading' && <Skeleton label={caseFile.dates.loading} rows={2} />}
      {clock.status === 'ready' && matter && (
        <>
          <DatesOf matter={matter} clock={clock.clock} />
          {clock.clock.forum && <ForumSection forum={clock.clock.forum} />}
          <p className="small quiet case-law">{lawSentence(law.asOf, { about: LAW_AS_OF })}</p>
          <CaseLawReadTo />
        </>
      )}
    </LedgerSection>
  );
}

function DatesOf({ matter, clock }: { matter: ClockMatter; clock: MatterClock }) {
  const { caseFile, clock: words } = useText();
  const links = useClockLinks([matter.caseId]).get(matter.caseId);
  const { open, maybe, coming } = clock;
  if (open.length + maybe.length + coming.length === 0) {
    return <p className="quiet">{caseFile.dates.none}</p>;
  }
  const first = open.find(({ right }) => RELIEF_OF[right] !== null && !appliedFor(links, right));
  const row = (date: ClockDate, isOpen: boolean) => (
    <DateRow key={date.right} of={{ matter, clock, date }} {...{ links, isOpen }} first={date === first} />
  );
  return (
    <LedgerRows>
      {open.length > 0 && (
        <LedgerGroup name={words.groups.open(open.length)}>{open.map((date) => row(date, true))}</LedgerGroup>
      )}
      {maybe.length > 0 && (
        <LedgerGroup name={words.groups.maybe(maybe.length)}>
          {maybe.map((each) => (
            <MaybeDateRow key={each.right} matter={matter} maybe={each} />
          ))}
        </LedgerGroup>
      )}
      {coming.length > 0 && (
        <LedgerGroup name={words.groups.coming(coming.length)}>
          {coming.map((date) => row(date, false))}
        </LedgerGroup>
      )}
    </LedgerRows>
  );
}

interface DateRowProps {
  readonly of: { readonly matter: ClockMatter; readonly clock: MatterClock; readonly date: ClockDate };
  readonly links: MatterLinks | undefined;
  readonly isOpen: boolean;
  readonly first: boolean;
}

function DateRow({ of, links, isOpen, first }: DateRowProps) {
  const text = useText();
  const { date, matter } = of;
  const { act, below } = useQuestions(matter, date.asks);
  const used = act !== null || !isOpen || appliedFor(links, date.right) !== undefined;
  const reading = readingText(date, text);
  return (
    <LedgerRow
      figure={<ClockFigure date={date} />}
      unit={<ClockUnit date={date} isOpen={isOpen} />}
      state={isOpen ? 'open' : (date.daysLeft ?? 0) <= NEAR_DAYS ? 'near' : undefined}
      title={text.clock.rights[date.right]}
      law={<Citation authority={date.authority} />}
      consequence={<ClockConsequence {...{ date, matter, isOpen, links }} />}
      details={reading !== '' && <p className="quiet">{reading}</p>}
      act={used ? act : <ClockAct row={of} links={links} first={first} />}
      below={below}
    />
  );
}

function MaybeDateRow({ matter, maybe }: { matter: ClockMatter; maybe: MaybeRight }) {
  const text = useText();
  const { clock, law } = text;
  const { act, below } = useQuestions(matter, maybe.asks);
  return (
    <LedgerRow
      figure={maybe.days}
      unit={clock.units.maybe(maybe.days)}
      state="near"
      title={clock.rights[maybe.right]}
      law={<Citation authority={maybe.authority} />}
      consequence={
        <>
          {clock.dates.maybeSince} <DayText day={maybe.since} />: {questionsOf(maybe.asks, text)}{' '}
          {unanswerable(maybe.asks)
            .map((fact) => law.facts[fact].ask)
            .join(' ')}
        </>
      }
      act={act}
      below={below}
    />
  );
}
