import { CONDITIONS } from '#contract/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { ConditionCode, OrderDraft } from '#data/records/application/order-drafts.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { CheckboxRow } from '#ui/checkbox-row.tsx';
import { FieldGroup } from '#ui/field-frame.tsx';
import { ConditionDetail } from './condition-detail.tsx';
import { isProposed } from './on-record.ts';

export interface ConditionRowsProps {
  application: ApplicationView;
  draft: OrderDraft;
  error: string | undefined;
  onChange: (change: Partial<OrderDraft>) => void;
}

export function ConditionRows({ application, draft, error, onChange }: ConditionRowsProps) {
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
