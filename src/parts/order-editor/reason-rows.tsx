import {
  CHILD_GROUNDS,
  type ChildGround,
  type DecisionStatus,
  type OrderReason,
  REASONS,
} from '#contract/application/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import { isChildBail } from '#domain/application/child-refusal.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { useText } from '#parts/text-context.tsx';
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx';
import { FieldGroup } from '#ui/controls/field-frame.tsx';
import { reasonOnRecord } from './on-record.ts';
import type { OrderErrors } from './order-form.ts';

interface ReasonRowsProps {
  status: DecisionStatus;
  application: ApplicationView;
  draft: OrderDraft;
  errors: OrderErrors;
  onChange: (change: Partial<OrderDraft>) => void;
}

/** A refusal to a child offers the grounds of JJ 12(1); a reason ticked before can only be removed. */
export function ReasonRows({ status, application, draft, errors, onChange }: ReasonRowsProps) {
  const { order } = useText();
  const isOfChild = !isGranted(status) && isChildBail(application);
  const { reasons, childGrounds = [] } = draft;
  const codes = REASONS[status].filter((code) => !isOfChild || reasons.includes(code));
  return (
    <>
      {isOfChild && (
        <FieldGroup
          id={CHILD_GROUNDS_ID}
          label={order.childGrounds}
          hint={order.childRefusal}
          error={errors.childGrounds}
        >
          {CHILD_GROUNDS.map((code, n) => (
            <CheckboxRow
              key={code}
              id={n === 0 ? CHILD_GROUNDS_ID : `${CHILD_GROUNDS_ID}-${code}`}
              label={order.childGround[code]}
              checked={childGrounds.includes(code)}
              invalid={errors.childGrounds !== undefined}
              onChange={(on) => onChange({ childGrounds: toggled<ChildGround>(childGrounds, code, on) })}
            />
          ))}
        </FieldGroup>
      )}
      {codes.length > 0 && (
        <FieldGroup
          id={REASONS_ID}
          label={order.reasons}
          hint={isOfChild ? order.childOther : order.reasonsHint}
          error={errors.reasons}
        >
          {codes.map((code, n) => (
            <CheckboxRow
              key={code}
              id={n === 0 ? REASONS_ID : `${REASONS_ID}-${code}`}
              label={order.reason[code]}
              reason={reasonOnRecord(code, application, order.onRecord)}
              checked={reasons.includes(code)}
              invalid={errors.reasons !== undefined}
              onChange={(on) => onChange({ reasons: toggled<OrderReason>(reasons, code, on) })}
            />
          ))}
        </FieldGroup>
      )}
    </>
  );
}

const toggled = <Code,>(ticked: readonly Code[], code: Code, on: boolean): readonly Code[] =>
  on ? [...ticked, code] : ticked.filter((other) => other !== code);

/** Targets of the error summary, on the first row of each group. */
export const REASONS_ID = 'order-reasons';
export const CHILD_GROUNDS_ID = 'order-child-grounds';
