import type { ReactNode } from 'react';
import { Note } from '#ui/feedback/note.tsx';

interface MissingIdProps {
  readonly title?: string;
  readonly children: ReactNode;
  /** Link to another screen. */
  readonly away: ReactNode;
}

/** Shown if the URL has no record id. */
export function MissingId({ title, children, away }: MissingIdProps) {
  return (
    <Note kind="danger" role="alert">
      <div className="stack">
        {title && <h2>{title}</h2>}
        <p>{children}</p>
        <p className="row">{away}</p>
      </div>
    </Note>
  );
}
