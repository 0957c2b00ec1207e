import { type ReactNode, useId } from 'react';

interface LedgerSectionProps {
  title: ReactNode;
  /** A link or a sum at the right end of the head. */
  more?: ReactNode;
  id?: string | undefined;
  /** Comes after the first drawing of its screen, which has so many still bars in its place. */
  later?: number;
  children: ReactNode;
}

/** The head of a section: one double rule, one title. */
export function LedgerHead({ id, title, more }: Pick<LedgerSectionProps, 'title' | 'more'> & { id: string }) {
  return (
    <div className="ledger-head">
      <h2 id={id}>{title}</h2>
      {more}
    </div>
  );
}

/** A section named by its head. */
export function LedgerSection({ title, more, id, later, children }: LedgerSectionProps) {
  const made = useId();
  const headId = id ?? made;
  return (
    <section aria-labelledby={headId} data-later={later}>
      <LedgerHead id={headId} title={title} more={more} />
      {children}
    </section>
  );
}
