import type { LawEditionRow } from '#contract/operator/operator-endpoints.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { MomentText } from '#ui/time-text.tsx';

export function EditionList({ editions }: { editions: readonly LawEditionRow[] }) {
  const { server: words } = useText().operator;
  return (
    <LedgerSection title={words.editions}>
      {editions.length === 0 ? (
        <p>{words.noEdition}</p>
      ) : (
        <List>
          {editions.map((edition, index) => (
            <EditionItem key={edition.number} edition={edition} inUse={index === 0} />
          ))}
        </List>
      )}
    </LedgerSection>
  );
}

function EditionItem({ edition, inUse }: { edition: LawEditionRow; inUse: boolean }) {
  const { operator, times } = useText();
  const { server: words } = operator;
  const { number, at, operator: by, act, about, sources } = edition;
  const held = sources.map(
    ({ source, kind, rows }) => `${source} (${indianNumber(rows)} ${words.sources[kind]})`,
  );
  return (
    <ListRow
      title={words.edition(number)}
      chip={inUse ? <strong className="small">{words.inUse}</strong> : undefined}
      under={
        <>
          <p className="small quiet num">
            <MomentText at={at} zone={times.zone} /> · {by} · {words.acts[act](about)}
          </p>
          {held.length > 0 && <p className="small">{held.join('; ')}</p>}
        </>
      }
    />
  );
}
