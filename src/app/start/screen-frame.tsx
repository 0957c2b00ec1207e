import { type ComponentType, Fragment, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useEntranceText } from '#parts/text-context.tsx';
import { BrokenPage } from './broken-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ScreenFocus } from '#app/navigation/screen-focus.tsx';

interface StageProps {
  /** Asked for with the screen: its words come with it. */
  title: () => string;
  content: ComponentType;
}

/**
 * One screen: loaded, named, focused, and alone in its failure. The way to another one is a transition of the router: the
 * boundary is the same for both, so that one screen stands until the next is here, and none waits out React's 300 ms
 * between the sight of a fallback and what comes after it.
 */
export function Stage({ title, content: Content }: StageProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary at={pathname} fallback={<BrokenPage />}>
      <Suspense fallback={<Loading />}>
        <Fragment key={pathname}>
          <Content />
          <ScreenFocus title={title} />
        </Fragment>
      </Suspense>
    </ErrorBoundary>
  );
}

function Loading() {
  const { shell } = useEntranceText();
  return <output className="vh">{shell.loading}</output>;
}
