import { type ReactNode, useId } from 'react';

interface LedgerSectionProps {
  title: ReactNode;
  /** Link or total at the right end of the heading. */
  more?: ReactNode;
  id?: string | undefined;
  /** Number of placeholder rows for a section that loads after the first render. */
  later?: number;
  /** Not printed. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** Section heading with its double rule. */
export function LedgerHead({ id, title, more }: Pick<LedgerSectionProps, 'title' | 'more'> & { id: string }) {
  return (
    <div className="ledger-head">
      <h2 id={id}>{title}</h2>
      {more}
    </div>
  );
}

export function LedgerSection({ title, more, id, later, screenOnly, children }: LedgerSectionProps) {
  const made = useId();
  const headId = id ?? made;
  return (
    <section aria-labelledby={headId} data-later={later} className={screenOnly ? 'screen-only' : undefined}>
      <LedgerHead id={headId} title={title} more={more} />
      {children}
    </section>
  );
}
