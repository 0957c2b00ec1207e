/**
 * The law tables for whoever draws: loading, ready, or not on this device.
 * Started once by the app after first paint; a screen that needs them earlier does not wait for the idle moment.
 */
import { useEffect, useSyncExternalStore } from 'react';
import type { Ports } from '#data/store/ports.ts';
import type { SharedDb } from '#data/store/shared-db.ts';
import type { Tables } from '#law/tables.ts';

export type LawTables =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly tables: Tables }
  /** Never fetched, and no network to fetch them: whoever needs them says so and goes on without. */
  | { readonly status: 'missing' };

type Open = () => Promise<LawTables>;

let state: LawTables = { status: 'loading' };
let open: Open | null = null;
let opening = false;
const listeners = new Set<() => void>();

/** Names the database and loads when the page is idle; a second call changes nothing. */
export function startLawTables(shared: SharedDb, ports: Pick<Ports, 'fetch'>): void {
  if (open) return;
  open = async () => {
    const { loadLawTables } = await import('./load-law-tables.ts');
    return loadLawTables(shared, ports);
  };
  if (listeners.size > 0) void load();
  else whenIdle(() => void load());
  addEventListener('online', () => void load());
}

export function useLawTables(): LawTables {
  useEffect(() => void load(), []);
  return useSyncExternalStore(subscribe, () => state);
}

async function load(): Promise<void> {
  if (!open || opening || state.status === 'ready') return;
  opening = true;
  try {
    state = await open();
  } catch {
    state = { status: 'missing' };
  } finally {
    opening = false;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 3_000 });
  else setTimeout(work, 1_000);
}
