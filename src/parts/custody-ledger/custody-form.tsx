import { Plus } from 'lucide-react';
import { useDevice } from '#data/react/use-device.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { type FactsPatch, saveCaseFacts } from '#data/records/case/case-facts.ts';
import type { CaseRow } from '#data/store/rows.ts';
import type { KeptForm } from '#data/store/form-drafts.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { BLANK_CUSTODY, type CustodyRow } from '#domain/application/form-rows.ts';
import { type FormErrors, hasErrors } from '#parts/form/form-errors.ts';
import { formNames } from '#parts/form/form-names.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { Refusal } from '#parts/form/refusal.ts';
import { useDraftForm } from '#parts/form/use-draft-form.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import { FactsAhead } from '#parts/liberty-clock/facts-ahead.tsx';
import { RowFields } from '#parts/facts/row-fields.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { custodyFaults, fieldOf, type LedgerField } from './custody-faults.ts';
import { lawFaults, spansOf } from './custody-facts.ts';

interface CustodyFormProps {
  readonly record: CaseRow;
  readonly kept: KeptForm | null;
  readonly onSaved: () => void;
  readonly onLeave: () => void;
}

interface Ledger {
  readonly rows: readonly CustodyRow[];
}

export function CustodyForm({ record, kept, onSaved, onLeave }: CustodyFormProps) {
  const words = useText().custodyLedger.form;
  const { form, check } = useCustody({ record, kept, onSaved });
  const isWhole = !hasErrors(check(form.values));
  const { rows } = form.values;
  const write = (next: readonly CustodyRow[]) => form.change({ rows: next });
  return (
    <FormFrame form={form} order={fieldsOf(rows.length)} before={<p className="small quiet">{words.text}</p>}>
      {rows.map((row, n) => (
        <SpanFields
          // oxlint-disable-next-line react/no-array-index-key -- rows have no id and are not reordered
          key={n}
          row={row}
          nth={n}
          errors={form.errors}
          onChange={(part) => write(rows.with(n, { ...row, ...part }))}
          onRemove={() => write(rows.filter((_, at) => at !== n))}
        />
      ))}
      <div className="row">
        <Button icon={Plus} onClick={() => write([...rows, BLANK_CUSTODY])}>
          {words.add}
        </Button>
        <Button icon={Plus} onClick={() => write([...rows, { ...BLANK_CUSTODY, kind: 'interim-bail' }])}>
          {words.addBail}
        </Button>
      </div>
      {isWhole && <FactsAhead record={record} patch={custodyPatch(rows)} />}
      <div className="row">
        <Button kind="primary" type="submit" busy={form.busy ? words.saving : undefined}>
          {words.save}
        </Button>
        <Button onClick={() => void form.putAway().then(onLeave)}>{words.leave}</Button>
      </div>
    </FormFrame>
  );
}

const NAMES = ['kind', 'from', 'to'] as const;

const fieldsOf = (rows: number): LedgerField[] =>
  Array.from({ length: rows }, (_, n) => NAMES.map((name) => fieldOf(n, name))).flat();

function custodyPatch(rows: readonly CustodyRow[]): FactsPatch {
  const custody = spansOf(rows);
  return { custody: custody.length === 0 ? null : custody };
}

function useCustody({ record, kept, onSaved }: Omit<CustodyFormProps, 'onLeave'>) {
  const { db, ports } = useDevice();
  const { custodyLedger, law: lawWords } = useText();
  const law = useLawTables();
  const { day: today } = useCourtDay();
  const words = custodyLedger.form;
  const { facts = {} } = record;
  const check = ({ rows }: Ledger): FormErrors<LedgerField> => {
    const faults = custodyFaults(rows, { words: custodyLedger.errors, today });
    if (hasErrors(faults) || law.status !== 'ready') return faults;
    return lawFaults(rows, { facts, tables: law.tables, today, words: lawWords });
  };
  const send = async ({ rows }: Ledger): Promise<Refusal<LedgerField> | null> => {
    const saved = await saveCaseFacts(db, ports, record._id, custodyPatch(rows)).catch(actFailed);
    if (!saved) return { msg: words.failed };
    if (saved.ok) return null;
    return { msg: saved.error.kind === 'gone' ? words.gone : words.failed };
  };
  const initial = { rows: (facts.custody ?? []).map(({ kind, from, to = '' }) => ({ kind, from, to })) };
  const form = useDraftForm<Ledger, LedgerField>({
    name: formNames.custody(record._id),
    kept,
    initial: initial.rows.length === 0 ? { rows: [BLANK_CUSTODY] } : initial,
    check,
    send,
    onSent: () => {
      notify({ ...words.saved, type: 'success' });
      onSaved();
    },
  });
  return { form, check };
}

interface SpanFieldsProps {
  readonly row: CustodyRow;
  readonly nth: number;
  readonly errors: FormErrors<LedgerField>;
  readonly onChange: (part: Partial<CustodyRow>) => void;
  readonly onRemove: () => void;
}

function SpanFields({ row, nth, errors, onChange, onRemove }: SpanFieldsProps) {
  const words = useText().custodyLedger.form;
  return (
    <fieldset className="bare stack">
      <legend>{words.row(nth + 1)}</legend>
      <div className="field-grid">
        <RowFields
          list="custodySpans"
          row={row}
          idOf={(name) => fieldOf(nth, name)}
          errorOf={(name) => errors[fieldOf(nth, name)]}
          {...(row.kind === 'interim-bail' && {
            labels: { from: words.released, to: words.surrendered },
            hints: { to: words.surrenderedHint },
          })}
          onChange={onChange}
        />
      </div>
      <p>
        <Button kind="quiet" onClick={onRemove}>
          {words.remove(nth + 1)}
        </Button>
      </p>
    </fieldset>
  );
}
