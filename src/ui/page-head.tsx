import type { ReactNode } from 'react';

/** The page a screen stands on; `kind` widens it for the generator and the bench. */
export function Page({ kind, children }: { kind?: 'gen' | 'bench' | undefined; children: ReactNode }) {
  return <div className={kind ? `page page--${kind}` : 'page'}>{children}</div>;
}

interface PageHeadProps {
  title: ReactNode;
  over?: ReactNode;
  acts?: ReactNode;
}

/** The one h1 of a screen. Focus comes here when the screen changes. */
export function PageHead({ title, over, acts }: PageHeadProps) {
  return (
    <div className="page-head">
      <div>
        {over && <p className="over num">{over}</p>}
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      {acts && <div className="row page-acts">{acts}</div>}
    </div>
  );
}
