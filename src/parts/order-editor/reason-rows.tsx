import { type DecisionStatus, REASONS, type OrderReason } from '#contract/application/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { isOfChild } from '#documents/child-identity.ts';
import { useFiledMatter } from '#parts/court-document/use-court-document.ts';
import { useText } from '#parts/text-context.tsx';
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx';
import { FieldGroup } from '#ui/controls/field-frame.tsx';
import { reasonOnRecord } from './on-record.ts';

interface ReasonRowsProps {
  status: DecisionStatus;
  application: ApplicationView;
  ticked: readonly OrderReason[];
  error: string | undefined;
  onChange: (ticked: readonly OrderReason[]) => void;
}

export function ReasonRows({ status, application, ticked, error, onChange }: ReasonRowsProps) {
  const { order } = useText();
  const isChildRefused = isOfChild(useFiledMatter(application)) && !isGranted(status);
  // JJ 12(1) has grounds of its own, which the judge states
  const codes = REASONS[status].filter(
    (code) => !isChildRefused || code === 'other' || ticked.includes(code),
  );
  return (
    <FieldGroup
      id={REASONS_ID}
      label={order.reasons}
      hint={isChildRefused ? order.childRefusal : order.reasonsHint}
      error={error}
    >
      {codes.map((code, n) => (
        <CheckboxRow
          key={code}
          id={n === 0 ? REASONS_ID : `${REASONS_ID}-${code}`}
          label={order.reason[code]}
          reason={reasonOnRecord(code, application, order.onRecord)}
          checked={ticked.includes(code)}
          invalid={error !== undefined}
          onChange={(on) => onChange(on ? [...ticked, code] : ticked.filter((other) => other !== code))}
        />
      ))}
    </FieldGroup>
  );
}

/** Target of the error summary, on the first row. */
export const REASONS_ID = 'order-reasons';
