import { type ReactNode, useEffect, useRef } from 'react';
import { useHearingDays } from '#data/react/use-hearing-days.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { type CalendarDate, indianDate } from '#kernel/calendar-date.ts';
import { LAW_AS_OF } from '#law/tables.ts';
import { type FurtherRoute, isOfRight } from '#law/further-routes.ts';
import type { DateMark } from '#law-explain/date-marks.ts';
import { CustodyPicture } from '#parts/custody-picture/custody-picture.tsx';
import { Citations } from './proof-cards.tsx';
import { Citation } from '#parts/law-library/card-link.tsx';
import { ForumSection } from '#parts/forum/forum-section.tsx';
import { DraftTranslation } from '#parts/draft-translation.tsx';
import { useLanguage } from '#parts/load-catalogue.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { cautionsSaid, dateSaid, leadingSentence } from '#text/explained-words.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { type Column, Table } from '#ui/lists/table.tsx';
import { DayText } from '#ui/time-text.tsx';
import { ConditionsSection } from './conditions-section.tsx';
import { DiscretionSection } from './discretion-section.tsx';
import { FurtherSection } from './further-section.tsx';
import { MissingFacts } from './missing-facts.tsx';
import { ReadAloud } from '#parts/read-aloud/read-aloud.tsx';
import { ClosedDayMark } from '#parts/court-closed/closed-day-mark.tsx';
import { ANY_COURT } from '#domain/hearing/court-calendar/high-court.ts';
import { pictureDates } from '#parts/custody-picture/picture-dates.ts';
import { Readings } from './readings.tsx';
import { type CalculatorResult, reliefToday } from './result.ts';
import { SaidList } from './reason-list.tsx';
import { CaseLawReadTo } from '#parts/law-tables/case-law-read-to.tsx';

interface ResultsProps {
  readonly result: CalculatorResult;
  /** Number of calculations; each new answer takes focus. */
  readonly attempt: number;
  readonly takeFocus: boolean;
  /** Case whose hearings the custody picture shows. */
  readonly caseId?: string | undefined;
  readonly acts: ReactNode;
}

/** Answer, figures and dates first; then unmet or unknown conditions; the rest is collapsed. */
export function CalculatorResults({ result, attempt, takeFocus, caseId, acts }: ResultsProps) {
  const { calculator: words } = useText();
  const { explained } = result;
  return (
    <>
      <AnswerSection result={result} attempt={attempt} takeFocus={takeFocus} acts={acts} />
      <ForumSection forum={explained.found.forum} />
      <Custody result={result} caseId={caseId} />
      <ConditionsSection result={result} />
      <Readings readings={explained.readings} />
      <CautionsSection result={result} />
      <DiscretionSection result={result} />
      <FurtherSection further={explained.further} />
      <p className="small quiet print-only">{words.report.disclaimer}</p>
    </>
  );
}

