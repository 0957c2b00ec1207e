/** What is typed and saved nowhere yet: while there is any, the app neither updates nor reloads itself. */
import { useEffect } from 'react';
import { create } from 'zustand';

export const useUnsaved = create<{ readonly count: number }>(() => ({ count: 0 }));

const add = (n: number) => useUnsaved.setState(({ count }) => ({ count: count + n }));

/** A screen says so while its form holds what is not in the database. */
export function useUnsavedMarker(holds: boolean): void {
  useEffect(() => {
    if (!holds) return undefined;
    add(1);
    return () => add(-1);
  }, [holds]);
}
