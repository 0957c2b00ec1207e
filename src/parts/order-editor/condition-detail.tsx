import type { ConditionCode, OrderDraft } from '#data/records/application/order-draft.ts';
import { useText } from '#parts/text-context.tsx';
import { LongText } from '#parts/form/long-text.tsx';
import { TextField } from '#ui/controls/text-field.tsx';

interface ConditionDetailProps {
  code: ConditionCode;
  draft: OrderDraft;
  error: string | undefined;
  onChange: (change: Partial<OrderDraft>) => void;
}

/** Details that some conditions need besides the checkbox. */
export function ConditionDetail({ code, draft, error, onChange }: ConditionDetailProps) {
  const { order } = useText();
  const { details, concern } = draft;
  const write = (text: string) => onChange({ details: { ...details, [code]: text } });
  if (code === 'report-periodically' || code === 'stay-away') {
    return (
      <TextField
        id={`order-detail-${code}`}
        label={order.details[code]}
        maxLength={800}
        value={details[code] ?? ''}
        onChange={write}
      />
    );
  }
  if (code !== 'other') return null;
  return (
    <div className="stack">
      <LongText
        id={OTHER_ID}
        label={order.otherText}
        error={error}
        rows={2}
        maxLength={1_000}
        value={details.other ?? ''}
        onChange={write}
      />
      <TextField
        id="order-concern"
        label={order.otherConcern}
        maxLength={1_000}
        value={concern}
        onChange={(text) => onChange({ concern: text })}
      />
    </div>
  );
}

export const OTHER_ID = 'order-other';
