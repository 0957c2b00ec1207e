import type { Application } from '#contract/application/application.ts';
import type { OrderState } from '#contract/application/order-proof.ts';
import { standingOf } from '#domain/application/order-standing.ts';
import { useText } from '#parts/text-context.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { DayOfText } from '#ui/time-text.tsx';

interface OrderStateLineProps {
  application: Pick<Application, 'orders' | 'status' | 'coApplicants'>;
  orderId: string;
}

export function OrderStateLine({ application, orderId }: OrderStateLineProps) {
  const found = standingOf(application, orderId);
  return found && <StandingLine {...found} />;
}

interface StandingLineProps {
  standing: OrderState;
  /** Time of the later order. */
  supersededAt?: string | undefined;
  conditionsReplacedAt?: string | undefined;
  supersededInPartAt?: string | undefined;
}

/** Says that an order, or its conditions, are no longer in force; nothing for one in force. */
export function StandingLine({ standing, supersededAt, ...partly }: StandingLineProps) {
  const { order: words } = useText().judgeApplication;
  if (standing === 'in-force') return <PartlyInForce {...partly} />;
  return (
    <Note kind="danger">
      {supersededAt === undefined ? (
        words.withdrawn
      ) : (
        <>
          {words.superseded} <DayOfText at={supersededAt} />
        </>
      )}
    </Note>
  );
}

function PartlyInForce({
  conditionsReplacedAt,
  supersededInPartAt,
}: Pick<StandingLineProps, 'conditionsReplacedAt' | 'supersededInPartAt'>) {
  const { order: words } = useText().judgeApplication;
  return (
    <>
      {supersededInPartAt !== undefined && (
        <Note kind="wait">
          {words.supersededInPart} <DayOfText at={supersededInPartAt} />
        </Note>
      )}
      {conditionsReplacedAt !== undefined && (
        <Note kind="wait">
          {words.modify.replaced} <DayOfText at={conditionsReplacedAt} />
        </Note>
      )}
    </>
  );
}
