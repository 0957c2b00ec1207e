import { useEffect } from 'react';
import { screenDrawn } from '#app/start/next-screen.ts';
import { useEntranceText } from '#parts/text-context.tsx';

let first = true;

/** Mounted with each screen: sets the document title, and focuses the h1 after a navigation. */
export function ScreenFocus({ title }: { title: () => string }) {
  const { shell } = useEntranceText();
  const pageTitle = shell.titled(title());
  useEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);
  useEffect(() => {
    if (!first) (document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main'))?.focus();
    first = false;
    window.scrollTo(0, 0);
    void screenDrawn();
  }, []);
  return null;
}
