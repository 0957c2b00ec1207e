/** Further applicants of the same application, each with particulars, custody and antecedents. */
import { Plus } from 'lucide-react';
import { MOST_CO_APPLICANTS } from '#contract/application/application.ts';
import {
  BLANK_CO_APPLICANT,
  BLANK_COERCIVE,
  BLANK_OTHER_CASE,
  type CoApplicantRow,
} from '#domain/application/form-rows.ts';
import { rowsOfOthers } from '#domain/application/namesakes.ts';
import { RowFields } from '#parts/facts/row-fields.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { controlId, type StepProps } from './form-fields.tsx';
import { FoldedPart } from './folded-part.tsx';
import { RowList } from './row-list.tsx';

export function CoApplicantRows({ step }: { step: StepProps }) {
  const { facts, generator } = useText();
  const { coApplicants: words } = generator;
  const { form, write, errors } = step;
  const rows = form.coApplicants;
  const wrong = errors.find(({ field }) => field === 'coApplicants');
  const change = (next: readonly CoApplicantRow[]) => write({ coApplicants: next });
  const add = (row: Partial<CoApplicantRow>) => change([...rows, { ...BLANK_CO_APPLICANT, ...row }]);
  return (
    <FoldedPart
      title={facts.labels.coApplicants}
      fields={[]}
      list="coApplicants"
      step={step}
      {...(rows.length > 0 && { said: rows.map(({ name }) => name).join(', ') })}
    >
      <p className="small quiet">{words.text}</p>
      {wrong && <p className="error">{wrong.message}</p>}
      {rows.map((row, n) => (
        <CoApplicantFields
          // oxlint-disable-next-line react/no-array-index-key -- rows have no id and are not reordered
          key={n}
          row={row}
          n={n}
          onChange={(next) => change(rows.with(n, next))}
          onRemove={() => change(rows.filter((_, at) => at !== n))}
        />
      ))}
      {rows.length < MOST_CO_APPLICANTS && (
        <div className="row">
          <Button icon={Plus} onClick={() => add({})}>
            {words.add}
          </Button>
          {offered(step).map(({ name, custodyStatus }, n) => (
            // oxlint-disable-next-line react/no-array-index-key -- two co-accused may have one name
            <Button key={n} kind="quiet" icon={Plus} onClick={() => add({ name, custodyStatus })}>
              {words.addKnown(name)}
            </Button>
          ))}
        </div>
      )}
    </FoldedPart>
  );
}

/** Co-accused of the case who are neither applicants nor on bail. */
function offered({ form }: StepProps): readonly Pick<CoApplicantRow, 'name' | 'custodyStatus'>[] {
  const named = form.coAccused.filter(({ name, bail }) => name.trim() !== '' && bail !== 'granted');
  return rowsOfOthers(named, form.coApplicants).map(({ name, bail }) => ({
    name,
    custodyStatus: bail === 'not-arrested' ? bail : '',
  }));
}

interface CoApplicantFieldsProps {
  readonly row: CoApplicantRow;
  /** Its position, from 0. */
  readonly n: number;
  readonly onChange: (row: CoApplicantRow) => void;
  readonly onRemove: () => void;
}

function CoApplicantFields({ row, n, onChange, onRemove }: CoApplicantFieldsProps) {
  const { facts, generator } = useText();
  const { coApplicants: words, otherCases, warrants } = generator;
  const prefix = `${controlId('coApplicants')}-${n}`;
  return (
    <fieldset className="bare stack">
      <legend>{words.row(n + 2)}</legend>
      <div className="field-grid">
        <RowFields
          list="coApplicants"
          row={row}
          hints={facts.hints}
          idOf={(fact) => `${prefix}-${fact}`}
          onChange={(part) => onChange(withFirstRows({ ...row, ...part }))}
        />
      </div>
      {row.antecedents === 'some' && (
        <RowList
          name="otherCases"
          prefix={prefix}
          rows={row.otherCases}
          blank={BLANK_OTHER_CASE}
          words={otherCases}
          onChange={(next) => onChange({ ...row, otherCases: next })}
        />
      )}
      {row.coercive === 'some' && (
        <RowList
          name="warrants"
          prefix={prefix}
          rows={row.warrants}
          blank={BLANK_COERCIVE}
          words={warrants}
          onChange={(next) => onChange({ ...row, warrants: next })}
        />
      )}
      <Button kind="quiet" onClick={onRemove}>
        {words.remove(n + 2)}
      </Button>
    </fieldset>
  );
}

/** The answer "some" asks for the first row at once. */
function withFirstRows(row: CoApplicantRow): CoApplicantRow {
  const lacksCases = row.antecedents === 'some' && row.otherCases.length === 0;
  const lacksWarrants = row.coercive === 'some' && row.warrants.length === 0;
  return {
    ...row,
    ...(lacksCases && { otherCases: [BLANK_OTHER_CASE] }),
    ...(lacksWarrants && { warrants: [BLANK_COERCIVE] }),
  };
}
