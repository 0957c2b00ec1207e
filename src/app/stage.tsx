import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '#parts/text-context.tsx';
import { BrokenPage } from './broken-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { Screen } from './route-table.tsx';
import { ScreenFocus } from './screen-focus.tsx';

/** One screen: loaded, named, focused, and alone in its failure. */
export function Stage({ screen }: { screen: Screen }) {
  const { pathname } = useLocation();
  const Content = screen.component;
  return (
    <ErrorBoundary key={pathname} fallback={<BrokenPage />}>
      <Suspense fallback={<Loading />}>
        <Content />
        <ScreenFocus screen={screen} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Loading() {
  const { shell } = useText();
  return <output className="vh">{shell.loading}</output>;
}
