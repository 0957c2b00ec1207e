/** The entries that a query finds: what each is known by is read once, then every letter is answered from memory. */
import { useMemo } from 'react';
import { useDb, useLive } from '#data/react/use-live.ts';
import {
  diaryById,
  diaryOf,
  diaryPage,
  type DiaryView,
  matchingEntries,
  wordsOfDiary,
} from '#data/records/diary/diary.ts';
import type { Db } from '#data/store/db.ts';
import { useWas } from '#parts/screen/use-was.ts';
import { type Pages, usePages } from '#parts/screen/paged-list.tsx';
import { FIRST_FOUND } from '#parts/screen/shown-rows.ts';

const FIRST = 20;

interface Found {
  readonly pages: Pages<DiaryView>;
  /** Null while nothing is asked for, or not read yet. */
  readonly count: number | null;
}

export function useDiarySearch(caseId: string | null, query: string): Found {
  const db = useDb();
  const asks = query !== '';
  const wasAsked = useWas(asks);
  const words = useLive(
    async () => (wasAsked ? wordsOfDiary(db, caseId === null ? undefined : { caseId }) : null),
    [db, wasAsked, caseId],
  );
  const all = words.status === 'ready' ? words.value : null;
  const ids = useMemo(() => (asks && all ? matchingEntries(all, query) : null), [asks, all, query]);
  const read = useMemo(() => readOf(caseId, ids), [caseId, ids]);
  const pages = usePages(read, asks ? FIRST_FOUND : FIRST);
  return { pages: asks && ids === null ? { rows: null, more: null } : pages, count: ids && ids.length };
}

function readOf(
  caseId: string | null,
  ids: readonly string[] | null,
): (db: Db, limit: number) => Promise<readonly DiaryView[]> {
  if (ids) return (db, limit) => diaryById(db, ids.slice(0, limit));
  return caseId === null ? diaryPage : (db) => diaryOf(db, { caseId });
}
