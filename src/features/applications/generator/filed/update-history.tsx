import { updateInWords } from '#text/history-event-text.ts';
import type { Update } from '#contract/application/application.ts';
import { useText } from '#parts/text-context.tsx';
import { HistoryList } from '#ui/lists/history-list.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { MomentText } from '#ui/time-text.tsx';

export function UpdateHistory({ updates }: { updates: readonly Update[] }) {
  const { generator: words, told } = useText();
  return (
    <LedgerSection title={words.success.history}>
      {updates.length === 0 ? (
        <p className="quiet">{words.success.noHistory}</p>
      ) : (
        <HistoryList
          entries={updates.toReversed().map((line, n) => ({
            key: `${line.date}-${n}`,
            what: updateInWords(line, told),
            when: <MomentText at={line.date} />,
          }))}
        />
      )}
    </LedgerSection>
  );
}
