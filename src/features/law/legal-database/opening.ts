/** How rows and links of the legal database open a card: one act for the whole screen, handed down by context. */
import { createContext, type MouseEvent, useContext } from 'react';
import { invariant } from '#kernel/assert.ts';

export interface Opening {
  /** For a link to be opened elsewhere, or copied. */
  readonly hrefOf: (key: string) => string;
  readonly open: (key: string) => void;
}

export const OpeningContext = createContext<Opening | null>(null);

/** The attributes of a link to a card. */
export function useCardLink(key: string) {
  const opening = useContext(OpeningContext);
  invariant(opening, 'a link to a card stands outside OpeningContext');
  return {
    to: opening.hrefOf(key),
    onClick: (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      opening.open(key);
    },
  };
}
