import { lazy, Suspense } from 'react';
import { BrowserRouter, useLocation, useMatch } from 'react-router-dom';
import { lazyPart } from '#parts/lazy-part.ts';
import { useLanguage } from '#parts/load-catalogue.ts';
import { EntranceContext } from '#parts/text-context.tsx';
import { ApiMessageContext } from '#ui/feedback/api-message.ts';
import { ToastRegion } from '#ui/feedback/toast-region.tsx';
import { BrokenPage } from './broken-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { useSession } from '#app/session/session.ts';
import { sharedToken } from '#app/navigation/shared-token.ts';
import { BlockedRoutes, SignedOutRoutes } from '#app/navigation/signed-out-routes.tsx';

/** The shell is a separate chunk, because the login does not need it. */
const SignedIn = lazyPart(
  () => import('#app/session/signed-in.tsx').then((module) => module.SignedIn),
  'firstScreen',
);

/** Target of a share link, for any reader, even without a browser database. */
const SharedRoute = lazy(() =>
  import('#app/navigation/shared-route.tsx').then((each) => ({ default: each.SharedRoute })),
);

/** Target of the QR code on an order, for anyone with the paper. */
const VerifyRoute = lazy(() =>
  import('#app/navigation/verify-route.tsx').then((each) => ({ default: each.VerifyRoute })),
);

/** Public pages with their own texts. */
const PAPERS = ['help', 'privacy', 'terms'] as const;
const PaperRoute = lazy(() =>
  import('#app/navigation/paper-route.tsx').then((each) => ({ default: each.PaperRoute })),
);

const LockRoute = lazy(() =>
  import('#app/session/lock-route.tsx').then((each) => ({ default: each.LockRoute })),
);

/** Load code and texts of the current screen while the session is read. A failure is retried by the route. */
export async function fetchSignedIn(): Promise<void> {
  const screen = import('#app/navigation/fetch-screen.ts').then((each) =>
    each.fetchScreenAt(window.location.pathname),
  );
  await Promise.all([screen, SignedIn.fetch()]);
}

export function App() {
  const { entrance } = useLanguage().text;
  return (
    <EntranceContext value={entrance}>
      <ApiMessageContext value={entrance.wire.said}>
        <ErrorBoundary fallback={<BrokenPage />}>
          <BrowserRouter>
            <Content />
          </BrowserRouter>
          <ToastRegion label={entrance.notices.region} closeLabel={entrance.acts.close} />
        </ErrorBoundary>
      </ApiMessageContext>
    </EntranceContext>
  );
}

function Content() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const token = sharedToken({ pathname, search });
  const orderId = useMatch('/verify/:orderId')?.params.orderId;
  if (token !== undefined) {
    return (
      <Suspense fallback={null}>
        <SharedRoute key={token} token={token} />
      </Suspense>
    );
  }
  if (orderId !== undefined) {
    return (
      <Suspense fallback={null}>
        <VerifyRoute key={orderId} orderId={orderId} />
      </Suspense>
    );
  }
  const paper = PAPERS.find((name) => pathname === `/${name}`);
  if (paper !== undefined) {
    return (
      <Suspense fallback={null}>
        <PaperRoute name={paper} />
      </Suspense>
    );
  }
  if (session.status === 'starting') return null; // a few milliseconds: reads the device, not the network
  if (session.status === 'blocked') return <BlockedRoutes />;
  if (session.status === 'locked') {
    return (
      <Suspense fallback={null}>
        <LockRoute database={session.database} />
      </Suspense>
    );
  }
  if (session.status === 'out') return <SignedOutRoutes />;
  return (
    <Suspense fallback={null}>
      <SignedIn key={session.user._id} db={session.db} user={session.user} />
    </Suspense>
  );
}
