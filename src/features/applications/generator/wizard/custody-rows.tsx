/**
 * Custody in detail: first remand and periods inside or outside. Without periods, days count from the arrest.
 */
import { BLANK_CUSTODY, type CustodyRow } from '#domain/application/form-rows.ts';
import { indianDate, isDay } from '#kernel/calendar-date.ts';
import { useText } from '#parts/text-context.tsx';
import { FoldedPart } from './folded-part.tsx';
import { FactField, type StepProps } from './form-fields.tsx';
import { reliefOf } from './proposals.ts';
import { RowList } from './row-list.tsx';

export function CustodyRows({ step }: { step: StepProps }) {
  const { choices, generator } = useText();
  const { spans: words, parts } = generator;
  const { form, write } = step;
  const atLiberty = form.custodyStatus === 'not-arrested' && form.custodySpans.length === 0;
  if (atLiberty || reliefOf(form) === 'anticipatory') return null;
  // for default bail the first remand is asked above
  const remand = reliefOf(form) !== 'default';
  const line = (row: CustodyRow): string =>
    words.line(
      choices.custodyKind.find(({ value }) => value === row.kind)?.label ?? '',
      typed(row.from),
      typed(row.to),
    );
  return (
    <FoldedPart
      title={parts.custody}
      fields={remand ? ['firstRemandDate'] : []}
      list="custodySpans"
      step={step}
      {...(form.custodySpans.length > 0 && { said: form.custodySpans.map(line).join(' · ') })}
    >
      <p className="small quiet">{words.text}</p>
      {remand && (
        <div className="field-grid">
          <FactField name="firstRemandDate" step={step} />
        </div>
      )}
      <RowList
        name="custodySpans"
        rows={form.custodySpans}
        blank={BLANK_CUSTODY}
        words={words}
        onChange={(custodySpans) => write({ custodySpans })}
      />
    </FoldedPart>
  );
}

const typed = (date: string): string => (isDay(date) ? indianDate(date) : date);
