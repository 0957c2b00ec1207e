/** The cases that a query finds: what each is known by is read once, then every letter is answered from memory. */
import { useMemo } from 'react';
import { useDb, useLive } from '#data/react/use-live.ts';
import {
  casesById,
  type CaseWords,
  matching,
  trackedCases,
  wordsOfCases,
} from '#data/records/case/tracked-cases.ts';
import type { CaseRow, Db } from '#data/store/db.ts';
import { type Pages, usePages } from '#parts/screen/paged-list.tsx';
import { FIRST_FOUND } from '#parts/screen/shown-rows.ts';
import { useWas } from '#parts/screen/use-was.ts';

const FIRST = 20;

interface Found {
  readonly pages: Pages<CaseRow>;
  /** Null while nothing is asked for, or not read yet. */
  readonly count: number | null;
}

const NOTHING: readonly CaseWords[] = [];

export function useCaseSearch(query: string): Found {
  const db = useDb();
  const asks = query.trim() !== '';
  const wasAsked = useWas(asks);
  const words = useLive(async () => (wasAsked ? wordsOfCases(db) : NOTHING), [db, wasAsked]);
  const all = words.status === 'ready' ? words.value : null;
  const ids = useMemo(() => (asks && all ? matching(all, query) : null), [asks, all, query]);
  const read = useMemo(() => readOf(asks, ids), [asks, ids]);
  const pages = usePages(read, asks ? FIRST_FOUND : FIRST);
  return { pages: asks && ids === null ? { rows: null, more: null } : pages, count: ids && ids.length };
}

function readOf(asks: boolean, ids: readonly string[] | null): (db: Db, limit: number) => Promise<CaseRow[]> {
  if (!asks) return trackedCases;
  return (db, limit) => casesById(db, (ids ?? []).slice(0, limit));
}
