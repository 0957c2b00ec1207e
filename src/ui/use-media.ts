import { useCallback, useSyncExternalStore } from 'react';

const lists = new Map<string, MediaQueryList>();

/** Asked once for all who ask the same. */
function listOf(query: string): MediaQueryList {
  const known = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, known);
  return known;
}

/** Whether the window is so now, and from then on: for what is not worth drawing where the stylesheet would hide it. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => listOf(query).matches);
}
