/**
 * Marks a page state on the root element for the stylesheets. A rule with `:has()` would restyle the
 * page at every added element, half the cost of a keystroke.
 */
import { useLayoutEffect } from 'react';

type PageMark = 'notices' | 'footActs' | 'landscape';

/** Count per mark: an old screen may unmount after the new one mounts. */
const markCounts = new Map<PageMark, number>();

function count(mark: PageMark, change: 1 | -1): void {
  const now = (markCounts.get(mark) ?? 0) + change;
  markCounts.set(mark, now);
  if (now > 0) document.documentElement.dataset[mark] = '';
  else delete document.documentElement.dataset[mark];
}

/** Sets `data-notices`, `data-foot-acts` or `data-landscape` on the root while mounted and `present`. */
export function usePageMark(mark: PageMark, present = true): void {
  useLayoutEffect(() => {
    if (!present) return undefined;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark, present]);
}
