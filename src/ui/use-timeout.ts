import { useEffect, useRef } from 'react';

/** Runs `then` after `ms`; null holds the clock, which starts anew when it is let go. */
export function useTimeout(then: () => void, ms: number | null): void {
  const latest = useRef(then);
  useEffect(() => {
    latest.current = then;
  });
  useEffect(() => {
    if (ms === null) return undefined;
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
}
