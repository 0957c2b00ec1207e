/** The legal database for whoever draws: loading, ready, or not on this device. Opened when first needed. */
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { LawLibrary } from './law-library.ts';

export type LawLibraryState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly library: LawLibrary }
  /** Its files were never fetched, and there is no network to fetch them. */
  | { readonly status: 'missing' };

let state: LawLibraryState = { status: 'loading' };
let opening = false;
const listeners = new Set<() => void>();

/** One that is there already, in place of the app's own. */
export const LawLibraryContext = createContext<LawLibraryState | null>(null);

export function useLawLibrary(): LawLibraryState {
  const given = useContext(LawLibraryContext);
  const own = useSyncExternalStore(subscribe, () => state);
  useEffect(() => {
    if (!given) void open();
  }, [given]);
  return given ?? own;
}

async function open(): Promise<void> {
  if (opening || state.status === 'ready') return;
  opening = true;
  try {
    const { openLibrary } = await import('./open-library.ts');
    await openLibrary((library) => setState({ status: 'ready', library }));
  } catch {
    // its files were never fetched; of any other failure the worker says which
    setState({ status: 'missing' });
    addEventListener('online', () => void open(), { once: true });
  } finally {
    opening = false;
  }
}

/** Another edition is another library: who asks, asks again, and keeps what was typed. */
function setState(next: LawLibraryState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
