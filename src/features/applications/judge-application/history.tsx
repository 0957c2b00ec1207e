import type { Update } from '#contract/application.ts';
import { useText } from '#parts/text-context.tsx';
import { MomentText } from '#ui/time-text.tsx';
import { HistoryList } from '#ui/history-list.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';

export function History({ updates }: { updates: readonly Update[] }) {
  const { judgeApplication: text, times } = useText();
  const newest = updates.toSorted((left, right) => right.date.localeCompare(left.date));
  return (
    <LedgerSection title={text.history}>
      {newest.length === 0 ? (
        <p className="quiet">{text.noHistory}</p>
      ) : (
        <HistoryList
          entries={newest.map(({ description, date, by }) => ({
            key: `${date} ${description}`,
            what: description,
            when: <MomentText at={date} zone={times.zone} />,
            note: by,
          }))}
        />
      )}
    </LedgerSection>
  );
}
