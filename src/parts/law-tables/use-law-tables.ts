/**
 * State of the law tables: loading, ready or missing. Loaded on first use, because they are several
 * megabytes.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { actFailed } from '#data/store/failure-log.ts';
import type { Ports } from '#data/store/ports.ts';
import type { SharedDb } from '#data/store/shared-db.ts';
import type { LawTables } from './load-law-tables.ts';

type Open = () => Promise<LawTables>;

let state: LawTables = { status: 'loading' };
let open: Open | null = null;
let opening: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Sets the database; a repeated call has no effect. */
export function startLawTables(shared: SharedDb | null, ports: Pick<Ports, 'fetch'>): void {
  if (open) return;
  open = async () => {
    const loaded = await import('./load-law-tables.ts').catch(() => null);
    return loaded ? loaded.loadLawTables(shared, ports) : { status: 'missing' };
  };
  if (listeners.size > 0) void load();
  addEventListener('online', () => void (state.status === 'missing' && load()));
}

export function useLawTables(): LawTables {
  useEffect(() => void load(), []);
  return useSyncExternalStore(subscribe, () => state);
}

/** The tables if another part loaded them; does not load them. */
export const useLoadedLawTables = (): LawTables => useSyncExternalStore(subscribe, () => state);

/** For code outside React: loads the tables if necessary. */
export async function lawTablesNow(): Promise<LawTables> {
  await load();
  return state;
}

function load(): Promise<void> {
  if (!open || state.status === 'ready') return Promise.resolve();
  opening ??= read(open).finally(() => {
    opening = null;
  });
  return opening;
}

async function read(from: Open): Promise<void> {
  state = (await from().catch(actFailed)) ?? { status: 'missing' };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
