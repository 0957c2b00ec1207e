import { ChevronDown } from 'lucide-react';
import { unfixedRows } from '#law/maximum-term.ts';
import { offenceName } from '#law/tables.ts';
import { SectionPicker } from '#parts/section-picker/section-picker.tsx';
import { hintOf } from '#text/fact-words.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import type { FieldName, CodeTab } from './calculator-form.ts';
import { ChargeQuestions } from './charge-questions.tsx';
import { CaseDates } from './case-dates.tsx';
import { fieldOf, type InputsProps } from './calculator-fields.ts';
import { FactInput } from './fact-input.tsx';
import { PersonFields } from './person-fields.tsx';
import { RouteInputs } from './route-inputs.tsx';
import { tableFill } from './filled-from-tables.ts';
import { fallbackCode, rowsRead } from './form-facts.ts';
import { dateOf } from './form-dates.ts';
import { timeServed as servedSince } from '#law-explain/time-served.ts';
import { focusPlace } from '#ui/keep-focus.ts';
import { useOpenInputs } from './unfold-inputs.ts';

const INPUTS_ID = 'calculator-inputs';

/** Link from the answer back to the inputs. */
export function focusInputs(): void {
  const head = document.getElementById(INPUTS_ID)?.closest<HTMLElement>('h2');
  head?.scrollIntoView();
  if (head) focusPlace(head);
}

interface CalculatorInputsProps extends InputsProps {
  readonly onTab: (tab: CodeTab) => void;
  readonly onCalculate: () => void;
  readonly waiting: boolean;
  /** On a phone, below an answer. */
  readonly folded: boolean;
}

export function CalculatorInputs({ onTab, onCalculate, waiting, folded, ...inputs }: CalculatorInputsProps) {
  const { calculator: words } = useText();
  const { tab } = inputs;
  const toInputs = useOpenInputs();
  const tabs = (['crpc', 'bnss'] as const).map((key) => ({ key, label: words.tabs[key] }));
  return (
    <LedgerSection title={<span id={INPUTS_ID}>{words.inputs}</span>}>
      {folded && (
        <p className="calc-unfold">
          <Button icon={ChevronDown} onClick={() => toInputs(focusInputs)}>
            {words.unfold}
          </Button>
        </p>
      )}
      <div className={folded ? 'calc-inputs calc-inputs--folded' : 'calc-inputs'}>
        <Tabs label={words.tabs.label} tabs={tabs} current={tab} onChange={onTab}>
          <form
            className="stack calc-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              onCalculate();
            }}
          >
            {tab === 'crpc' && <Note kind="info">{words.crpcNote}</Note>}
            <Matter {...inputs} />
            <Antecedents {...inputs} />
            <CaseDates {...inputs} />
            <PersonFields {...inputs} />
            <RouteInputs {...inputs} />
            <Button kind="primary" type="submit" block busy={waiting ? words.opening : undefined}>
              {words.calculate}
            </Button>
          </form>
        </Tabs>
      </div>
    </LedgerSection>
  );
}

function Matter(props: InputsProps) {
  const { form, write, faults, tab, asOf, tables } = props;
  const text = useText();
  const { calculator: words, fields } = text;
  const of = (name: FieldName) => fieldOf(name, faults, text);
  const arrest = dateOf(form.arrestDate);
  const counted =
    arrest && arrest <= asOf ? (servedSince({ firstDay: arrest, asOf, out: [] })?.days ?? null) : null;
  return (
    <>
      <SelectField
        {...of('offenseType')}
        none={fields.none}
        options={words.choices.offenseType}
        value={form.offenseType}
        onChange={(offenseType) => write({ offenseType })}
      />
      <SectionPicker
        {...of('sections')}
        hint={hintOf('sections', text, 'calculator')}
        value={form.sections}
        onChange={(sections) => write({ sections })}
        fallbackCode={fallbackCode(tab)}
        first={words.first[tab]}
      />
      <ChargeQuestions {...props} />
      <TextField
        {...of('maxSentence')}
        hint={maximumHint({ form, tab, asOf, tables }, words.hints)}
        inputMode="decimal"
        autoComplete="off"
        value={form.maxSentence}
        onChange={(maxSentence) => write({ maxSentence })}
      />
      <TextField
        {...of('timeServed')}
        hint={counted === null ? words.hints.served : words.hints.servedCounted(counted)}
        inputMode="decimal"
        autoComplete="off"
        value={form.timeServed}
        onChange={(timeServed) => write({ timeServed })}
      />
    </>
  );
}

interface MaximumHints {
  readonly maxFilled: string;
  readonly maxTable: (table: string) => string;
  readonly unfixed: (sections: string) => string;
}

function maximumHint(
  { form, tab, asOf, tables }: Pick<InputsProps, 'form' | 'tab' | 'asOf' | 'tables'>,
  hints: MaximumHints,
): string | undefined {
  const unfixed = tables ? unfixedRows(rowsRead(form, { tab, asOf, tables })) : [];
  if (unfixed.length > 0) return hints.unfixed(unfixed.map(offenceName).join(', '));
  const table = tables && tableFill(form, { tab, asOf, tables }).maxSentence;
  if (!table) return undefined;
  return form.maxSentence === table ? hints.maxFilled : hints.maxTable(table);
}

function Antecedents(props: InputsProps) {
  const { hints } = useText().calculator;
  const { previousConvictions } = props.form;
  return (
    <>
      <FactInput name="pendingCases" hint={hints.pendingCases} {...props} />
      <FactInput name="previousConvictions" {...props} />
      {(previousConvictions === 'one' || previousConvictions === 'multiple') && (
        <FactInput name="earlierSections" hint={hints.earlierSections} {...props} />
      )}
    </>
  );
}
