/** Orders of the judge's courts in an application that is now before another court. They are not stored on the device. */
import { useEffect, useState } from 'react';
import { ORDER_ENDPOINTS, type FormerOrders as Found } from '#contract/application/order-proof.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import { useDevice } from '#data/react/use-device.ts';
import { paperOfSeal } from '#documents/order/stored-papers.ts';
import { OrderFirs } from '#parts/order-firs.tsx';
import { StandingLine } from '#parts/order-state-line.tsx';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { OrderText } from './earlier-orders.tsx';
import { OrderFiles } from './order-paper.tsx';
import { fetchSealedPaper } from './use-signed-paper.ts';

export function FormerOrders({ id }: { id: string }) {
  const { judgeApplication, told } = useText();
  const { former, order: words } = judgeApplication;
  const device = useDevice();
  const found = useFormerOrders(id);
  if (!found) return null;
  const { applicationNumber, court, firs = [], orders } = found;
  const [first, ...furtherFirs] = firs;
  const paperOf = (orderId: string) => async () => {
    const paper = await fetchSealedPaper(device, { applicationId: id, orderId });
    return paper && paperOfSeal(paper);
  };
  return (
    <LedgerSection title={former.title}>
      <p>{former.lead(applicationNumber, told.court(court))}</p>
      <div className="orders-beside">
        {orders.toReversed().map(({ order, ...state }) => (
          <article key={order._id} className="part stack earlier-order">
            <OrderText order={order} />
            {furtherFirs.length > 0 && <OrderFirs facts={{ ...first, furtherFirs }} order={order} />}
            <StandingLine {...state} />
            {order.proof && (
              <>
                <p className="small">
                  <a href={`/verify/${order._id}`}>{words.verify}</a>
                </p>
                <OrderFiles order={order} state={state} paperOf={paperOf(order._id)} />
              </>
            )}
          </article>
        ))}
      </div>
    </LedgerSection>
  );
}

/** Null until the server answers, and without such an order. */
function useFormerOrders(id: string): Found | null {
  const device = useDevice();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isShown = true;
    const ask = async (): Promise<void> => {
      const answer = await askAccount(device, ORDER_ENDPOINTS.formerOrders, { id });
      if (isShown && answer.ok) setFound(answer.value); // else the screen says that the record is missing
    };
    void ask();
    return () => {
      isShown = false;
    };
  }, [device, id]);
  return found;
}
