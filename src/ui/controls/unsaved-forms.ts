/** Count of forms with unsaved input. While it is above zero, the app does not update or reload. */
import { useEffect } from 'react';
import { create } from 'zustand';

export const useUnsaved = create<{ readonly count: number }>(() => ({ count: 0 }));

const add = (n: number) => useUnsaved.setState(({ count }) => ({ count: count + n }));

/** Marks the form as unsaved while it differs from the database. */
export function useUnsavedMarker(holds: boolean): void {
  useEffect(() => {
    if (!holds) return undefined;
    add(1);
    return () => add(-1);
  }, [holds]);
}
