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
    <div className="stack">
      <Rows rows={pages.rows}>{children}</Rows>
      {pages.more && <Button onClick={pages.more}>{more}</Button>}
    </div>
  );
}

function Rows<T>({ rows, children }: { rows: readonly T[]; children: (row: T) => ReactNode }) {
  return <List>{useFirstRows(rows).map((row) => children(row))}</List>;
}
