import { isGranted } from '#domain/status-rules.ts';
import type { Order } from '#contract/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { OrderPaper } from '#parts/order-paper.tsx';
import { useText } from '#parts/text-context.tsx';
import { MomentText } from '#ui/time-text.tsx';
import { Chip } from '#ui/chip.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';

/** What was ordered on this application before, newest first, and side by side where there is room. */
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
  const { judgeApplication, order, statuses, times } = useText();
  const { by, reasons, text, bond, notes } = made;
  const words = judgeApplication.order;
  return (
    <article className="part stack">
      <div className="row row--apart">
        <Chip kind={isGranted(made.to) ? 'approved' : 'rejected'}>{statuses[made.to]}</Chip>
        <MomentText at={made.at} zone={times.zone} />
      </div>
      <p>{words.by(by.name, by.designation, by.court)}</p>
      {reasons.length === 0 && !text && <p className="quiet">{words.noReasons}</p>}
      {reasons.length > 0 && (
        <ul>
          {reasons.map((code) => (
            <li key={code}>{order.reason[code]}</li>
          ))}
        </ul>
      )}
      {text && <p className="as-typed">{text}</p>}
      <Conditions conditions={made.conditions} />
      {bond && <p>{words.bond(indianNumber(bond.amount), bond.sureties)}</p>}
      {notes && <p className="quiet as-typed">{notes}</p>}
      <OrderPaper application={application} order={made} />
    </article>
  );
}

function Conditions({ conditions }: Pick<Order, 'conditions'>) {
  const { judgeApplication, order } = useText();
  if (conditions.length === 0) return null;
  return (
    <>
      <h3>{order.conditions}</h3>
      <ol>
        {conditions.map(({ code, text, concern }) => (
          <li key={`${code} ${text}`}>{judgeApplication.order.condition(text, concern)}</li>
        ))}
      </ol>
    </>
  );
}
