import type { ReactNode } from 'react';

export interface SummaryRow {
  label: string;
  value: ReactNode;
}

interface SummaryPartProps {
  title: ReactNode;
  facts: readonly SummaryRow[];
  /** Text of the edit link; `name` is its full accessible name. */
  change?: { label: string; name: string; onChange: () => void } | undefined;
}

/** One part of the entered data, with a link back to edit it. */
export function SummaryPart({ title, facts, change }: SummaryPartProps) {
  return (
    <div className="part">
      <div className="part-head">
        <h3>{title}</h3>
        {change && (
          <button type="button" className="link" aria-label={change.name} onClick={change.onChange}>
            {change.label}
          </button>
        )}
      </div>
      <Facts facts={facts} />
    </div>
  );
}

/** Labels and values, side by side. */
export function Facts({ facts }: { facts: readonly SummaryRow[] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
