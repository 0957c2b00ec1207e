/**
 * Searches on each keystroke and updates the URL after a pause. The box and a store hold the state, so that a
 * keystroke renders only its results.
 */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { QUERY_MAX } from '#search/engine/clean-query.ts';
import type { CardLines } from '#parts/law-library/library-queries.ts';
import type { LawLibrary } from '#parts/law-library/law-library.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { type DatabaseAddress, inAddress } from './database-address.ts';

/** Pause in ms before the URL changes, because that renders the whole app. */
const ADDRESS_MS = 700;
export const RESULTS_STEP = 10;

export interface SearchFound extends CardLines {
  readonly query: string;
  readonly limit: number;
}

export interface Results {
  /** Latest results; the previous ones stay until replaced, and are hidden without a query. */
  readonly last: SearchFound | null;
  readonly searching: boolean;
}

export type FoundStore = StoreApi<Results>;

export interface Search {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly tooLong: boolean;
  readonly found: FoundStore;
  /** Current text, for a caller that changes the URL itself; cancels the pending update. */
  readonly typed: () => string;
  /** Called for each change of the text. */
  readonly type: (text: string) => void;
  readonly more: () => void;
}

export function useSearch(library: LawLibrary, { place, go }: DatabaseAddress): Search {
  const input = useRef<HTMLInputElement>(null);
  const written = useRef(place.query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const goFromHere = useRef(go);
  const [tooLong, setTooLong] = useState(isTooLong(place.query));
  const latest = useRef<SearchRequest>({ query: place.query, limit: RESULTS_STEP });
  const [found] = useState(() => createStore<Results>(() => ({ last: null, searching: false })));

  const ask = useCallback(
    (query: string, limit: number) => {
      latest.current = { query, limit };
      void find(latest, library, found);
    },
    [library, found],
  );
  const show = useCallback(
    (text: string) => {
      if (input.current && input.current.value !== text) input.current.value = text;
      setTooLong(isTooLong(text));
      ask(text, RESULTS_STEP);
    },
    [ask],
  );
  const type = useCallback(
    (text: string) => {
      show(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        written.current = inAddress(text);
        goFromHere.current({ query: text }, { replace: true }); // a card may have been opened meanwhile
      }, ADDRESS_MS);
    },
    [show],
  );
  useEffect(() => {
    goFromHere.current = go;
  }, [go]);
  useEffect(() => {
    ask(latest.current.query, latest.current.limit); // from the URL, or for a new library
  }, [ask]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (place.query === written.current) return;
    written.current = place.query;
    if (place.query === inAddress(latest.current.query)) return;
    clearTimeout(timer.current); // the pending update belongs to the previous place
    show(place.query); // Back button or a link
  }, [place.query, show]);
  const typed = useCallback(() => {
    clearTimeout(timer.current); // on a slow device the update would close the card
    const { query } = latest.current;
    written.current = inAddress(query);
    return query;
  }, []);
  const more = useCallback(() => ask(latest.current.query, latest.current.limit + RESULTS_STEP), [ask]);
  return { input, tooLong, found, typed, type, more };
}

type SearchRequest = Pick<SearchFound, 'query' | 'limit'>;

/** Repeats if the query changed during the search. */
async function find(latest: RefObject<SearchRequest>, library: LawLibrary, found: FoundStore): Promise<void> {
  const request = latest.current;
  const rows = rowsFor(request, library);
  const lines = rows instanceof Promise ? await rows : rows;
  if (latest.current !== request) return;
  found.setState(lines ? { last: { ...lines, ...request }, searching: true } : { searching: false });
}

/** Synchronous if prefetched, so that results render with the letter. */
function rowsFor(
  { query, limit }: SearchRequest,
  library: LawLibrary,
): CardLines | null | Promise<CardLines> {
  void lookAhead(query, limit, library);
  return query.trim() === '' ? null : (library.foundAhead(query, limit) ?? library.find(query, limit));
}

/** Prefetches likely queries after the current results have rendered. */
async function lookAhead(query: string, limit: number, library: LawLibrary): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await whenIdle(50, 0);
  library.lookAhead(query, limit);
}

const isTooLong = (text: string): boolean => text.trim().length > QUERY_MAX;
