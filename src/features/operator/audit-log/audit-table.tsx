import type { ReactNode } from 'react';
import type { AuditAnswer } from '#contract/operator/operator-endpoints.ts';
import { useText } from '#parts/text-context.tsx';
import { Empty } from '#ui/lists/empty.tsx';
import { Table } from '#ui/lists/table.tsx';
import { recordOf, timeOf } from './audit-line.ts';
import './audit-log.css';

interface AuditTableProps {
  answer: AuditAnswer;
  acts: ReactNode;
}

export function AuditTable({ answer: { rows, total }, acts }: AuditTableProps) {
  const { audit: words } = useText().operator;
  const { columns } = words;
  if (rows.length === 0) return <Empty title={words.none}>{words.noneLead}</Empty>;
  return (
    <section className="stack audit-rows" aria-label={words.title}>
      <p role="status">{words.shown(rows.length, total)}</p>
      <div className="row">{acts}</div>
      <Table
        caption={words.title}
        rows={rows}
        rowKey={({ _id }) => _id}
        columns={[
          { key: 'at', head: columns.at, cell: timeOf },
          { key: 'action', head: columns.action, cell: ({ action }) => action },
          { key: 'by', head: columns.by, cell: ({ email }) => email ?? words.nobody },
          { key: 'record', head: columns.record, cell: recordOf },
          { key: 'detail', head: columns.detail, cell: ({ detail = '' }) => detail },
        ]}
      />
    </section>
  );
}
