/** A list that grows by pages from an index: being read, empty, its rows, the way to more of them. */
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Db } from '#data/store/db.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import { Button } from '#ui/button.tsx';
import { List } from '#ui/list-row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { shownRows } from './shown-rows.ts';

export interface Pages<T> {
  /** Null until they are read for the first time; the rows shown stay while the next are read. */
  readonly rows: readonly T[] | null;
  readonly more: (() => void) | null;
}

const PAGE = 50;
const PARAM = 'show';

/** How many rows of this screen's list are open, and the opening of more. */
export function useShown(first: number): { readonly shown: number; readonly open: () => void } {
  const [search, setSearch] = useSearchParams();
  const shown = shownRows(search, { param: PARAM, first });
  const open = () => {
    setSearch(
      (now) => {
        now.set(PARAM, String(shown + PAGE));
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { shown, open };
}

/**
 * `read`, a function of its module, takes so many rows from an index; one beyond the page tells whether there are more.
 * `first`: how many stand before more are asked for; few where each key press brings others.
 */
export function usePages<T>(
  read: (db: Db, limit: number) => Promise<readonly T[]>,
  first: number = PAGE,
): Pages<T> {
  const db = useDb();
  const { shown, open } = useShown(first);
  const live = useLive(() => read(db, shown + 1), [db, read, shown]);
  const [kept, setKept] = useState<readonly T[] | null>(null);
  if (live.status === 'ready' && live.value !== kept) setKept(live.value);
  const rows = live.status === 'ready' ? live.value : kept;
  return { rows: rows && rows.slice(0, shown), more: rows && rows.length > shown ? open : null };
}

interface PagedListProps<T> {
  pages: Pages<T>;
  /** What is being read, for those who do not see it. */
  loading: string;
  skeletons?: number;
  empty: ReactNode;
  more: string;
  /** A row, with its key. */
  children: (row: T) => ReactNode;
}

export function PagedList<T>({ pages, loading, skeletons = 3, empty, more, children }: PagedListProps<T>) {
  if (pages.rows === null) return <Skeleton label={loading} rows={skeletons} />;
  if (pages.rows.length === 0) return empty;
  return (
    <div className="stack">
      <List>{pages.rows.map((row) => children(row))}</List>
      {pages.more && <Button onClick={pages.more}>{more}</Button>}
    </div>
  );
}
