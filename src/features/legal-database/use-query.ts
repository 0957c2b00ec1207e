/** The search box: what is typed is searched at once, and stands in the address when the hand rests. */
import { useEffect, useRef, useState } from 'react';
import type { DatabaseAddress } from './database-address.ts';

const REST_MS = 300;

export function useQuery({ place, go }: DatabaseAddress): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState(place.query);
  const written = useRef(place.query);
  useEffect(() => {
    if (place.query === written.current) return;
    written.current = place.query; // the back button, or a link
    setTyped(place.query);
  }, [place.query]);
  useEffect(() => {
    if (typed === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = typed;
      go({ query: typed }, { replace: true });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, go]);
  return [typed, setTyped];
}
