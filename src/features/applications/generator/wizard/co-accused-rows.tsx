/** Co-accused with the result of their bail, for arguments of parity. */
import { BLANK_CO_ACCUSED } from '#domain/application/form-rows.ts';
import { useText } from '#parts/text-context.tsx';
import { FoldedPart } from './folded-part.tsx';
import type { StepProps } from './form-fields.tsx';
import { RowList } from './row-list.tsx';

export function CoAccusedRows({ step }: { step: StepProps }) {
  const { generator } = useText();
  const { coAccused: words, parts } = generator;
  const { form, write } = step;
  const rows = form.coAccused;
  return (
    <FoldedPart
      title={parts.coAccused}
      fields={[]}
      list="coAccused"
      step={step}
      {...(rows.length > 0 && { said: rows.map(({ name }) => name).join(', ') })}
    >
      <p className="small quiet">{words.text}</p>
      <RowList
        name="coAccused"
        rows={rows}
        blank={BLANK_CO_ACCUSED}
        words={words}
        onChange={(coAccused) => write({ coAccused })}
      />
    </FoldedPart>
  );
}
