/** A list, or its rows that match a query, searched in the worker. */
import { useEffect, useMemo, useState } from 'react';
import { useDb } from '#data/react/use-live.ts';
import type { Db } from '#data/store/db.ts';
import { type Pages, usePages, useShown } from '#parts/screen/paged-list.tsx';
import { FIRST_FOUND } from '#parts/screen/shown-rows.ts';
import type { FoundKind } from '#records/find/find-entry.ts';
import type { ListAnswer, ListQuestion } from './find-index.ts';
import { findThread } from './find-thread.ts';

const FIRST = 20;

interface ListSearch<T> {
  readonly kind: FoundKind;
  readonly query: string;
  readonly caseId?: string | undefined;
  /** Without a query: one page from a database index. */
  readonly all: (db: Db, limit: number) => Promise<readonly T[]>;
  readonly byId: (db: Db, ids: readonly string[]) => Promise<readonly T[]>;
}

interface FoundPages<T> {
  readonly pages: Pages<T>;
  /** Null without a query, or before all is read. */
  readonly count: number | null;
}

export function useListSearch<T>({ kind, query, caseId, all, byId }: ListSearch<T>): FoundPages<T> {
  const hasQuery = query.trim() !== '';
  const { shown } = useShown(FIRST_FOUND);
  const found = useFound({ kind, query: hasQuery ? query : '', most: shown + 1, caseId });
  const read = useMemo(() => (found ? (db: Db) => byId(db, found.ids) : all), [found, byId, all]);
  const pages = usePages(read, found ? FIRST_FOUND : FIRST);
  const isOpen = found?.reading === true && found.ids.length === 0;
  return {
    pages: isOpen ? { rows: null, more: null } : pages,
    count: found && !found.reading ? found.total : null,
  };
}

/** Null before the first answer; then the last one while the next is pending. */
function useFound({ kind, query, most, caseId }: ListQuestion): ListAnswer | null {
  const db = useDb();
  const [found, setFound] = useState<ListAnswer | null>(null);
  const hasQuery = query !== '';
  useEffect(() => findThread(db).refresh(), [db]);
  useEffect(() => {
    if (!hasQuery) return undefined;
    const thread = findThread(db);
    let over = false;
    const ask = async (): Promise<void> => {
      const next = await thread.list({ kind, query, most, caseId });
      if (!over) setFound((was) => (was && isSame(was, next) ? was : next));
    };
    void ask();
    const stop = thread.onProgress(() => void ask());
    return () => {
      over = true;
      stop();
    };
  }, [db, hasQuery, kind, query, most, caseId]);
  if (!hasQuery && found) setFound(null);
  return hasQuery ? found : null;
}

/** Same rows: skip reading and rendering. */
const isSame = (was: ListAnswer, now: ListAnswer): boolean =>
  was.total === now.total &&
  was.reading === now.reading &&
  was.ids.length === now.ids.length &&
  was.ids.every((id, n) => id === now.ids[n]);
