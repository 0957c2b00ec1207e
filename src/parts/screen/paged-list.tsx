/** List that grows by index pages: loading, empty, rows and a button for more. */
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Db } from '#data/store/db.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { Button } from '#ui/controls/button.tsx';
import { List } from '#ui/lists/list-row.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useFirstRows } from '#ui/lists/use-first-rows.ts';
import { shownRows } from './shown-rows.ts';

export interface Pages<T> {
  /** Null before the first read; current rows stay while more load. */
  readonly rows: readonly T[] | null;
  readonly more: (() => void) | null;
}

const PAGE = 50;
const PARAM = 'show';

/** Number of visible rows, with the action to show more. */
export function useShown(first: number): { readonly shown: number; readonly open: () => void } {
  const [search, setSearch] = useSearchParams();
  const limit = shownRows(search, { param: PARAM, first });
  const open = () => {
    setSearch(
      (now) => {
        now.set(PARAM, String(limit + PAGE));
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { shown: limit, open };
}

/**
 * `read` must be a module function; it reads one row beyond the page to detect more. Keep `first` small if each
 * keystroke changes the rows.
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
  /** Loading text for screen readers. */
  loading: string;
  skeletons?: number;
  empty: ReactNode;
  more: string;
  /** Renders a row with its key. */
  children: (row: T) => ReactNode;
}

export function PagedList<T>({ pages, loading, skeletons = 3, empty, more, children }: PagedListProps<T>) {
  if (pages.rows === null) return <Skeleton label={loading} rows={skeletons} />;
  if (pages.rows.length === 0) {
    return (
      <OnceKnown label={loading} rows={skeletons}>
        {empty}
      </OnceKnown>
    );
  }
  return (
    <Rows
      rows={pages.rows}
      more={pages.more && <Button onClick={pages.more}>{more}</Button>}
      row={children}
    />
  );
}

interface RowsProps<T> {
  rows: readonly T[];
  more: ReactNode;
  row: (row: T) => ReactNode;
}

/** The button comes with the last row, so that it does not move under a finger. */
function Rows<T>({ rows, more, row }: RowsProps<T>) {
  const shown = useFirstRows(rows);
  return (
    <div className="stack">
      <List>{shown.map((each) => row(each))}</List>
      {shown.length === rows.length && more}
    </div>
  );
}
