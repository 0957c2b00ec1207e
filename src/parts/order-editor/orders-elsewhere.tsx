/** Drafts of this order from another device, shown beside the current one and never in its place. */
import type { OrderKey } from '#data/records/application/order-drafts.ts';
import { BLANK_ORDER, type OrderDraft } from '#data/records/application/order-draft.ts';
import {
  type OrderElsewhere,
  ordersElsewhere,
  putAwayWords,
  settleElsewhere,
} from '#data/records/order-draft/shared-orders.ts';
import { nowIso } from '#data/store/ports.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { MomentText } from '#ui/time-text.tsx';
import { joinedOrders } from './keep-as-draft.ts';

interface OrdersElsewhereProps {
  readonly of: OrderKey;
  /** Draft on the screen. */
  readonly mine: OrderDraft;
  readonly onTake: (draft: OrderDraft) => void;
}

export function OrdersElsewhere({ of, mine, onTake }: OrdersElsewhereProps) {
  const { db } = useDevice();
  const { applicationId, status } = of;
  const live = useLive(() => ordersElsewhere(db, { applicationId, status }), [db, applicationId, status]);
  if (live.status === 'loading') return null;
  return live.value.map((other) => (
    <Elsewhere key={other._id} of={of} mine={mine} other={other} onTake={onTake} />
  ));
}

function Elsewhere({ of, mine, other, onTake }: OrdersElsewhereProps & { readonly other: OrderElsewhere }) {
  const { db, ports } = useDevice();
  const { order, times } = useText();
  const words = order.elsewhere;
  const written = { ...mine, language: undefined, of: undefined, applicants: undefined, firs: undefined };
  const blank = JSON.stringify(written) === JSON.stringify(BLANK_ORDER);
  const replace = () => {
    const savePromise = putAwayWords(db, { ...of, draft: mine, at: nowIso(ports) });
    void savePromise.then(() => onTake({ ...BLANK_ORDER, ...other.draft }));
  };
  const keepThis = () => settleElsewhere(db, of, other._id);
  return (
    <Note kind="info" role="status">
      <p className="small">
        {words.begun} <MomentText at={other.at} zone={times.zone} />
      </p>
      <p className="order-elsewhere">{textIn(other.draft) || words.noText}</p>
      <p className="row">
        {blank ? (
          <Button onClick={() => onTake({ ...BLANK_ORDER, ...other.draft })}>{words.goOn}</Button>
        ) : (
          <>
            <Button onClick={() => onTake({ ...mine, ...joinedOrders(mine, other.draft) })}>
              {words.both}
            </Button>
            <Button onClick={replace}>{words.replace}</Button>
            <Button onClick={() => void keepThis()}>{words.keepThis}</Button>
          </>
        )}
      </p>
    </Note>
  );
}

const textIn = ({ text, notes, stateText }: OrderDraft): string =>
  [text, stateText, notes].filter((each) => each.trim() !== '').join('\n\n');
