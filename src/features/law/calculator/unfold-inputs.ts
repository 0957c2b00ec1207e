/** On a phone the inputs fold under an answer: whoever leads to a field of theirs unfolds them first. */
import { createContext, useContext } from 'react';
import { flushSync } from 'react-dom';

export const UnfoldInputs = createContext<() => void>(() => undefined);

/** Unfolded before the way is taken: what is hidden takes no focus. */
export function useOpenInputs(): (go: () => void) => void {
  const unfold = useContext(UnfoldInputs);
  return (go) => {
    flushSync(unfold);
    go();
  };
}
