/** Coercive process: non-bailable warrants and proclamations as none, listed or unknown. */
import { BLANK_COERCIVE } from '#domain/application/form-rows.ts';
import { useText } from '#parts/text-context.tsx';
import { FoldedPart } from './folded-part.tsx';
import { FactField, type StepProps } from './form-fields.tsx';
import { RowList } from './row-list.tsx';

export function WarrantRows({ step }: { step: StepProps }) {
  const { generator } = useText();
  const { warrants: words, parts } = generator;
  const { form, write } = step;
  const choose = (typed: string) =>
    write({
      coercive: typed === 'none' || typed === 'some' || typed === 'unknown' ? typed : '',
      ...(typed === 'some' && form.warrants.length === 0 && { warrants: [BLANK_COERCIVE] }),
    });
  return (
    <FoldedPart
      title={parts.coercive}
      fields={['coercive']}
      step={step}
      {...(form.coercive === 'some' && { said: parts.listed(form.warrants.length) })}
    >
      <div className="field-grid">
        <FactField name="coercive" step={step} onChange={choose} />
      </div>
      {form.coercive === 'some' && (
        <RowList
          name="warrants"
          rows={form.warrants}
          blank={BLANK_COERCIVE}
          words={words}
          onChange={(warrants) => write({ warrants })}
        />
      )}
    </FoldedPart>
  );
}
