import { RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type CalendarDate, indianDate } from '#kernel/calendar-date.ts';
import { LAW_AS_OF } from '#law/tables.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import type { LawTables } from '#parts/law-tables/load-law-tables.ts';
import { UnkeptNote } from '#parts/form/unsaved-warning.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ErrorSummary } from '#ui/controls/error-summary.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { BLANK, type CalculatorForm, type CodeTab } from './calculator-form.ts';
import { CalculatorInputs, focusInputs } from './calculator-inputs.tsx';
import { CalculatorResults } from './calculator-results.tsx';
import type { Fault } from './form-faults.ts';
import type { CalculatorResult } from './result.ts';
import { ResultActs } from './result-acts.tsx';
import { ScoreSection } from './score-section.tsx';
import { type PressedForm, useCalculator } from './use-calculator.ts';
import { useRecordFacts, useResult } from './use-result.ts';
import { keptFor, type RecordOf } from './use-record.ts';
import { UnfoldInputs } from './unfold-inputs.ts';

interface CalculatorProps {
  readonly initial: CalculatorForm;
  readonly seeded: CalculatorForm | null;
  /** The entries are the last input on this device, without a record. */
  readonly kept: boolean;
  readonly record: RecordOf | null;
  readonly gone: boolean;
  readonly tab: CodeTab;
  readonly onTab: (tab: CodeTab) => void;
  readonly asOf: CalendarDate;
}

export function Calculator({ initial, seeded, record, gone, tab, onTab, asOf, kept }: CalculatorProps) {
  const law = useLawTables();
  const tables = tablesOf(law);
  const facts = useRecordFacts(record, tables);
  const input = { tab, asOf, record: facts };
  const of = keptFor(record, seeded);
  const work = useCalculator({ initial, begin: seeded ?? BLANK, of, law, asked: input });
  const { form, write, pressed, press, startAnew } = work;
  const { faults, result } = useResult(pressed, { tables, asOf, record: facts, seeded });
  const [untouched, setUntouched] = useState(kept);
  const [folded, unfold] = useFolded(pressed, result !== null && faults.length === 0);
  const startOver = () => {
    setUntouched(false);
    startAnew();
    focusInputs();
  };
  return (
    <UnfoldInputs value={unfold}>
      <Page>
        <Head record={record} asOf={asOf} />
        <Notices gone={gone} missing={law.status === 'missing'} />
        {untouched && !result && <PreviousEntriesNote onAnew={startOver} />}
        <Problems faults={faults} attempt={pressed?.attempt ?? 0} />
        <div className={result ? 'calc' : 'calc calc--before'}>
          <div className="stack stack--loose">
            <ChangedNote changed={isChanged(pressed, { form, tab })} />
            <AnswerPane
              {...{ result, pressed, asOf, record }}
              takeFocus={faults.length === 0}
              onAnew={startOver}
            />
          </div>
          <div className="stack stack--loose">
            {result && <ScoreSection score={result.score} />}
            <UnkeptNote safety={work.safety} />
            <CalculatorInputs
              {...{ form, write, faults, tab, onTab, asOf, tables, record: facts }}
              onCalculate={press}
              waiting={pressed !== null && law.status === 'loading'}
              folded={folded}
            />
          </div>
        </div>
      </Page>
    </UnfoldInputs>
  );
}

/** Open after the user returns to the inputs; the next calculation collapses them. */
function useFolded(pressed: PressedForm | null, answered: boolean): readonly [boolean, () => void] {
  const [unfolded, setUnfolded] = useState<PressedForm | null>(null);
  return [answered && unfolded !== pressed, () => setUnfolded(pressed)];
}

interface AnsweredProps extends Pick<CalculatorProps, 'asOf' | 'record'> {
  readonly result: CalculatorResult | null;
  readonly pressed: PressedForm | null;
  readonly takeFocus: boolean;
  readonly onAnew: () => void;
}

function AnswerPane({ result, pressed, takeFocus, onAnew, ...of }: AnsweredProps) {
  if (!result || !pressed) return <Before />;
  return (
    <CalculatorResults
      result={result}
      attempt={pressed.attempt}
      takeFocus={takeFocus}
      caseId={of.record?.caseId}
      acts={<ResultActs {...of} result={result} pressed={pressed} onAnew={onAnew} />}
    />
  );
}

/** Warns that these are the previous client's entries; one button starts again. */
function PreviousEntriesNote({ onAnew }: { onAnew: () => void }) {
  const { calculator: words } = useText();
  return (
    <Note kind="info">
      <p>{words.kept}</p>
      <Button icon={RotateCcw} onClick={onAnew}>
        {words.fresh}
      </Button>
    </Note>
  );
}

const tablesOf = (law: LawTables) => (law.status === 'ready' ? law.tables : null);

const isChanged = (pressed: PressedForm | null, now: Pick<PressedForm, 'form' | 'tab'>): boolean =>
  pressed !== null && (pressed.form !== now.form || pressed.tab !== now.tab);

function Notices({ gone, missing }: { gone: boolean; missing: boolean }) {
  const { calculator: words } = useText();
  return (
    <>
      {gone && <Note kind="wait">{words.recordGone}</Note>}
      {missing && <Note kind="wait">{words.noTables}</Note>}
    </>
  );
}

function Problems({ faults, attempt }: { faults: readonly Fault[]; attempt: number }) {
  const { fields } = useText();
  return <ErrorSummary title={fields.problem} errors={faults} attempt={faults.length > 0 ? attempt : 0} />;
}

/** The live region exists before its message, so that screen readers announce it. */
function ChangedNote({ changed }: { changed: boolean }) {
  const { calculator: words } = useText();
  return <div role="status">{changed && <Note kind="wait">{words.changed}</Note>}</div>;
}

function Head({ record, asOf }: Pick<CalculatorProps, 'record' | 'asOf'>) {
  const { calculator: words } = useText();
  const fir = record?.facts.firNumber;
  const named = record && (fir ? words.ofRecord(record.name, fir) : record.name);
  const over: ReactNode = (
    <>
      {named && <>{named} · </>}
      {words.asOf}{' '}
      <time dateTime={asOf} translate="no">
        {indianDate(asOf)}
      </time>
    </>
  );
  return <PageHead title={words.title} over={over} />;
}

function Before() {
  const { calculator: words } = useText();
  return (
    <div className="empty calc-empty">
      <h2>{words.before.title}</h2>
      <p className="quiet">{words.before.text}</p>
      <p className="small quiet num">
        {words.lawAsOf}{' '}
        <time dateTime={LAW_AS_OF} translate="no">
          {LAW_AS_OF.split('-').toReversed().join('-')}
        </time>
      </p>
    </div>
  );
}
