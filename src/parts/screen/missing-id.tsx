import type { ReactNode } from 'react';
import { Note } from '#ui/note.tsx';

interface MissingIdProps {
  readonly title?: string;
  readonly children: ReactNode;
  /** Where one goes instead. */
  readonly away: ReactNode;
}

/** In the place of a record, where the address names none. */
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