function AnswerSection({ result, attempt, takeFocus, acts }: ResultsProps) {
  const text = useText();
  const { calculator: words, explained: said } = text;
  const { explained, figures, estimated, formerHalf } = result;
  const { leading } = explained;
  const { language } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeFocus && attempt > 0) box.current?.focus();
  }, [attempt, takeFocus]);
  return (
    <LedgerSection
      title={words.answer.title}
      more={
        <span className="small quiet num">
          {words.lawAsOf}{' '}
          <time dateTime={LAW_AS_OF} translate="no">
            {LAW_AS_OF.split('-').toReversed().join('-')}
          </time>
        </span>
      }
    >
      <DraftTranslation language={language} />
      <div ref={box} tabIndex={-1} className="calc-answer">
        {leading.kind === 'contested' && <Chip kind="contested">{said.contested}</Chip>}
        <AnswerSentence sentence={leadingSentence(explained, text)} date={leading.on} />
      </div>
      {figures.length > 0 && (
        <dl className="decide">
          {figures.map(({ value, unit, open }) => (
            <div key={unit} className={open ? 'is-open' : undefined}>
              <dt>{unit}</dt>
              <dd>{indianNumber(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="small quiet">{leading.law.length > 0 && <Citations law={leading.law} />}</p>
      <p className="small quiet">
        {explained.served && (
          <>{said.custodyCount(explained.served.days, indianDate(explained.found.matter.asOf))} </>
        )}
        {estimated && <>{words.estimated} </>}
        {reliefToday(explained) === 'undertrial' && words.certificate}
      </p>
      {formerHalf !== null && <p className="small quiet">{words.formerHalf(indianDate(formerHalf))}</p>}
      <CaseLawReadTo />
      <AlsoOpen further={explained.further} />
      <MissingFacts missing={leading.missing} />
      <div className="row">
        <ReadAloud what={() => box.current?.closest('section')} />
      </div>
      {acts}
    </LedgerSection>
  );
}

/** Release as of right by a remedy outside the main answer. */
function AlsoOpen({ further }: { further: readonly FurtherRoute[] }) {
  const { calculator, explained } = useText();
  const names = further.filter(isOfRight).map(({ route }) => explained.further[route]);
  return names.length > 0 && <p>{calculator.further.alsoOpen(names)}</p>;
}

/** Highlights the decisive date. */
function AnswerSentence({ sentence, date }: { sentence: string; date: CalendarDate | null }) {
  const [before = '', after] = sentence.split('{date}');
  return (
    <p className="answer">
      {before}
      {date && after !== undefined && (
        <strong>
          <DayText day={date} />
        </strong>
      )}
      {after}
    </p>
  );
}

function Custody({ result, caseId }: Pick<ResultsProps, 'result' | 'caseId'>) {
  const { calculator: words, explained: said } = useText();
  const { explained } = result;
  const dates = pictureDates(explained);
  const hearings = useHearingDays(caseId);
  return (
    <LedgerSection title={words.custody.title}>
      {dates ? (
        <CustodyPicture
          dates={dates}
          served={explained.served?.days ?? 0}
          hearings={hearings}
          term={said.termText(explained.found.undertrial.maximumTerm)}
        />
      ) : (
        <p className="quiet">{words.custody.none}</p>
      )}
      <Dates dates={explained.dates} />
    </LedgerSection>
  );
}

function Dates({ dates }: { dates: readonly DateMark[] }) {
  const text = useText();
  const words = text.calculator.dates;
  return (
    <details className="calc-more">
      <summary>{words.caption}</summary>
      <Table caption={words.caption} rows={dates} rowKey={({ id }) => id} columns={columns(text)} />
    </details>
  );
}

function columns(text: Catalogue): Column<DateMark>[] {
  const words = text.calculator.dates;
  const counts = ({ kind }: DateMark) => (kind === 'arrest' ? words.counts : '');
  return [
    { key: 'date', head: words.date, cell: dateCell },
    { key: 'day', head: words.day, number: true, cell: ({ day }) => (day === null ? '' : indianNumber(day)) },
    { key: 'what', head: words.what, cell: (mark) => dateSaid(mark, text) },
    {
      key: 'law',
      head: words.law,
      cell: (mark) => (mark.law ? <Citation authority={mark.law} /> : counts(mark)),
    },
  ];
}

const dateCell = ({ on, kind }: DateMark) => (
  <>
    <DayText day={on} />
    {ACT_IN_COURT.has(kind) && <ClosedDayMark day={on} matter={ANY_COURT} />}
  </>
);

/** On these days a court or an advocate acts. The days themselves never change. */
const ACT_IN_COURT: ReadonlySet<DateMark['kind']> = new Set([
  'last-day',
  'default-bail',
  'default-bail-other-reading',
  'default-bail-if-extended',
  'one-third',
  'one-half',
  'maximum',
  'sixty-days',
]);

function CautionsSection({ result }: { result: CalculatorResult }) {
  const text = useText();
  const cautions = cautionsSaid(result.explained.cautions, text);
  if (cautions.length === 0) return null;
  return (
    <LedgerSection title={text.calculator.beside}>
      <details className="calc-more">
        <summary>{text.calculator.points(cautions.length)}</summary>
        <SaidList said={cautions} />
      </details>
    </LedgerSection>
  );
}
