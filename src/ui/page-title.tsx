/** The one h1 of a screen. Whoever goes on to another place begins at its top, with the focus on its title. */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

interface PageTitleProps {
  /** Names the place within one screen: a step, a record. Another place begins at the top. */
  at?: string | undefined;
  children: ReactNode;
}

/** Where the person was last, as its title named it. */
let place: string | null = null;
/** A title that had the focus is being replaced: by that of the record which has come, or by that of another step. */
let passing = false;

export function PageTitle({ at, children }: PageTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const heading = title.current;
    if (passing) heading?.focus({ preventScroll: true });
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
