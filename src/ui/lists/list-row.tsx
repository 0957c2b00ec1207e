import { Children, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

/** As in `list.css`: later rows are rendered when they come into view. */
const DRAWN = 50;

/**
 * Sets the average row height for unrendered rows of a long list, so that the scroll position does not jump.
 */
export function List({ children }: { children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const rows = Children.count(children);
  useLayoutEffect(() => {
    const [first, last] = [list.current?.children[0], list.current?.children[DRAWN - 1]];
    if (rows <= DRAWN || !first || !last) return;
    const row = (last.getBoundingClientRect().bottom - first.getBoundingClientRect().top) / DRAWN;
    const { paddingTop, paddingBottom, borderTopWidth } = getComputedStyle(last);
    const edges = [paddingTop, paddingBottom, borderTopWidth].map((edge) => Number.parseFloat(edge) || 0);
    const inside = edges.reduce((height, edge) => height - edge, row);
    if (inside > 0) list.current?.style.setProperty('--list-row', `${inside}px`);
  }, [rows]);
  return (
    <ul ref={list} className="list bleed">
      {children}
    </ul>
  );
}

interface ListRowProps {
  title: ReactNode;
  /** Makes the whole row a link. */
  to?: string | undefined;
  chip?: ReactNode;
  /** Number, section and court; then the sync status. */
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
