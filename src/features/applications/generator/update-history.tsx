import type { Update } from '#contract/application.ts';
import { useText } from '#parts/text-context.tsx';
import { HistoryList } from '#ui/history-list.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { MomentText } from '#ui/time-text.tsx';

export function UpdateHistory({ updates }: { updates: readonly Update[] }) {
  const { generator: words, wire } = useText();
  return (
    <LedgerSection title={words.success.history}>
      {updates.length === 0 ? (
        <p className="quiet">{words.success.noHistory}</p>
      ) : (
        <HistoryList
          entries={updates.toReversed().map(({ date, description }, n) => ({
            key: `${date}-${n}`,
            what: wire.said(description),
            when: <MomentText at={date} />,
          }))}
        />
      )}
    </LedgerSection>
  );
}
