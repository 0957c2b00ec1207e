/**
 * What is typed is searched at once, and stands in the address when the hand rests. The box keeps its own text, and the
 * answer stands in a store: nothing is drawn for a key press but its results, and those in one step.
 */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { QUERY_MAX } from '#search/engine/clean-query.ts';
import type { CardLines } from '#parts/law-library/library-queries.ts';
import type { LawLibrary } from '#parts/law-library/law-library.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { type DatabaseAddress, inAddress } from './database-address.ts';

/** A new address draws the whole app again: never between two keys of somebody who types slowly. */
const ADDRESS_MS = 700;
export const RESULTS_STEP = 10;

export interface SearchFound extends CardLines {
  readonly query: string;
  readonly limit: number;
}

export interface Results {
  /** To what was typed last; the one before stays until it is there, and out of sight once nothing is searched. */
  readonly last: SearchFound | null;
  readonly searching: boolean;
}

export type FoundStore = StoreApi<Results>;

export interface Search {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly tooLong: boolean;
  readonly found: FoundStore;
  /** What is typed, for whoever takes it into the address along with something else: it is not written there later. */
  readonly typed: () => string;
  /** Called by the box, and by whoever changes its text. */
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
        goFromHere.current({ query: text }, { replace: true }); // meanwhile a card may have been opened
      }, ADDRESS_MS);
    },
    [show],
  );
  useEffect(() => {
    goFromHere.current = go;
  }, [go]);
  useEffect(() => {
    ask(latest.current.query, latest.current.limit); // from the address, or of another library
  }, [ask]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (place.query === written.current) return;
    written.current = place.query;
    if (place.query === inAddress(latest.current.query)) return;
    clearTimeout(timer.current); // what was typed a moment ago belongs to the place that was left
    show(place.query); // the back button, or a link
  }, [place.query, show]);
  const typed = useCallback(() => {
    clearTimeout(timer.current); // on a slow device it would come before the page knows of the card, and close it
    const { query } = latest.current;
    written.current = inAddress(query);
    return query;
  }, []);
  const more = useCallback(() => ask(latest.current.query, latest.current.limit + RESULTS_STEP), [ask]);
  return { input, tooLong, found, typed, type, more };
}

type SearchRequest = Pick<SearchFound, 'query' | 'limit'>;

/** What was asked last, unless something else is asked before it is found. */
async function find(latest: RefObject<SearchRequest>, library: LawLibrary, found: FoundStore): Promise<void> {
  const asked = latest.current;
  const rows = rowsFor(asked, library);
  const lines = rows instanceof Promise ? await rows : rows;
  if (latest.current !== asked) return;
  found.setState(lines ? { last: { ...lines, ...asked }, searching: true } : { searching: false });
}

/** At once where they were looked up ahead: then they are drawn with the letter itself. */
function rowsFor(
  { query, limit }: SearchRequest,
  library: LawLibrary,
): CardLines | null | Promise<CardLines> {
  void lookAhead(query, limit, library);
  return query.trim() === '' ? null : (library.foundAhead(query, limit) ?? library.find(query, limit));
}

/** What may be typed next, once the letter and what is found for it stand on the screen. */
async function lookAhead(query: string, limit: number, library: LawLibrary): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await whenIdle(50, 0);
  library.lookAhead(query, limit);
}

const isTooLong = (text: string): boolean => text.trim().length > QUERY_MAX;
