import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

/** Page container; `kind` widens it for a text beside its document or for a whole file. */
export function Page({ kind, children }: { kind?: 'wide' | 'file' | undefined; children: ReactNode }) {
  return <div className={kind ? `page page--${kind}` : 'page'}>{children}</div>;
}

interface PageHeadProps {
  title: ReactNode;
  /** Identifies the place within a screen, such as a step (`PageTitle`). */
  at?: string | undefined;
  over?: ReactNode;
  acts?: ReactNode;
}

export function PageHead({ title, at, over, acts }: PageHeadProps) {
  return (
    <div className="page-head">
      <div>
        {over && <p className="over num">{over}</p>}
        <PageTitle at={at}>{title}</PageTitle>
      </div>
      {acts && <div className="row page-acts">{acts}</div>}
    </div>
  );
}
