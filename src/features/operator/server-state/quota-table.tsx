import type { OperatorState } from '#contract/operator/operator-endpoints.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Table } from '#ui/lists/table.tsx';
import { QuotaForm } from './quota-form.tsx';

const KINDS = ['files', 'records', 'prints', 'mails'] as const;

/** Limits of one variable. */
const SETTINGS = [['files', 'records'], ['prints'], ['mails']] as const;

interface QuotaTableProps extends Pick<OperatorState, 'quotas'> {
  onChanged: () => void;
}

export function QuotaTable({ quotas, onChanged }: QuotaTableProps) {
  const { server: words } = useText().operator;
  const { columns, limits } = words;
  return (
    <LedgerSection title={words.quotas}>
      <Table
        caption={words.quotasLead}
        rows={KINDS.map((kind) => ({ kind, row: quotas[kind] }))}
        rowKey={({ kind }) => kind}
        columns={[
          { key: 'limit', head: columns.limit, cell: ({ kind }) => limits[kind] },
          { key: 'most', head: columns.most, number: true, cell: ({ row }) => indianNumber(row.most) },
          { key: 'spent', head: columns.spent, number: true, cell: ({ row }) => indianNumber(row.spent) },
        ]}
      />
      <ul className="small quiet num">
        {SETTINGS.map((kinds) => (
          <li key={kinds[0]}>
            {kinds.map((kind) => limits[kind]).join(', ')}: {quotas[kinds[0]].setting} ={' '}
            {indianNumber(quotas[kinds[0]].usual)}
          </li>
        ))}
      </ul>
      <QuotaForm onChanged={onChanged} />
    </LedgerSection>
  );
}
