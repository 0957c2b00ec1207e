import { useEffect } from 'react';
import { useText } from '#parts/text-context.tsx';
import type { Screen } from './route-table.tsx';

let first = true;

/** Beside each screen, mounted with it: names the document, and moves focus to the h1 when one came from another screen. */
export function ScreenFocus({ screen }: { screen: Screen }) {
  const text = useText();
  useEffect(() => {
    document.title = text.shell.titled(screen.title(text));
  }, [screen, text]);
  useEffect(() => {
    if (!first) (document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main'))?.focus();
    first = false;
    window.scrollTo(0, 0);
  }, []);
  return null;
}
