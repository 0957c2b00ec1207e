/** The result in each FIR of an order that grants bail in some FIRs and refuses it in others. */
import type { Order } from '#contract/application/order.ts';
import { firsOfOrder } from '#domain/application/order-firs.ts';
import type { SeveralFirs } from '#domain/case/fir.ts';
import { useText } from './text-context.tsx';

interface OrderFirsProps {
  readonly facts: SeveralFirs;
  readonly order: Pick<Order, 'refusedFirs'>;
}

/** Nothing for an order that decides all FIRs alike. */
export function OrderFirs({ facts, order }: OrderFirsProps) {
  const { order: words } = useText();
  if (!order.refusedFirs) return null;
  return (
    <ul>
      {firsOfOrder(facts, order).map(({ fir, refused }) => {
        const name = words.firs.named(fir);
        const reasons = refused?.reasons.map((code) => words.reason[code]) ?? [];
        return (
          <li key={name} className="as-typed">
            {refused
              ? words.firs.refusedFor(name, [...reasons, refused.text].join('; '))
              : words.firs.granted(name)}
          </li>
        );
      })}
    </ul>
  );
}
