import { BOND_PLACES } from '#contract/application/order-hearing.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import { DateBox } from '#parts/form/date-box.tsx';
import { useText } from '#parts/text-context.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import type { OrderErrors } from './order-form.ts';

interface FurnishFieldsProps {
  draft: OrderDraft;
  errors: OrderErrors;
  onChange: (change: Partial<OrderDraft>) => void;
}

/** Before whom the bond is furnished, and until when. Asked once there is a bond. */
export function FurnishFields({ draft, errors, onChange }: FurnishFieldsProps) {
  const { fields, order } = useText();
  const { hearing } = order;
  if (draft.amount.trim() === '' && draft.furnish === '') return null;
  return (
    <>
      <SelectField
        id={FURNISH_ID}
        label={hearing.furnish}
        error={errors.furnish}
        none={fields.none}
        options={BOND_PLACES.map((value) => ({ value, label: hearing.places[value] }))}
        value={draft.furnish}
        onChange={(furnish) => onChange({ furnish })}
      />
      {draft.furnish !== '' && (
        <DateBox
          id="order-furnish-by"
          label={hearing.furnishBy}
          value={draft.furnishBy}
          onChange={(furnishBy) => onChange({ furnishBy })}
        />
      )}
    </>
  );
}

export const FURNISH_ID = 'order-furnish';
