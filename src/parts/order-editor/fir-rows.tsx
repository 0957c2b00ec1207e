/** Choice of the FIRs in which an order grants bail, and the reasons of the refusal in each of the others. */
import type { OrderReason, RefusedFir } from '#contract/application/order.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import { firReasons } from '#domain/application/order-firs.ts';
import type { Fir } from '#domain/case/fir.ts';
import type { Relief } from '#law/relief.ts';
import { LongText } from '#parts/form/long-text.tsx';
import { useText } from '#parts/text-context.tsx';
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx';
import { FieldGroup } from '#ui/controls/field-frame.tsx';

interface FirRowsProps {
  /** The FIRs of the application, in their order. */
  readonly firs: readonly Fir[];
  readonly relief: Relief | null;
  readonly draft: OrderDraft;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<OrderDraft>) => void;
}

/** Nothing for one FIR. */
export function FirRows({ firs, relief, draft, error, onChange }: FirRowsProps) {
  const { firs: words } = useText().order;
  if (firs.length < 2) return null;
  const { refusedFirs } = draft;
  const refuse = (refusal: RefusedFir) =>
    onChange({ refusedFirs: [...refusedFirs.filter(({ fir }) => fir !== refusal.fir), refusal] });
  const grant = (number: number) =>
    onChange({ refusedFirs: refusedFirs.filter(({ fir }) => fir !== number) });
  return (
    <FieldGroup id={FIRS_ID} label={words.label} hint={words.hint} error={error}>
      {firs.map((fir, n) => {
        const number = n + 1;
        const refusal = refusedFirs.find((each) => each.fir === number);
        const name = words.named(fir);
        return (
          <div key={number} className="stack">
            <CheckboxRow
              id={n === 0 ? FIRS_ID : `${FIRS_ID}-${number}`}
              label={name}
              reason={refusal && words.refused}
              checked={refusal === undefined}
              invalid={error !== undefined}
              onChange={(on) => (on ? grant(number) : refuse({ fir: number, reasons: [], text: '' }))}
            />
            {refusal && <RefusalFields {...{ refusal, relief, name }} onChange={refuse} />}
          </div>
        );
      })}
    </FieldGroup>
  );
}

interface RefusalFieldsProps {
  readonly refusal: RefusedFir;
  readonly relief: Relief | null;
  /** Of the FIR. */
  readonly name: string;
  readonly onChange: (refusal: RefusedFir) => void;
}

function RefusalFields({ refusal, relief, name, onChange }: RefusalFieldsProps) {
  const { firs: words, reason } = useText().order;
  const { fir, reasons, text } = refusal;
  const tick = (code: OrderReason, on: boolean) =>
    onChange({ ...refusal, reasons: on ? [...reasons, code] : reasons.filter((each) => each !== code) });
  return (
    <FieldGroup id={`${FIRS_ID}-${fir}-reasons`} label={words.reasons(name)}>
      {firReasons(relief).map((code) => (
        <CheckboxRow
          key={code}
          id={`${FIRS_ID}-${fir}-${code}`}
          label={reason[code]}
          checked={reasons.includes(code)}
          onChange={(on) => tick(code, on)}
        />
      ))}
      <LongText
        id={`${FIRS_ID}-${fir}-text`}
        label={words.text(name)}
        rows={3}
        maxLength={8_000}
        value={text}
        onChange={(typed) => onChange({ ...refusal, text: typed })}
      />
    </FieldGroup>
  );
}

export const FIRS_ID = 'order-firs';
