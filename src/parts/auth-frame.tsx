import type { ReactNode } from 'react';
import { Brand } from '#ui/brand.tsx';
import { useEntranceText } from './text-context.tsx';

interface GateProps {
  title: string;
  lead: string;
  /** Theme, language: what belongs at the right end of the top. */
  top?: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

/** The page of someone who is not signed in: one sheet, nothing beside it. */
export function Gate({ title, lead, top, foot, children }: GateProps) {
  const { shell } = useEntranceText();
  return (
    <div className="gate">
      <header className="gate-top">
        <Brand name={shell.product} to="/" label={shell.home} />
        {top}
      </header>
      <main className="gate-main" id="main" tabIndex={-1}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{lead}</p>
        <div className="gate-sheet">{children}</div>
        <p className="gate-foot">{foot}</p>
      </main>
    </div>
  );
}
