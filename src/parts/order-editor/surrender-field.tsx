/** Surrender before this court, with its day and hour. Shown for a person who was not arrested. */
import { SURRENDER_RESULTS } from '#contract/application/order-hearing.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import type { OrderDuties } from '#documents/order/order-duties.ts';
import { DateBox } from '#parts/form/date-box.tsx';
import { useText } from '#parts/text-context.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import type { OrderErrors } from './order-form.ts';

type SurrenderPart = Pick<OrderDraft, 'surrender' | 'surrenderOn' | 'surrenderAt'>;

interface SurrenderFieldProps {
  readonly duties: Pick<OrderDuties, 'maySurrender'>;
  readonly draft: SurrenderPart;
  readonly errors: Pick<OrderErrors, 'surrender'>;
  readonly onChange: (change: Partial<SurrenderPart>) => void;
}

export function SurrenderField({ duties, draft, errors, onChange }: SurrenderFieldProps) {
  const { fields, order } = useText();
  const { hearing } = order;
  if (!duties.maySurrender && draft.surrender === '') return null;
  return (
    <>
      <SelectField
        id={SURRENDER_ID}
        label={hearing.surrender}
        hint={hearing.surrenderHint}
        error={errors.surrender}
        none={fields.none}
        options={SURRENDER_RESULTS.map((value) => ({ value, label: hearing.surrenders[value] }))}
        value={draft.surrender}
        onChange={(surrender) => onChange({ surrender })}
      />
      {draft.surrender !== '' && (
        <>
          <DateBox
            id="order-surrender-on"
            label={hearing.surrenderOn}
            past
            value={draft.surrenderOn}
            onChange={(surrenderOn) => onChange({ surrenderOn })}
          />
          <TextField
            id="order-surrender-at"
            label={hearing.surrenderAt}
            maxLength={5}
            value={draft.surrenderAt}
            onChange={(surrenderAt) => onChange({ surrenderAt })}
          />
        </>
      )}
    </>
  );
}

export const SURRENDER_ID = 'order-surrender';
