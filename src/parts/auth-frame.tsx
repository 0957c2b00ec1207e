import type { ReactNode } from 'react';
import { Brand } from '#ui/brand.tsx';
import { useEntranceText } from './text-context.tsx';

interface GateProps {
  title: string;
  lead: string;
  /** Right end of the header, such as theme and language. */
  top?: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

/** Frame of the sign-in screens. */
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
