import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const LISTS = new Set(['needs', 'waiting', 'saved', 'sent']);

/** Goes to the list that the address names, once it is there: each sync word of the header opens its own. */
export function useHashTarget(ready: boolean): void {
  const location = useLocation();
  useEffect(() => {
    const id = location.hash.slice(1);
    if (!ready || !LISTS.has(id)) return;
    const head = document.getElementById(id);
    head?.setAttribute('tabindex', '-1');
    head?.focus({ preventScroll: true });
    head?.scrollIntoView();
  }, [location, ready]);
}
