import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export function List({ children }: { children: ReactNode }) {
  return <ul className="list bleed">{children}</ul>;
}

interface ListRowProps {
  title: ReactNode;
  /** Makes the whole row a link. */
  to?: string | undefined;
  chip?: ReactNode;
  /** Docket, section, court; then the sync line. */
  under?: ReactNode;
  acts?: ReactNode;
}

export function ListRow({ title, to, chip, under, acts }: ListRowProps) {
  return (
    <li className="item">
      <h3>{to === undefined ? title : <Link to={to}>{title}</Link>}</h3>
      {chip}
      {under && <div className="under">{under}</div>}
      {acts && <div className="row item-acts">{acts}</div>}
    </li>
  );
}
