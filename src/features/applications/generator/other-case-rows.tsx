/** The person's other criminal cases: none, listed row by row, or not known; the paper prints what is said here. */
import { Plus } from 'lucide-react';
import { BLANK_OTHER_CASE, type OtherCaseRow } from '#domain/application-form.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ChoiceOf, type StepProps } from './form-fields.tsx';

export function OtherCaseRows({ step }: { step: StepProps }) {
  const { generator: words } = useText();
  const { form, write } = step;
  const rows = form.otherCases;
  const choose = (antecedents: typeof form.antecedents) =>
    write({
      antecedents,
      ...(antecedents === 'some' && rows.length === 0 && { otherCases: [BLANK_OTHER_CASE] }),
    });
  return (
    <LedgerSection title={words.otherCases.heading}>
      <div className="field-grid">
        <ChoiceOf name="antecedents" step={step} onChange={choose} />
      </div>
      {form.antecedents === 'some' && (
        <>
          {rows.map((row, n) => (
            <OtherCase
              // oxlint-disable-next-line react/no-array-index-key -- the rows have no other name, and none is reordered
              key={n}
              n={n}
              row={row}
              onChange={(next) => write({ otherCases: rows.map((each, at) => (at === n ? next : each)) })}
              onRemove={() => write({ otherCases: rows.filter((_, at) => at !== n) })}
            />
          ))}
          <Button icon={Plus} onClick={() => write({ otherCases: [...rows, BLANK_OTHER_CASE] })}>
            {words.otherCases.add}
          </Button>
        </>
      )}
    </LedgerSection>
  );
}

interface RowProps {
  readonly n: number;
  readonly row: OtherCaseRow;
  readonly onChange: (row: OtherCaseRow) => void;
  readonly onRemove: () => void;
}

function OtherCase({ n, row, onChange, onRemove }: RowProps) {
  const { choices, generator: words } = useText();
  const { otherCases, dateWords } = words;
  const id = (field: keyof OtherCaseRow): string => `application-otherCases-${n}-${field}`;
  const text = (field: 'firNumber' | 'policeStation' | 'district' | 'sections') => (
    <TextField
      id={id(field)}
      label={otherCases[field]}
      value={row[field]}
      autoComplete="off"
      onChange={(value) => onChange({ ...row, [field]: value })}
    />
  );
  return (
    <fieldset className="bare stack">
      <legend>{otherCases.row(n + 1)}</legend>
      <div className="field-grid">
        {text('firNumber')}
        {text('policeStation')}
        {text('district')}
        {text('sections')}
        <SelectField
          id={id('state')}
          label={otherCases.state}
          none={words.choose}
          options={choices.caseState}
          value={row.state}
          onChange={(state) => onChange({ ...row, state })}
        />
        <DateField
          id={id('on')}
          label={otherCases.on}
          words={dateWords}
          value={row.on}
          onChange={(on) => onChange({ ...row, on })}
        />
      </div>
      <Button kind="quiet" onClick={onRemove}>
        {otherCases.remove(n + 1)}
      </Button>
    </fieldset>
  );
}
