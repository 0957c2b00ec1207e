import { type ComponentType, Suspense } from 'react';
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

/** One screen: loaded, named, focused, and alone in its failure. */
export function Stage({ title, content: Content }: StageProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={<BrokenPage />}>
      <Suspense fallback={<Loading />}>
        <Content />
        <ScreenFocus title={title} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Loading() {
  const { shell } = useEntranceText();
  return <output className="vh">{shell.loading}</output>;
}
