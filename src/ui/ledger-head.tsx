import { type ReactNode, useId } from 'react';

interface LedgerSectionProps {
  title: ReactNode;
  /** A link or a sum at the right end of the head. */
  more?: ReactNode;
  id?: string | undefined;
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
export function LedgerSection({ title, more, id, children }: LedgerSectionProps) {
  const made = useId();
  const headId = id ?? made;
  return (
    <section aria-labelledby={headId}>
      <LedgerHead id={headId} title={title} more={more} />
      {children}
    </section>
  );
}
