import { BrowserRouter } from 'react-router-dom';
import { useText } from '#parts/text-context.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import { SignedInRoutes, SignedOutRoutes } from './app-routes.tsx';
import { BlockedPage, BrokenPage } from './broken-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { useSession } from './session.ts';
import { SignedIn } from './signed-in.tsx';

export function App() {
  const { notices, acts } = useText();
  return (
    <ErrorBoundary fallback={<BrokenPage />}>
      <BrowserRouter>
        <Content />
      </BrowserRouter>
      <ToastRegion label={notices.region} closeLabel={acts.close} />
    </ErrorBoundary>
  );
}

function Content() {
  const session = useSession();
  if (session.status === 'starting') return null; // a few milliseconds: the device answers, not the network
  if (session.status === 'blocked') return <BlockedPage />;
  if (session.status === 'out') return <SignedOutRoutes />;
  return (
    <SignedIn key={session.user._id} db={session.db} user={session.user}>
      <SignedInRoutes user={session.user} />
    </SignedIn>
  );
}
