import { lazy, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useEntranceText } from '#parts/text-context.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import { BlockedPage, BrokenPage } from './broken-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadActs } from '#app/session/open-session.ts';
import { useSession } from '#app/session/session.ts';
import { SignedOutRoutes } from '#app/navigation/signed-out-routes.tsx';
import { wasSignedIn } from './stored-keys.ts';

/** With the shell in a chunk of its own: someone who only logs in does not load it first. */
const loadSignedIn = () =>
  import('#app/session/signed-in.tsx').then((module) => ({ default: module.SignedIn }));
const SignedIn = lazy(loadSignedIn);

if (wasSignedIn()) fetchAhead();

/** While the device is asked who it is. What fails is asked for again by whoever needs it. */
function fetchAhead(): void {
  const screen = import('#app/navigation/fetch-screen.ts').then((each) =>
    each.fetchScreenAt(window.location.pathname),
  );
  void Promise.allSettled([screen, loadSignedIn(), loadActs()]);
}

export function App() {
  const { notices, acts } = useEntranceText();
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
    <Suspense fallback={null}>
      <SignedIn key={session.user._id} db={session.db} user={session.user} />
    </Suspense>
  );
}
