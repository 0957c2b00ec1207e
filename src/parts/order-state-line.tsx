import type { Application } from '#contract/application/application.ts';
import { standingOf } from '#domain/application/order-standing.ts';
import { useText } from '#parts/text-context.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { DayOfText } from '#ui/time-text.tsx';

interface OrderStateLineProps {
  application: Pick<Application, 'orders' | 'status'>;
  orderId: string;
}

/** Says that an order is no longer in force; nothing for one in force. */
export function OrderStateLine({ application, orderId }: OrderStateLineProps) {
  const { order: words } = useText().judgeApplication;
  const found = standingOf(application, orderId);
  if (!found || found.standing === 'in-force') return null;
  return (
    <Note kind="danger">
      {found.supersededAt === undefined ? (
        words.withdrawn
      ) : (
        <>
          {words.superseded} <DayOfText at={found.supersededAt} />
        </>
      )}
    </Note>
  );
}
