/** Whether there is room on this device, as its last sending and fetching found. */
import { useSyncExternalStore } from 'react';
import { onRoomNews } from '#data/store/room.ts';

let isThere = true;
const readers = new Set<() => void>();

/** Runs until the answer is called. */
export const watchRoom = (): (() => void) =>
  onRoomNews((found) => {
    isThere = found;
    for (const changed of readers) changed();
  });

function read(changed: () => void): () => void {
  readers.add(changed);
  return () => readers.delete(changed);
}

export const useRoom = (): boolean => useSyncExternalStore(read, () => isThere);
