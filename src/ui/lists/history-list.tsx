import type { ReactNode } from 'react';

export interface HistoryEntry {
  key: string;
  what: ReactNode;
  /** A `<time>`. */
  when: ReactNode;
  note?: ReactNode;
  /** Future entry: dashed, at the top. */
  coming?: boolean;
}

/** Newest first. */
export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <ol className="history">
      {entries.map(({ key, what, when, note, coming }) => (
        <li key={key} className={coming ? 'is-next' : undefined}>
          <h3>{what}</h3>
          {when}
          {note && <p className="small">{note}</p>}
        </li>
      ))}
    </ol>
  );
}
