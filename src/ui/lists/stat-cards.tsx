import type { ReactNode } from 'react';
import { indianNumber } from '#kernel/indian-number.ts';

export interface Stat {
  label: string;
  value: ReactNode;
  /** For a rate: the number of cases behind it. */
  note?: ReactNode;
}

export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="stats">
      {stats.map(({ label, value, note }) => (
        <div className="stat" key={label}>
          <dt>{label}</dt>
          <dd>
            {typeof value === 'number' ? indianNumber(value) : value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
