import type { Decision } from '#contract/application/order.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { useText } from '#parts/text-context.tsx';

/** Text of an order, in force or not. */
export function OrderSaid({ of }: { of: Decision }) {
  const { judgeApplication, order } = useText();
  const { text, bond, notes } = of;
  const [reasons, conditions] = [of.reasons ?? [], of.conditions ?? []];
  const words = judgeApplication.order;
  return (
    <>
      {reasons.length === 0 && !text && <p className="quiet">{words.noReasons}</p>}
      {reasons.length > 0 && (
        <ul>
          {reasons.map((code) => (
            <li key={code}>{order.reason[code]}</li>
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
