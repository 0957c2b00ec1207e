import { courtIdOf } from '#contract/case/court.ts';
import type { CourtRow } from '#contract/operator/operator-endpoints.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Table } from '#ui/lists/table.tsx';

export function CourtTable({ courts }: { courts: readonly CourtRow[] }) {
  const { operator, told } = useText();
  const { judges: words } = operator;
  return (
    <LedgerSection title={words.courts}>
      {courts.length === 0 ? (
        <p className="quiet">{words.noCourt}</p>
      ) : (
        <Table
          caption={operator.shown(courts.length, courts.length)}
          rows={courts}
          rowKey={courtIdOf}
          columns={[
            { key: 'court', head: words.columns.court, cell: (row) => told.court(row) },
            {
              key: 'judges',
              head: words.columns.judges,
              number: true,
              cell: ({ judges }) => (judges === 0 ? words.noJudge : indianNumber(judges)),
            },
            {
              key: 'pending',
              head: words.columns.pending,
              number: true,
              cell: ({ pending }) => indianNumber(pending),
            },
          ]}
        />
      )}
    </LedgerSection>
  );
}
