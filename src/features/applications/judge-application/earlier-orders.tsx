import { courtOfOrder, designationInWords } from '#text/history-event-text.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { namesOfApplicants } from '#domain/application/order-applicants.ts';
import { isOfKnownChild } from '#domain/case/name-for.ts';
import type { Order } from '#contract/application/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { ChangeConditions } from './change-conditions.tsx';
import { CorrectOrder } from './correct-order.tsx';
import { OrderProof } from './order-proof.tsx';
import { OrderPaper } from './order-paper.tsx';
import { OrderFirs } from '#parts/order-firs.tsx';
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

function OneOrder({ order, application }: { order: Order; application: ApplicationView }) {
  return (
    <article className="part stack earlier-order">
      <OrderText order={order} />
      <OrderApplicants application={application} order={order} />
      <OrderFirs facts={application.case} order={order} />
      <OrderProof application={application} order={order} />
      <OrderPaper application={application} order={order} />
      <ChangeConditions application={application} order={order} />
      <CorrectOrder application={application} order={order} />
    </article>
  );
}

/** The applicants of an order on some of them. */
function OrderApplicants({ application, order }: { order: Order; application: ApplicationView }) {
  const { judgeApplication, order: words } = useText();
  if (!order.applicants) return null;
  const names = isOfKnownChild(application) ? [] : namesOfApplicants(application);
  const named = order.applicants.map((number) => words.applicants.numbered(number, names[number - 1] ?? ''));
  return <p>{judgeApplication.order.forApplicants(named.join('; '))}</p>;
}

/** Outcome, time, judge and words of an order. */
export function OrderText({ order }: { order: Order }) {
  const { judgeApplication, statuses, times, told } = useText();
  const { by, to, at, correction, modification } = order;
  return (
    <>
      <div className="row row--apart">
        <Chip kind={isGranted(to) ? 'approved' : 'rejected'}>{statuses[to]}</Chip>
        <span>
          <MomentText at={at} zone={times.zone} />
        </span>
      </div>
      <p>{judgeApplication.order.by(by.name, designationInWords(by, told), courtOfOrder(by, told))}</p>
      {correction && (
        <p className="as-typed">
          {judgeApplication.order.correct.made(correction.wrong, correction.right, correction.why)}
        </p>
      )}
      {modification && <p>{judgeApplication.order.modify.made[modification.askedBy]}</p>}
      <OrderSaid of={{ ...order, status: to }} />
    </>
  );
}
