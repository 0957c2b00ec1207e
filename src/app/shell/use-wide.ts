import { useSyncExternalStore } from 'react';

/** The specification's 1024 px, in the unit of the stylesheets so that both turn at once. */
const query = window.matchMedia('(min-width: 64em)');

function subscribe(changed: () => void): () => void {
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
