import { type ReactNode, useEffect } from 'react';
import { useEntranceText } from '#parts/text-context.tsx';
import './public-page.css';

/** Page of a link that needs no account. Search engines do not index it. */
export function PublicPage({ top, children }: { top?: ReactNode; children: ReactNode }) {
  const { shell } = useEntranceText();
  useNoIndex();
  return (
    <>
      <header className="public-top">
        <p className="brand">
          <b>{shell.product}</b>
        </p>
        {top}
      </header>
      <main className="public-page" id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/** The server also sends a header, but a page from the service worker cache has none. */
function useNoIndex(): void {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex, nofollow, noarchive';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}
