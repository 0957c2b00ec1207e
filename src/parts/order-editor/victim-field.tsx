/** Notice to the informant or victim. Shown if the law asks for it. */
import { VICTIM_RESULTS } from '#contract/application/order-hearing.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import type { OrderDuties } from '#documents/order/order-duties.ts';
import { DateBox } from '#parts/form/date-box.tsx';
import { Citation } from '#parts/law-library/card-link.tsx';
import { useText } from '#parts/text-context.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import type { OrderErrors } from './order-form.ts';

type VictimPart = Pick<OrderDraft, 'victim' | 'victimOn'>;

interface VictimFieldProps {
  readonly notices: OrderDuties['notices'];
  readonly draft: VictimPart;
  readonly errors: Pick<OrderErrors, 'victim'>;
  readonly onChange: (change: Partial<VictimPart>) => void;
}

export function VictimField({ notices, draft, errors, onChange }: VictimFieldProps) {
  const { fields, order } = useText();
  const { hearing } = order;
  const required = notices.find(({ to }) => to !== 'prosecutor');
  if (!required && draft.victim === '') return null;
  return (
    <>
      <SelectField
        id={VICTIM_ID}
        label={hearing.victim}
        hint={
          <>
            {hearing.victimHint} {required && <Citation authority={required.authority} />}
          </>
        }
        error={errors.victim}
        none={fields.none}
        options={VICTIM_RESULTS.map((value) => ({ value, label: hearing.results[value] }))}
        value={draft.victim}
        onChange={(victim) => onChange({ victim })}
      />
      {draft.victim !== '' && (
        <DateBox
          id="order-victim-on"
          label={hearing.victimOn}
          past
          value={draft.victimOn}
          onChange={(victimOn) => onChange({ victimOn })}
        />
      )}
    </>
  );
}

export const VICTIM_ID = 'order-victim';
