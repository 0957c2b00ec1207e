/** The State in an order: its position, and its points with their source. */
import { ListPlus } from 'lucide-react';
import { STATE_POSITIONS } from '#contract/application/order-hearing.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import { type ContestedView, contestedPoints } from '#data/records/contested/contested-points.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import type { OrderDuties } from '#documents/order/order-duties.ts';
import { DateBox } from '#parts/form/date-box.tsx';
import { LongText } from '#parts/form/long-text.tsx';
import { Citation } from '#parts/law-library/card-link.tsx';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import type { OrderErrors } from './order-form.ts';

interface StateFieldsProps {
  readonly application: ApplicationView;
  readonly duties: OrderDuties;
  readonly draft: OrderDraft;
  readonly errors: OrderErrors;
  readonly onChange: (change: Partial<OrderDraft>) => void;
}

export function StateFields({ application, duties: { notices }, draft, errors, onChange }: StateFieldsProps) {
  const { fields, order } = useText();
  const { hearing } = order;
  const required = notices.find(({ to }) => to === 'prosecutor');
  return (
    <>
      <SelectField
        id={STATE_ID}
        label={hearing.state}
        hint={
          required ? (
            <>
              {hearing.required} <Citation authority={required.authority} />
            </>
          ) : (
            hearing.stateHint
          )
        }
        error={errors.state}
        none={fields.none}
        options={STATE_POSITIONS.map((value) => ({ value, label: hearing.positions[value] }))}
        value={draft.state}
        onChange={(state) => onChange({ state })}
      />
      <TakePoints {...{ application, draft, onChange }} />
      {draft.state !== '' && (
        <>
          <TextField
            id="order-state-name"
            label={hearing.stateName}
            maxLength={120}
            value={draft.stateName}
            onChange={(stateName) => onChange({ stateName })}
          />
          <DateBox
            id="order-state-report"
            label={hearing.stateReport}
            past
            value={draft.stateReport}
            onChange={(stateReport) => onChange({ stateReport })}
          />
          <LongText
            id="order-state-text"
            label={hearing.stateText}
            rows={3}
            maxLength={8_000}
            value={draft.stateText}
            onChange={(stateText) => onChange({ stateText })}
          />
        </>
      )}
    </>
  );
}

/** Contested points that are not in the text yet. */
function TakePoints({
  application,
  draft,
  onChange,
}: Pick<StateFieldsProps, 'application' | 'draft' | 'onChange'>) {
  const { hearing } = useText().order;
  const db = useDb();
  const live = useLive(() => contestedPoints(db, application._id), [db, application._id]);
  const points = live.status === 'ready' ? live.value.map((point) => pointText(point, hearing)) : [];
  const missing = points.filter((point) => !draft.stateText.includes(point));
  if (missing.length === 0) return null;
  const take = () =>
    onChange({
      state: draft.state || 'opposed',
      stateText: [draft.stateText.trim(), ...missing].filter(Boolean).join('\n\n'),
    });
  return (
    <p className="row">
      <Button icon={ListPlus} onClick={take}>
        {hearing.takePoints(missing.length)}
      </Button>
    </p>
  );
}

function pointText(
  { about, says, documentName, page }: ContestedView,
  { point, pointSource }: Catalogue['order']['hearing'],
): string {
  return point(about, says, documentName === null ? null : pointSource(documentName, page));
}

export const STATE_ID = 'order-state';
