/** Storage state of this device after the last sync, with rows that were accepted but not stored. */
import { useSyncExternalStore } from 'react';
import { onStorageStatus, type StorageState, type TakenRow } from '#data/store/storage-status.ts';

interface TakenRows {
  readonly keys: ReadonlySet<string>;
  readonly applications: ReadonlySet<string>;
}

const setsOf = (taken: readonly TakenRow[]): TakenRows => ({
  keys: new Set(taken.map(({ key }) => key)),
  applications: new Set(taken.flatMap(({ application }) => application ?? [])),
});

let state: StorageState = 'free';
let accepted = setsOf(keptRows());
const readers = new Set<() => void>();

/** Returns a function that stops watching. */
export const watchStorage = (): (() => void) =>
  onStorageStatus(({ storage, taken }) => {
    state = storage;
    if (taken) accepted = setsOf(taken);
    if (taken) keepRows(taken);
    for (const changed of readers) changed();
  });

function read(changed: () => void): () => void {
  readers.add(changed);
  return () => readers.delete(changed);
}

export const useStorageState = (): StorageState => useSyncExternalStore(read, () => state);

/** Keys of accepted rows whose answer could not be stored. */
export const useAcceptedUnstored = (): ReadonlySet<string> => useSyncExternalStore(read, () => accepted.keys);

/** Ids of applications whose filing was accepted but not stored. */
export const useTakenApplications = (): ReadonlySet<string> =>
  useSyncExternalStore(read, () => accepted.applications);

/** True if all these rows were accepted. */
export function useIsTaken(keys: readonly string[]): boolean {
  const acceptedKeys = useAcceptedUnstored();
  return keys.length > 0 && keys.every((key) => acceptedKeys.has(key));
}

/** Local storage has its own quota, so a window reopened offline shows the same state. */
const KEY = 'zamanat-taken';

function keptRows(): TakenRow[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRow) : [];
  } catch {
    return []; // storage unavailable or other data
  }
}

const isRow = (value: unknown): value is TakenRow =>
  typeof value === 'object' && value !== null && 'key' in value && 'application' in value;

/** Called when the device is erased. A logout keeps it, because the rows stay. */
export const forgetTaken = (): void => keepRows([]);

function keepRows(taken: readonly TakenRow[]): void {
  try {
    if (taken.length > 0) localStorage.setItem(KEY, JSON.stringify(taken));
    else localStorage.removeItem(KEY);
  } catch {
    // storage unavailable or full: this window keeps them in memory
  }
}
