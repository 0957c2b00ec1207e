import type { ReactNode } from 'react';
import type { AuditAnswer, AuditLine } from '#contract/operator/operator-endpoints.ts';
import { useText } from '#parts/text-context.tsx';
import { Empty } from '#ui/lists/empty.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { actionOf, recordOf, timeOf } from './audit-line.ts';
import './audit-log.css';

interface AuditRowsProps {
  answer: AuditAnswer;
  acts: ReactNode;
}

export function AuditRows({ answer: { rows, total }, acts }: AuditRowsProps) {
  const { audit: words } = useText().operator;
  if (rows.length === 0) return <Empty title={words.none}>{words.noneLead}</Empty>;
  return (
    <section className="stack audit-rows" aria-label={words.title}>
      <p role="status">{words.shown(rows.length, total)}</p>
      <div className="row">{acts}</div>
      <List>
        {rows.map((line) => (
          <AuditItem key={line._id} line={line} />
        ))}
      </List>
    </section>
  );
}

function AuditItem({ line }: { line: AuditLine }) {
  const text = useText();
  const { audit: words } = text.operator;
  const { email = words.nobody, address, detail } = line;
  return (
    <ListRow
      title={actionOf(line, text)}
      under={
        <>
          <p className="small num">{[timeOf(line), email, address].filter(Boolean).join(' · ')}</p>
          <p className="small quiet num">{[recordOf(line), detail].filter(Boolean).join(' · ')}</p>
        </>
      }
    />
  );
}
