import type { Receipt } from '#data/store/rows.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { WhenText } from '#ui/time-text.tsx';

/** Orders that a judge discarded or undid, with their text. Hidden if empty. */
export function PutAwayList({ orders, now }: { orders: readonly Receipt[]; now: Date }) {
  const { records, sync } = useText();
  const { putAway: words, ops } = sync;
  if (orders.length === 0) return null;
  return (
    <LedgerSection title={words.title}>
      <List>
        {orders.map(({ key, title, at, outcome, text }) => (
          <ListRow
            key={key}
            title={records.matter.titled(title, ops.decide)}
            chip={
              <span className="small quiet num">
                <WhenText at={at} now={now} />
              </span>
            }
            under={
              <>
                <p>{outcome === 'undone' ? words.undone : words.discarded}</p>
                {text && (
                  <details className="sync-fold">
                    <summary>{words.text}</summary>
                    <p className="as-typed">{text}</p>
                  </details>
                )}
              </>
            }
          />
        ))}
      </List>
    </LedgerSection>
  );
}
