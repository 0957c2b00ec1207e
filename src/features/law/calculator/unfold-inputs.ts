/** On a phone the inputs collapse below an answer. Links to a field must expand them first. */
import { createContext, useContext } from 'react';
import { flushSync } from 'react-dom';

export const UnfoldInputs = createContext<() => void>(() => undefined);

/** Expand before navigating, because a hidden field cannot take focus. */
export function useOpenInputs(): (go: () => void) => void {
  const unfold = useContext(UnfoldInputs);
  return (go) => {
    flushSync(unfold);
    go();
  };
}
