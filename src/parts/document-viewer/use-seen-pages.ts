/** Visible or nearly visible pages, and the current page. */
import { useEffect, useState } from 'react';

const AHEAD = '120% 0px';
/** Horizontal middle line of the viewport. */
const MIDDLE = '-49% 0px -49% 0px';

export interface SeenPages {
  readonly near: ReadonlySet<number>;
  readonly current: number;
}

export function useSeenPages(list: { readonly current: HTMLElement | null }): SeenPages {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([1]));
  const [current, setCurrent] = useState(1);
  useEffect(() => {
    const sheets = [...(list.current?.querySelectorAll('[data-page]') ?? [])];
    const ahead = new IntersectionObserver((seen) => setNear((before) => changed(before, seen)), {
      rootMargin: AHEAD,
    });
    const middle = new IntersectionObserver(
      (seen) => {
        const read = seen.find(({ isIntersecting }) => isIntersecting);
        if (read) setCurrent(pageOf(read.target));
      },
      { rootMargin: MIDDLE },
    );
    for (const sheet of sheets) {
      ahead.observe(sheet);
      middle.observe(sheet);
    }
    return () => {
      ahead.disconnect();
      middle.disconnect();
    };
  }, [list]);
  return { near, current };
}

const pageOf = (sheet: Element): number => Number(sheet.getAttribute('data-page'));

function changed(
  before: ReadonlySet<number>,
  seen: readonly IntersectionObserverEntry[],
): ReadonlySet<number> {
  const next = new Set(before);
  for (const { target, isIntersecting } of seen) {
    if (isIntersecting) next.add(pageOf(target));
    else next.delete(pageOf(target));
  }
  return next;
}
