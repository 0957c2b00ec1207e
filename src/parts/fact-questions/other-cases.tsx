import { Plus, X } from 'lucide-react';
import { RowFields } from '#parts/facts/row-fields.tsx';
import { useText } from '#parts/text-context.tsx';
import { caseStates } from '#text/fact-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { HintAndError } from '#ui/controls/field-frame.tsx';
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
  const text = useText();
  const { other: words } = text.clock.facts;
  const { others } = form;
  const other = others[n] ?? BLANK_OTHER;
  const id = factId(caseId, `other-${n}`);
  const error = faults[`other-${n}`];
  const change = (part: Partial<OtherCase>) =>
    write({ others: others.map((each, at) => (at === n ? { ...each, ...part } : each)) });
  return (
    <fieldset className={error ? 'fact-other field is-wrong' : 'fact-other field'}>
      <legend>{words.legend(n + 1)}</legend>
      <HintAndError id={id} error={error} />
      <RowFields
        list="otherCases"
        row={other}
        idOf={(fact) => (fact === 'firNumber' ? id : `${id}-${fact}`)}
        options={{ state: caseStates(text) }}
        onChange={change}
      />
      {others.length > 1 && (
        <Button kind="quiet" icon={X} onClick={() => write({ others: others.filter((_, at) => at !== n) })}>
          {words.remove(n + 1)}
        </Button>
      )}
    </fieldset>
  );
}
