/** Whether there is room on this device, as its last sending and fetching found, and what the court has taken without it. */
import { useSyncExternalStore } from 'react';
import { onStorageStatus, type RoomNews, type TakenRow } from '#data/store/storage-status.ts';

interface StorageStatus {
  readonly isThere: boolean;
  readonly keys: ReadonlySet<string>;
  readonly applications: ReadonlySet<string>;
}

const roomOf = ({ isThere, taken }: RoomNews): StorageStatus => ({
  isThere,
  keys: new Set(taken.map(({ key }) => key)),
  applications: new Set(taken.flatMap(({ application }) => application ?? [])),
});

let room = roomOf({ isThere: true, taken: keptRows() });
const readers = new Set<() => void>();

/** Runs until the answer is called. */
export const watchRoom = (): (() => void) =>
  onStorageStatus((news) => {
    room = roomOf(news);
    keepRows(news);
    for (const changed of readers) changed();
  });

function read(changed: () => void): () => void {
  readers.add(changed);
  return () => readers.delete(changed);
}

export const useRoom = (): boolean => useSyncExternalStore(read, () => room.isThere);

/** The keys of the rows that the court has taken, though there is no room to keep its answer. */
export const useAcceptedUnstored = (): ReadonlySet<string> => useSyncExternalStore(read, () => room.keys);

/** The ids of the applications that are filed so. */
export const useTakenApplications = (): ReadonlySet<string> =>
  useSyncExternalStore(read, () => room.applications);

/** Whether it has taken all of these. */
export function useIsTaken(keys: readonly string[]): boolean {
  const taken = useAcceptedUnstored();
  return keys.length > 0 && keys.every((key) => taken.has(key));
}

/** Local storage has a room of its own: a window that is opened again without a signal says so too. */
const KEY = 'zamanat-taken';

function keptRows(): TakenRow[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRow) : [];
  } catch {
    return []; // closed, or something else lies there
  }
}

const isRow = (kept: unknown): kept is TakenRow =>
  typeof kept === 'object' && kept !== null && 'key' in kept && 'application' in kept;

/** Whoever erases the device erases that too; a log out leaves it beside the rows, which stay. */
export const forgetTaken = (): void => keepRows({ taken: [] });

function keepRows({ taken }: Pick<RoomNews, 'taken'>): void {
  try {
    if (taken.length > 0) localStorage.setItem(KEY, JSON.stringify(taken));
    else localStorage.removeItem(KEY);
  } catch {
    // closed or full: this window has them
  }
}
