import { courtOfOrder } from '#text/history-event-text.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { childGroundsOf, type Order } from '#contract/application/order.ts';
import { useText } from '#parts/text-context.tsx';
import { OrderFirs } from '#parts/order-firs.tsx';
import { OrderStateLine } from '#parts/order-state-line.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { MomentText } from '#ui/time-text.tsx';

type OrdersOf = Parameters<typeof OrderStateLine>[0]['application'] & {
  readonly case: Parameters<typeof OrderFirs>[0]['facts'];
};

/** Orders on this application, newest first, with the judge's text and conditions. */
export function OrderSection({ application }: { application: OrdersOf }) {
  const { generator: words } = useText();
  const { orders } = application;
  if (orders.length === 0) return null;
  return (
    <LedgerSection title={words.success.decision}>
      {orders.toReversed().map((order) => (
        <OrderText key={order._id} order={order} application={application} />
      ))}
    </LedgerSection>
  );
}

function OrderText({ order, application }: { order: Order; application: OrdersOf }) {
  const { generator: words, statuses, order: orderWords, told } = useText();
  const reasons = [
    ...childGroundsOf(order).map((code) => orderWords.childGround[code]),
    ...order.reasons.map((code) => orderWords.reason[code]),
  ];
  return (
    <article className="stack order-text">
      <h3>
        {statuses[order.to]} · <MomentText at={order.at} />
      </h3>
      <OrderStateLine application={application} orderId={order._id} />
      <p className="quiet">{words.success.by(order.by.name, courtOfOrder(order.by, told))}</p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <OrderFirs facts={application.case} order={order} />
      {order.text && <p className="as-typed">{order.text}</p>}
      {reasons.length === 0 && !order.text && <p>{words.success.noReasons}</p>}
      {order.conditions.length > 0 && (
        <>
          <h4>{words.success.conditions}</h4>
          <ol>
            {order.conditions.map((condition) => (
              <li key={condition.text}>{condition.text}</li>
            ))}
          </ol>
        </>
      )}
      {order.bond && <p>{words.success.bond(indianNumber(order.bond.amount), order.bond.sureties)}</p>}
    </article>
  );
}
