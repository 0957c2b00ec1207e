import { indianNumber } from '#kernel/indian-number.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import { useText } from '#parts/text-context.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import type { OrderErrors } from './order-form.ts';
import { readRupees } from './rupees.ts';

interface BondFieldsProps {
  draft: OrderDraft;
  errors: OrderErrors;
  onChange: (change: Partial<OrderDraft>) => void;
}

export function BondFields({ draft, errors, onChange }: BondFieldsProps) {
  const { order } = useText();
  const group = () => {
    const amount = readRupees(draft.amount);
    if (amount !== null && indianNumber(amount) !== draft.amount) onChange({ amount: indianNumber(amount) });
  };
  return (
    <>
      <TextField
        id={AMOUNT_ID}
        label={order.amount}
        hint={order.amountHint}
        error={errors.amount}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        value={draft.amount}
        onChange={(amount) => onChange({ amount })}
        onBlur={group}
      />
      <TextField
        id={SURETIES_ID}
        label={order.sureties}
        hint={order.suretiesHint}
        error={errors.sureties}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={draft.sureties}
        onChange={(sureties) => onChange({ sureties })}
      />
    </>
  );
}

export const AMOUNT_ID = 'order-amount';
export const SURETIES_ID = 'order-sureties';
