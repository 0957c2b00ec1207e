import { indianNumber } from '#kernel/indian-number.ts';
import { useEffect, useRef } from 'react';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { LAW_AS_OF } from '#law/tables.ts';
import { CustodyPicture } from '#parts/custody-picture/custody-picture.tsx';
import { Citations, ProofCards } from '#parts/proof-cards/proof-cards.tsx';
import { DayText } from '#ui/time-text.tsx';
import { useText } from '#parts/text-context.tsx';
import { Chip } from '#ui/chip.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { type Column, Table } from '#ui/table.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { cautionsOf } from './cautions.ts';
import type { DateRow } from './custody-dates.ts';
import { DiscretionSection } from './discretion-section.tsx';
import { MissingFacts } from './missing-facts.tsx';
import { pictureDates } from './picture-dates.ts';
import { Readings } from './readings.tsx';
import type { CalculatorResult } from './result.ts';
import { ResultActs } from './result-acts.tsx';
import { SaidList } from './said-list.tsx';
import { termText } from './term-text.ts';
import type { Pressed } from './use-calculator.ts';

interface ResultsProps {
  readonly result: CalculatorResult;
  readonly pressed: Pressed;
  readonly asOf: CalendarDate;
  readonly takeFocus: boolean;
}

export function CalculatorResults({ result, pressed, asOf, takeFocus }: ResultsProps) {
  const { calculator: words } = useText();
  const { proofs } = result;
  const count = (state: string) => proofs.filter((proof) => proof.state === state).length;
  const counts = words.proofs.counts(count('met'), count('unproved'), count('not'));
  return (
    <>
      <AnswerSection result={result} pressed={pressed} asOf={asOf} takeFocus={takeFocus} />
      <Custody result={result} />
      {proofs.length > 0 && (
        <LedgerSection
          title={words.proofs.title(proofs.length)}
          more={<span className="small quiet">{counts}</span>}
        >
          <ProofCards proofs={proofs} />
        </LedgerSection>
      )}
      <Readings found={result.found} />
      <Dates result={result} />
      <Beside result={result} />
      <DiscretionSection discretion={result.discretion} asked={result.answer.missing} />
      <p className="small quiet print-only">{words.report.disclaimer}</p>
    </>
  );
}

function AnswerSection({ result, pressed, asOf, takeFocus }: ResultsProps) {
  const { calculator: words } = useText();
  const { answer, figures, estimated } = result;
  const box = useRef<HTMLDivElement>(null);
  const { attempt } = pressed;
  useEffect(() => {
    if (takeFocus && attempt > 0) box.current?.focus();
  }, [attempt, takeFocus]);
  return (
    <LedgerSection
      title={words.answer.title}
      more={
        <span className="small quiet num">
          {words.lawAsOf} <time dateTime={LAW_AS_OF}>{LAW_AS_OF.split('-').toReversed().join('-')}</time>
        </span>
      }
    >
      <div ref={box} tabIndex={-1} className="calc-answer">
        {answer.kind === 'contested' && <Chip kind="contested">{words.proofs.contested}</Chip>}
        <AnswerSentence sentence={answer.sentence} date={answer.date} />
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
      <p className="small quiet">{answer.law.length > 0 && <Citations law={answer.law} />}</p>
      <p className="small quiet">
        {estimated && <>{words.estimated} </>}
        {answer.relief === 'undertrial' && words.certificate}
      </p>
      <MissingFacts missing={answer.missing} />
      <ResultActs result={result} pressed={pressed} asOf={asOf} />
    </LedgerSection>
  );
}

/** The date that decides stands out. */
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

function Custody({ result }: { result: CalculatorResult }) {
  const text = useText();
  const { calculator: words } = text;
  const dates = pictureDates(result);
  return (
    <LedgerSection
      title={words.custody.title}
      more={
        dates && (
          <a
            className="more"
            href="#calculator-dates"
            onClick={(event) => {
              event.preventDefault();
              document.getElementById('calculator-dates')?.scrollIntoView();
              document.getElementById('calculator-dates')?.focus();
            }}
          >
            {words.custody.asList}
          </a>
        )
      }
    >
      {dates ? (
        <CustodyPicture
          dates={dates}
          served={result.served ?? 0}
          term={termText(result.found.undertrial.maximumTerm, text)}
        />
      ) : (
        <p className="quiet">{words.custody.none}</p>
      )}
    </LedgerSection>
  );
}

function Dates({ result }: { result: CalculatorResult }) {
  const { calculator } = useText();
  const words = calculator.dates;
  return (
    <div id="calculator-dates" tabIndex={-1}>
      <Table caption={words.caption} rows={result.dates} rowKey={({ key }) => key} columns={columns(words)} />
    </div>
  );
}

const columns = (words: Catalogue['calculator']['dates']): Column<DateRow>[] => [
  { key: 'date', head: words.date, cell: dateCell },
  {
    key: 'day',
    head: words.day,
    number: true,
    cell: ({ day }) => (day === null ? '' : indianNumber(day)),
  },
  { key: 'what', head: words.what, cell: ({ what }) => what },
  { key: 'law', head: words.law, cell: ({ law }) => law },
];

const dateCell = ({ date }: DateRow) => <DayText day={date} />;

function Beside({ result }: { result: CalculatorResult }) {
  const text = useText();
  const cautions = cautionsOf(result.found, text);
  if (cautions.length === 0) return null;
  return (
    <LedgerSection title={text.calculator.beside}>
      <SaidList said={cautions} />
    </LedgerSection>
  );
}
