/** State of the legal database for components: loading, ready or missing. Opened on first use. */
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { LawLibrary } from './law-library.ts';

export type LawLibraryState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly library: LawLibrary }
  /** Not cached, and no network to download it. */
  | { readonly status: 'missing' };

let state: LawLibraryState = { status: 'loading' };
let opening = false;
const listeners = new Set<() => void>();

/** Overrides the database of the app. */
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
    // the files are not cached; the worker reports other failures
    setState({ status: 'missing' });
    addEventListener('online', () => void open(), { once: true });
  } finally {
    opening = false;
  }
}

/** A new edition is a new library: components query again and keep their input. */
function setState(next: LawLibraryState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
