/** The h1 of a screen. On navigation it scrolls to the top and takes the focus. */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

interface PageTitleProps {
  /** Identifies the place within a screen: a step or a record. A new place starts at the top. */
  at?: string | undefined;
  children: ReactNode;
}

/** Place of the last title. */
let place: string | null = null;
/** True while a focused title is being replaced, by a loaded record or by another step. */
let passing = false;

export function PageTitle({ at, children }: PageTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const heading = title.current;
    const isAwaited = document.activeElement?.id === 'main'; // the screen opened before its title was there
    if (passing || isAwaited) heading?.focus({ preventScroll: true });
    passing = false;
    return () => {
      passing = document.activeElement === heading;
      queueMicrotask(() => {
        passing = false;
      });
    };
  }, []);
  useEffect(() => {
    if (at === undefined) return;
    if (place !== null && place !== at) {
      window.scrollTo(0, 0);
      title.current?.focus({ preventScroll: true });
    }
    place = at;
  }, [at]);
  return (
    <h1 tabIndex={-1} ref={title}>
      {children}
    </h1>
  );
}
