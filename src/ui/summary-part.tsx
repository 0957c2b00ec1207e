import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

interface SummaryPartProps {
  title: ReactNode;
  facts: readonly Fact[];
  /** The word of the link back to where this was asked; its name says of what. */
  change?: { label: string; name: string; onChange: () => void } | undefined;
}

/** A part of what was entered, with a way back to it. */
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

/** Words and what they stand for, side by side. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
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
