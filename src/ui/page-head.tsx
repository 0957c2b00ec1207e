import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

/** The page a screen stands on; `kind` widens it for a text beside its document, and for a whole file. */
export function Page({ kind, children }: { kind?: 'wide' | 'file' | undefined; children: ReactNode }) {
  return <div className={kind ? `page page--${kind}` : 'page'}>{children}</div>;
}

interface PageHeadProps {
  title: ReactNode;
  /** Names the place where a screen has several, such as a step (`PageTitle`). */
  at?: string | undefined;
  over?: ReactNode;
  acts?: ReactNode;
}

/** The head of a page, with its title. */
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
