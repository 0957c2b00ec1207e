import { Plus, X } from 'lucide-react';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { HintAndError } from '#ui/controls/field-frame.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import type { FactFaults } from './fact-faults.ts';
import { BLANK_OTHER, type FactForm, factId, type OtherCase } from './fact-form.ts';

interface OtherCasesProps {
  readonly caseId: string;
  readonly form: FactForm;
  readonly write: (change: Partial<FactForm>) => void;
  readonly faults: FactFaults;
}

/** Earlier convictions and pending cases, one field group each. */
export function OtherCases(props: OtherCasesProps) {
  const { other } = useText().clock.facts;
  const { others } = props.form;
  return (
    <>
      {others.map((_, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no id
        <OtherCaseFields key={n} {...props} n={n} />
      ))}
      <Button kind="quiet" icon={Plus} onClick={() => props.write({ others: [...others, BLANK_OTHER] })}>
        {other.add}
      </Button>
    </>
  );
}

function OtherCaseFields({ n, caseId, form, write, faults }: OtherCasesProps & { n: number }) {
  const { clock, fields } = useText();
  const { other: words, choices } = clock.facts;
  const { others } = form;
  const other = others[n] ?? BLANK_OTHER;
  const id = factId(caseId, `other-${n}`);
  const error = faults[`other-${n}`];
  const change = (part: Partial<OtherCase>) =>
    write({ others: others.map((each, at) => (at === n ? { ...each, ...part } : each)) });
  const text = (field: 'firNumber' | 'policeStation' | 'sections') => ({
    id: field === 'firNumber' ? id : `${id}-${field}`,
    label: words[field],
    value: other[field],
    autoComplete: 'off',
    onChange: (value: string) => change({ [field]: value }),
  });
  return (
    <fieldset className={error ? 'fact-other field is-wrong' : 'fact-other field'}>
      <legend>{words.legend(n + 1)}</legend>
      <HintAndError id={id} error={error} />
      <TextField {...text('firNumber')} />
      <TextField {...text('policeStation')} />
      <TextField {...text('sections')} />
      <SelectField
        id={`${id}-state`}
        label={words.state}
        none={fields.none}
        options={choices.state}
        value={other.state}
        onChange={(state) => change({ state })}
      />
      {others.length > 1 && (
        <Button kind="quiet" icon={X} onClick={() => write({ others: others.filter((_, at) => at !== n) })}>
          {words.remove(n + 1)}
        </Button>
      )}
    </fieldset>
  );
}
