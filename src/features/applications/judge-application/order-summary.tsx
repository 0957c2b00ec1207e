import { childGroundsOf, type Decision, type Order } from '#contract/application/order.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { useText } from '#parts/text-context.tsx';

/** A decision, or the order that the server made of it. */
export type SaidOrder = Omit<Decision, 'childGrounds'> & Pick<Order, 'childGrounds'>;

/** Text of an order, in force or not. */
export function OrderSaid({ of }: { of: SaidOrder }) {
  const { judgeApplication, order } = useText();
  const { text, bond, notes } = of;
  const conditions = of.conditions ?? [];
  const reasons = [
    ...childGroundsOf(of).map((code) => order.childGround[code]),
    ...(of.reasons ?? []).map((code) => order.reason[code]),
  ];
  const words = judgeApplication.order;
  return (
    <>
      {reasons.length === 0 && !text && <p className="quiet">{words.noReasons}</p>}
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {text && <p className="as-typed">{text}</p>}
      <Conditions conditions={conditions} />
      {bond && <p>{words.bond(indianNumber(bond.amount), bond.sureties)}</p>}
      {notes && <p className="quiet as-typed">{notes}</p>}
    </>
  );
}

function Conditions({ conditions }: { conditions: NonNullable<Decision['conditions']> }) {
  const { judgeApplication, order } = useText();
  if (conditions.length === 0) return null;
  return (
    <>
      <p className="strong">{order.conditions}</p>
      <ol>
        {conditions.map(({ code, text, concern }) => (
          <li key={`${code} ${text}`}>{judgeApplication.order.condition(text, concern)}</li>
        ))}
      </ol>
    </>
  );
}
