import { type DecisionStatus, CONDITIONS } from '#contract/order.ts';
import { isGranted } from '#domain/status-rules.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { OrderDraft, ConditionCode } from '#data/records/application/order-draft.ts';
import { useText } from '#parts/text-context.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { BondFields } from './bond-fields.tsx';
import type { OrderErrors } from './order-form.ts';
import { ReasonRows } from './reason-rows.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { CheckboxRow } from '#ui/checkbox-row.tsx';
import { FieldGroup } from '#ui/field-frame.tsx';
import { ConditionDetail } from './condition-detail.tsx';
import { isProposed } from './on-record.ts';

interface OrderFieldsProps {
  application: ApplicationView;
  status: DecisionStatus;
  draft: OrderDraft;
  errors: OrderErrors;
  onChange: (change: Partial<OrderDraft>) => void;
}

export function OrderFields({ application, status, draft, errors, onChange }: OrderFieldsProps) {
  const { order } = useText();
  return (
    <>
      <ReasonRows
        status={status}
        application={application}
        ticked={draft.reasons}
        error={errors.reasons}
        onChange={(reasons) => onChange({ reasons })}
      />
      <TextArea
        id={TEXT_ID}
        label={order.text}
        hint={order.textHint}
        error={errors.text}
        maxLength={20_000}
        value={draft.text}
        onChange={(text) => onChange({ text })}
      />
      {isGranted(status) && (
        <>
          <ConditionRows application={application} draft={draft} error={errors.other} onChange={onChange} />
          <BondFields draft={draft} errors={errors} onChange={onChange} />
        </>
      )}
      <TextArea
        id="order-notes"
        label={order.notes}
        hint={order.notesHint}
        rows={2}
        maxLength={4_000}
        value={draft.notes}
        onChange={(notes) => onChange({ notes })}
      />
    </>
  );
}

export const TEXT_ID = 'order-text';

interface ConditionRowsProps {
  application: ApplicationView;
  draft: OrderDraft;
  error: string | undefined;
  onChange: (change: Partial<OrderDraft>) => void;
}

function ConditionRows({ application, draft, error, onChange }: ConditionRowsProps) {
  const { order } = useText();
  const { conditions } = draft;
  const tick = (code: ConditionCode, on: boolean) =>
    onChange({ conditions: on ? [...conditions, code] : conditions.filter((other) => other !== code) });
  return (
    <FieldGroup id="order-conditions" label={order.conditions} hint={order.conditionsHint}>
      {CONDITIONS.map((code) => (
        <div key={code} className="condition">
          <CheckboxRow
            id={`order-conditions-${code}`}
            label={code === 'other' ? order.otherCondition : order.condition[code].text}
            reason={about(code, isProposed(code, application), order)}
            checked={conditions.includes(code)}
            onChange={(on) => tick(code, on)}
          />
          {conditions.includes(code) && (
            <ConditionDetail code={code} draft={draft} error={error} onChange={onChange} />
          )}
        </div>
      ))}
    </FieldGroup>
  );
}

function about(code: ConditionCode, proposed: boolean, words: Catalogue['order']): string | undefined {
  if (code === 'other') return undefined;
  const concern = words.concern(words.condition[code].concern);
  return proposed ? `${concern}. ${words.onRecord.proposed}` : concern;
}
