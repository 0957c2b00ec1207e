/**
 * What is typed is searched at once, and stands in the address when the hand rests. The box keeps its own text, and the
 * answer stands in a store: nothing is drawn for a key press but its results, and those in one step.
 */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { QUERY_MAX } from '#search/engine/clean-query.ts';
import type { CardLines } from '#parts/law-library/library-queries.ts';
import type { LawLibrary } from '#parts/law-library/law-library.ts';
import { type DatabaseAddress, inAddress } from './database-address.ts';

/** A new address draws the whole app again: never between two keys of somebody who types slowly. */
const REST_MS = 700;
export const RESULTS_STEP = 10;
/** As many as are in sight on a phone: they are drawn at once, the rest when the hand rests a moment. */
const FIRST_ROWS = 4;
const REST_OF_ROWS_MS = 120;

export type QueryLength = 'none' | 'fit' | 'too-long';

export interface SearchFound extends CardLines {
  readonly query: string;
  readonly limit: number;
}

export interface Results {
  /** To what was typed last; the one before stays until it is there, and out of sight once nothing is searched: rows that are there already are cheaper for the next letter than new ones. */
  readonly last: SearchFound | null;
  readonly searching: boolean;
}

export type FoundStore = StoreApi<Results>;

export interface Search {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly length: QueryLength;
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
  const latest = useRef({ query: place.query, limit: RESULTS_STEP });
  const [length, setLength] = useState(lengthOf(place.query));
  const [found, draw] = useFirstRowsFirst();

  const ask = useCallback(
    async (query: string, limit: number) => {
      const asked = { query, limit };
      latest.current = asked;
      const rows = rowsFor(asked, library);
      const lines = rows instanceof Promise ? await rows : rows;
      if (latest.current === asked) draw(lines && { ...lines, ...asked });
    },
    [library, draw],
  );
  const show = useCallback(
    (text: string) => {
      if (input.current && input.current.value !== text) input.current.value = text;
      setLength(lengthOf(text));
      void ask(text, RESULTS_STEP);
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
      }, REST_MS);
    },
    [show],
  );
  useEffect(() => {
    goFromHere.current = go;
  }, [go]);
  useEffect(() => {
    void ask(latest.current.query, latest.current.limit); // from the address, or of another library
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
  const more = useCallback(() => void ask(latest.current.query, latest.current.limit + RESULTS_STEP), [ask]);
  return { input, length, found, typed, type, more };
}

/** While one types only the rows in sight change at each key. */
function useFirstRowsFirst(): readonly [FoundStore, (found: SearchFound | null) => void] {
  const [store] = useState(() => createStore<Results>(() => ({ last: null, searching: false })));
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  const draw = useCallback(
    (whole: SearchFound | null) => {
      clearTimeout(rest.current);
      const { last } = store.getState();
      if (!whole) store.setState({ searching: false });
      else if (whole.limit > RESULTS_STEP) store.setState({ last: whole, searching: true });
      else {
        store.setState({ last: firstRowsOf(whole, last), searching: true });
        rest.current = setTimeout(() => store.setState({ last: whole }), REST_OF_ROWS_MS);
      }
    },
    [store],
  );
  return [store, draw];
}

/** The rows out of sight stay for the moment as they were: to take them away would be as much work as to draw them. */
function firstRowsOf(found: SearchFound, before: SearchFound | null): SearchFound {
  const rest = before?.lines.slice(FIRST_ROWS, found.lines.length) ?? [];
  return { ...found, lines: [...found.lines.slice(0, FIRST_ROWS), ...rest] };
}

/** At once where they were looked up ahead: then they are drawn with the letter itself. */
function rowsFor(
  { query, limit }: Pick<SearchFound, 'query' | 'limit'>,
  library: LawLibrary,
): CardLines | null | Promise<CardLines> {
  // what may be typed next is asked for once the letter stands on the screen, and after its own answer
  requestAnimationFrame(() => setTimeout(() => library.lookAhead(query, limit)));
  return query.trim() === '' ? null : (library.foundAhead(query, limit) ?? library.find(query, limit));
}

function lengthOf(text: string): QueryLength {
  const { length } = text.trim();
  if (length > QUERY_MAX) return 'too-long';
  return text === '' ? 'none' : 'fit';
}
