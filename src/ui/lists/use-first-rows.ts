import { useDeferredValue } from 'react';

/** Fill the first screen of a phone and of a desktop. */
const FIRST = 8;

/** False in the first frame of a component. React draws the rest in slices, and a press interrupts it. */
export const useIsDrawn = (): boolean => useDeferredValue(true, false);

/** The first rows in the first frame of a list, all after it. Later changes show at once. */
export function useFirstRows<T>(rows: readonly T[], first = FIRST): readonly T[] {
  return useIsDrawn() ? rows : rows.slice(0, first);
}
