import { courtOfOrder, designationInWords } from '#text/history-event-text.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import type { Order } from '#contract/application/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { OrderProof } from './order-proof.tsx';
import { OrderPaper } from './order-paper.tsx';
import { useText } from '#parts/text-context.tsx';
import { MomentText } from '#ui/time-text.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { OrderSaid } from './order-summary.tsx';

/** Earlier orders on this application, newest first, side by side if there is space. */
export function EarlierOrders({ application }: { application: ApplicationView }) {
  const { judgeApplication: text } = useText();
  const { orders } = application;
  if (orders.length === 0) return null;
  return (
    <LedgerSection title={text.orders}>
      <div className="orders-beside">
        {orders.toReversed().map((order) => (
          <OneOrder key={order._id} order={order} application={application} />
        ))}
      </div>
    </LedgerSection>
  );
}

function OneOrder({ order: made, application }: { order: Order; application: ApplicationView }) {
  const { judgeApplication, statuses, times, told } = useText();
  const { by } = made;
  return (
    <article className="part stack earlier-order">
      <div className="row row--apart">
        <Chip kind={isGranted(made.to) ? 'approved' : 'rejected'}>{statuses[made.to]}</Chip>
        <span>
          <MomentText at={made.at} zone={times.zone} />
        </span>
      </div>
      <p>{judgeApplication.order.by(by.name, designationInWords(by, told), courtOfOrder(by, told))}</p>
      <OrderSaid of={{ ...made, status: made.to }} />
      <OrderProof application={application} order={made} />
      <OrderPaper application={application} order={made} />
    </article>
  );
}
