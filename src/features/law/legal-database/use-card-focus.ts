/**
 * Focus goes to the heading of a card that was opened here, not of one that a link brought along; and back to its row
 * when it is closed, by whatever way.
 */
import { type RefObject, useEffect, useRef } from 'react';

export function useCardFocus(at: string, there: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(at);
  useEffect(() => {
    if (at === seen.current || (at !== '' && !there)) return;
    const closed = seen.current;
    seen.current = at;
    if (at === '') {
      (rowOf(closed) ?? document.querySelector('h1'))?.focus();
      return;
    }
    heading.current?.focus();
    heading.current?.closest('article')?.scrollIntoView({ block: 'start' });
  }, [at, there]);
  return heading;
}

const rowOf = (key: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].find((row) => row.dataset['row'] === key);
