/** Place of a part that loads late: it has its last height until the part is there, so that nothing moves. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useDb } from '#data/react/use-live.ts';
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { cachedScreen, saveScreenCache } from '#data/store/screen-cache.ts';

interface KeptPlaceProps {
  readonly name: 'clock' | 'hearings';
  readonly children: ReactNode;
}

export function KeptPlace({ name, children }: KeptPlaceProps) {
  const db = useDb();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (box.current ? keepPlace(box.current, db, name) : undefined), [db, name]);
  return (
    <div ref={box}>
      <div>{children}</div>
    </div>
  );
}

/** The rows come first, their links and marks later. */
const SETTLED_MS = 1_000;

/** Another width has other heights. */
interface KeptHeight {
  readonly width: number;
  readonly height: number;
}

/** Returns a function that ends the watch. */
function keepPlace(box: HTMLElement, db: Db, name: KeptPlaceProps['name']): () => void {
  const content = box.firstElementChild;
  if (!content || typeof ResizeObserver === 'undefined') return () => undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below under this name, in this very build
  const kept = cachedScreen(db, `seen:height-${name}`) as KeptHeight | undefined;
  if (kept?.width === window.innerWidth) box.style.minHeight = `${kept.height}px`;
  let before = box.offsetHeight;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    if (content.querySelector('.skeleton')) return;
    box.style.minHeight = '';
    const { height } = content.getBoundingClientRect();
    box.dataset['kept'] = String(height); // for the snapshot of the next start
    const now: KeptHeight = { width: window.innerWidth, height };
    saveScreenCache(db, `seen:height-${name}`, now).catch(backgroundFailed);
  };
  const watch = new ResizeObserver(() => {
    holdFocus(box, box.offsetHeight - before);
    before = box.offsetHeight;
    clearTimeout(settling);
    settling = setTimeout(settle, SETTLED_MS);
  });
  watch.observe(content);
  return () => {
    watch.disconnect();
    clearTimeout(settling);
  };
}

/** Keeps the focused control in its place. A scrolled page does so itself. */
function holdFocus(box: HTMLElement, grown: number): void {
  const { activeElement: focused, body } = document;
  if (grown === 0 || window.scrollY > 0 || focused === null || focused === body) return;
  const follows = box.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (follows !== 0 && focused.closest('main')) window.scrollBy({ top: grown, behavior: 'instant' });
}
