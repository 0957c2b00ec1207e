import { courtOfOrder, designationInWords } from '#text/history-event-text.ts';
import { type ReactNode, useId } from 'react';
import type { Order } from '#contract/application/order.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import type { ReturnedDecision } from '#data/records/application/decision-outcomes.ts';
import type { SeveralFirs } from '#domain/case/fir.ts';
import { OrderFirs } from '#parts/order-firs.tsx';
import { useText } from '#parts/text-context.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { MomentText } from '#ui/time-text.tsx';
import { OrderSaid, type SaidOrder } from './order-summary.tsx';

interface OrdersComparedProps {
  /** Signed on this device, and rejected. */
  readonly mine: ReturnedDecision;
  /** In force. */
  readonly theirs: Order;
  readonly facts: SeveralFirs;
}

/** Orders of two judges or two devices, in full and without a preference. */
export function OrdersCompared({ mine, theirs, facts }: OrdersComparedProps) {
  const { judgeApplication, told } = useText();
  const words = judgeApplication.returned.compared;
  const { by } = theirs;
  return (
    <div className="orders-beside orders-compared">
      <Side head={words.mine} at={mine.at} said={mine.decision} facts={facts} />
      <Side head={words.theirs} at={theirs.at} said={{ ...theirs, status: theirs.to }} facts={facts}>
        <p>{judgeApplication.order.by(by.name, designationInWords(by, told), courtOfOrder(by, told))}</p>
      </Side>
    </div>
  );
}

interface SideProps {
  readonly head: string;
  readonly at: string;
  readonly said: SaidOrder;
  readonly facts: SeveralFirs;
  readonly children?: ReactNode;
}

function Side({ head, at, said, facts, children }: SideProps) {
  const { statuses, times } = useText();
  const titleId = useId();
  return (
    <section className="part stack" aria-labelledby={titleId}>
      <h3 id={titleId}>{head}</h3>
      <div className="row row--apart">
        <Chip kind={isGranted(said.status) ? 'approved' : 'rejected'}>{statuses[said.status]}</Chip>
        <span>
          <MomentText at={at} zone={times.zone} />
        </span>
      </div>
      {children}
      <OrderFirs facts={facts} order={said} />
      <OrderSaid of={said} />
    </section>
  );
}
