/** The search box: what is typed is searched at once, and stands in the address when the hand rests. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { DatabaseAddress } from './database-address.ts';

const REST_MS = 300;

interface Query {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** The same for handlers, so that nothing is drawn again because of it. */
  readonly latest: RefObject<string>;
}

export function useQuery({ place, go }: DatabaseAddress): Query {
  const [typed, setTyped] = useState(place.query);
  const latest = useRef(place.query);
  const written = useRef(place.query);
  const type = useCallback((text: string) => {
    latest.current = text;
    setTyped(text);
  }, []);
  useEffect(() => {
    if (place.query === written.current) return;
    written.current = place.query; // the back button, or a link
    type(place.query);
  }, [place.query, type]);
  useEffect(() => {
    if (typed === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = typed;
      go({ query: typed }, { replace: true });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, go]);
  return { typed, type, latest };
}
