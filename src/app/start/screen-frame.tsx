import { type ComponentType, Fragment, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useEntranceText } from '#parts/text-context.tsx';
import { BrokenPage } from './broken-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ScreenFocus } from '#app/navigation/screen-focus.tsx';

interface StageProps {
  /** A function, because the texts load with the screen. */
  title: () => string;
  content: ComponentType;
}

/**
 * Frame of one screen: lazy load, title, focus and error boundary. Routes share one boundary: a router
 * transition keeps the old screen, without React's 300 ms fallback throttle.
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
