import { useDeferredValue } from 'react';

/** Fill the first screen of a phone and of a desktop. */
const FIRST = 8;

/** The first rows in the first frame of a list; the others follow in slices. Later changes show at once. */
export function useFirstRows<T>(rows: readonly T[], first = FIRST): readonly T[] {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? rows : rows.slice(0, first);
}
