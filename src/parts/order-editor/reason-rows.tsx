import { type DecisionStatus, REASONS, type OrderReason } from '#contract/application/order.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { lawfulReasons } from '#domain/application/order-reasons.ts';
import { LongText } from '#parts/form/long-text.tsx';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { isOfChild } from '#documents/child-identity.ts';
import { useFiledMatter } from '#parts/court-document/use-court-document.ts';
import { useText } from '#parts/text-context.tsx';
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx';
import { FieldGroup } from '#ui/controls/field-frame.tsx';
import { reasonOnRecord } from './on-record.ts';
import { reasonSentence } from './reason-sentence.ts';

interface ReasonRowsProps {
  status: DecisionStatus;
  application: ApplicationView;
  /** Null while the law tables load: every reason is offered. */
  matter: PaperMatter | null;
  draft: OrderDraft;
  error: string | undefined;
  onChange: (change: Partial<OrderDraft>) => void;
}

export function ReasonRows({ status, application, matter, draft, error, onChange }: ReasonRowsProps) {
  const { order } = useText();
  const { reasons: ticked, sentences } = draft;
  const lawful = matter
    ? lawfulReasons(matter.relief, status, application.orders.at(-1)?.to)
    : REASONS[status];
  const isChildRefused = isOfChild(useFiledMatter(application)) && !isGranted(status);
  // JJ 12(1) has grounds of its own, which the judge states
  const codes = REASONS[status].filter(
    (code) => ticked.includes(code) || (isChildRefused ? code === 'other' : lawful.includes(code)),
  );
  const tick = (code: OrderReason, on: boolean) =>
    onChange({
      reasons: on ? [...ticked, code] : ticked.filter((other) => other !== code),
      ...(on &&
        code !== 'other' && { sentences: { ...sentences, [code]: reasonSentence(code, matter, order) } }),
    });
  return (
    <FieldGroup
      id={REASONS_ID}
      label={order.reasons}
      hint={isChildRefused ? order.childRefusal : order.reasonsHint}
      error={error}
    >
      {codes.map((code, n) => (
        <div key={code}>
          <CheckboxRow
            id={n === 0 ? REASONS_ID : `${REASONS_ID}-${code}`}
            label={order.reason[code]}
            reason={reasonOnRecord(code, application, { matter, words: order.onRecord })}
            checked={ticked.includes(code)}
            invalid={error !== undefined}
            onChange={(on) => tick(code, on)}
          />
          {ticked.includes(code) && code !== 'other' && (
            <LongText
              id={`order-sentence-${code}`}
              label={
                <>
                  {order.hearing.reasonText}
                  <span className="vh">: {order.reason[code]}</span>
                </>
              }
              rows={2}
              maxLength={1_000}
              value={sentences[code] ?? ''}
              onChange={(text) => onChange({ sentences: { ...sentences, [code]: text } })}
            />
          )}
        </div>
      ))}
    </FieldGroup>
  );
}

/** Target of the error summary, on the first row. */
export const REASONS_ID = 'order-reasons';
