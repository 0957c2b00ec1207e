/** Earlier applications: those of this app by themselves, others row by row. */
import { BLANK_PREVIOUS, type PreviousRow } from '#domain/application-form.ts';
import type { EarlierApplication } from '#domain/earlier-applications.ts';
import { partialFromForm } from '#domain/form-content.ts';
import { courtInWords } from '#documents/court-in-words.ts';
import { bailDraftFrom } from '#documents/matter.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import { useDraftEarlier } from '#parts/court-document/use-court-document.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useMemo } from 'react';
import type { StepProps } from './form-fields.tsx';

export function EarlierRows({ step }: { step: StepProps }) {
  const { generator: words } = useText();
  const { form, draft, write } = step;
  const written = useMemo(() => bailDraftFrom(partialFromForm(form, draft?.under)), [form, draft]);
  const recorded = useDraftEarlier(written, draft);
  const asked = form.previousBail === 'one' || form.previousBail === 'multiple';
  if (recorded.length === 0 && !asked) return null;
  const change = (at: number, row: PreviousRow) =>
    write({ previous: form.previous.map((each, n) => (n === at ? row : each)) });
  return (
    <LedgerSection title={words.earlier.heading}>
      <Recorded rows={recorded} />
      {asked &&
        form.previous.map((row, n) => (
          <EarlierRow
            // oxlint-disable-next-line react/no-array-index-key -- the rows have no other name, and none is reordered
            key={n}
            n={n}
            row={row}
            onChange={(next) => change(n, next)}
            onRemove={() => write({ previous: form.previous.filter((_, at) => at !== n) })}
          />
        ))}
      {asked && (
        <Button onClick={() => write({ previous: [...form.previous, BLANK_PREVIOUS] })}>
          {words.earlier.add}
        </Button>
      )}
    </LedgerSection>
  );
}

function Recorded({ rows }: { rows: readonly EarlierApplication[] }) {
  const { generator: words } = useText();
  if (rows.length === 0) return null;
  return (
    <>
      <p className="small quiet">{words.earlier.recorded}</p>
      <ul>
        {rows.map((row) => (
          <li key={`${row.applicationNumber ?? ''} ${row.filedOn}`}>
            {words.earlier.line(
              courtInWords(row),
              indianDate(row.filedOn),
              words.earlier.outcomes[row.outcome],
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly n: number;
  readonly row: PreviousRow;
  readonly onChange: (row: PreviousRow) => void;
  readonly onRemove: () => void;
}

function EarlierRow({ n, row, onChange, onRemove }: RowProps) {
  const { generator: words } = useText();
  const { earlier, dateWords } = words;
  const text = (field: 'court' | 'number' | 'outcome') => (
    <TextField
      id={`application-previous-${n}-${field}`}
      label={earlier[field]}
      value={row[field]}
      autoComplete="off"
      onChange={(value) => onChange({ ...row, [field]: value })}
    />
  );
  const date = (field: 'filedOn' | 'decidedOn') => (
    <DateField
      id={`application-previous-${n}-${field}`}
      label={earlier[field]}
      words={dateWords}
      value={row[field]}
      onChange={(value) => onChange({ ...row, [field]: value })}
    />
  );
  return (
    <fieldset className="bare stack">
      <legend>{earlier.row(n + 1)}</legend>
      <div className="field-grid">
        {text('court')}
        {text('number')}
        {date('filedOn')}
        {text('outcome')}
        {date('decidedOn')}
      </div>
      <Button kind="quiet" onClick={onRemove}>
        {earlier.remove(n + 1)}
      </Button>
    </fieldset>
  );
}
