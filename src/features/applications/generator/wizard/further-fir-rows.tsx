/** Further FIRs of the same application. For a relief of one case they are refused in a sentence. */
import { coversSeveralFirs } from '#domain/application/fir-faults.ts';
import { BLANK_FURTHER_FIR } from '#domain/application/form-rows.ts';
import { useText } from '#parts/text-context.tsx';
import { FoldedPart } from './folded-part.tsx';
import type { StepProps } from './form-fields.tsx';
import { reliefOf } from './proposals.ts';
import { RowList } from './row-list.tsx';

export function FurtherFirRows({ step }: { step: StepProps }) {
  const { facts, generator } = useText();
  const { furtherFirs: words } = generator;
  const { form, write, errors } = step;
  const rows = form.furtherFirs;
  const wrong = errors.find(({ field }) => field === 'furtherFirs');
  const isCovered = coversSeveralFirs(reliefOf(form));
  return (
    <FoldedPart
      title={facts.labels.furtherFirs}
      fields={[]}
      list="furtherFirs"
      step={step}
      {...(rows.length > 0 && { said: rows.map(({ firNumber }) => firNumber).join(', ') })}
    >
      <p className="small quiet">{isCovered ? words.text : words.notCovered}</p>
      {wrong && <p className="error">{wrong.message}</p>}
      {(isCovered || rows.length > 0) && (
        <RowList
          name="furtherFirs"
          rows={rows}
          blank={BLANK_FURTHER_FIR}
          words={words}
          onChange={(furtherFirs) => write({ furtherFirs })}
        />
      )}
    </FoldedPart>
  );
}
