/**
 * What stands somewhere on the page and moves something far from it is marked on the root, for the style sheets. A
 * `:has()` on the root or the body would do it without this, and would restyle the page at every element that any screen
 * adds: half the cost of a key press in a list.
 */
import { useLayoutEffect } from 'react';

type PageMark = 'notices' | 'footActs';

/** Of each mark: an old screen may go after the new one has come. */
const standing = new Map<PageMark, number>();

function count(mark: PageMark, change: 1 | -1): void {
  const now = (standing.get(mark) ?? 0) + change;
  standing.set(mark, now);
  if (now > 0) document.documentElement.dataset[mark] = '';
  else delete document.documentElement.dataset[mark];
}

/** While the caller is mounted, and `present`: `data-notices` or `data-foot-acts` on the root. */
export function usePageMark(mark: PageMark, present = true): void {
  useLayoutEffect(() => {
    if (!present) return undefined;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark, present]);
}
