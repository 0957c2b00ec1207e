/** Antecedents: other criminal cases as none, listed or unknown. The paper prints this answer. */
import { BLANK_OTHER_CASE } from '#domain/application/form-rows.ts';
import { useText } from '#parts/text-context.tsx';
import { FoldedPart } from './folded-part.tsx';
import { FactField, type StepProps } from './form-fields.tsx';
import { RowList } from './row-list.tsx';

export function OtherCaseRows({ step }: { step: StepProps }) {
  const { generator } = useText();
  const { otherCases: words, parts } = generator;
  const { form, write } = step;
  const rows = form.otherCases;
  const choose = (typed: string) =>
    write({
      antecedents: typed === 'none' || typed === 'some' || typed === 'unknown' ? typed : '',
      ...(typed === 'some' && form.otherCases.length === 0 && { otherCases: [BLANK_OTHER_CASE] }),
    });
  return (
    <FoldedPart
      title={words.heading}
      fields={['antecedents']}
      step={step}
      {...(form.antecedents === 'some' && { said: parts.listed(rows.length) })}
    >
      <div className="field-grid">
        <FactField name="antecedents" step={step} onChange={choose} />
      </div>
      {form.antecedents === 'some' && (
        <RowList
          name="otherCases"
          rows={rows}
          blank={BLANK_OTHER_CASE}
          words={words}
          onChange={(otherCases) => write({ otherCases })}
        />
      )}
    </FoldedPart>
  );
}
