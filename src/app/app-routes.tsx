import { type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import type { StoredUser } from '#contract/user.ts';
import { metaOf } from '#data/meta.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { useText } from '#parts/text-context.tsx';
import { BrokenPage } from './broken-page.tsx';
import { homeOf, mayOpen } from './entries.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { GATES, type Screen, SCREENS } from './route-table.tsx';
import { ScreenFocus } from './screen-focus.tsx';
import { Shell } from './shell.tsx';
import { wayBack } from './way-back.ts';

/** Until the landing page exists, / is one's own first screen; every other unknown path leads there. */
export function SignedInRoutes({ user }: { user: StoredUser }) {
  const home = homeOf(user.role);
  const element = (screen: Screen) =>
    mayOpen(screen, user.role) ? (
      <Shell key={String(screen.rail ?? false)} rail={screen.rail ?? false}>
        <Stage screen={screen} />
      </Shell>
    ) : (
      <Navigate to={home} replace />
    );
  return (
    <Routes>
      {SCREENS.map((screen) => (
        <Route key={screen.path} path={screen.path} element={element(screen)} />
      ))}
      {GATES.map((screen) => (
        <Route key={screen.path} path={screen.path} element={<ReopenedGate screen={screen} home={home} />} />
      ))}
      <Route path="/judge/application/:id" element={<OldJudgePath />} />
      <Route path="*" element={<Navigate to={home} replace />} />
    </Routes>
  );
}

export function SignedOutRoutes() {
  return (
    <Routes>
      {GATES.map((screen) => (
        <Route key={screen.path} path={screen.path} element={<Stage screen={screen} />} />
      ))}
      <Route path="*" element={<ToLogin />} />
    </Routes>
  );
}

/** Signed in, the gates stand open only to sign in again after the server said no. */
function ReopenedGate({ screen, home }: { screen: Screen; home: string }) {
  const { db } = useDevice();
  const { state } = useLocation();
  const paused = useLive(() => metaOf(db, 'paused'), [db]);
  if (paused.status === 'loading') return null;
  return paused.value ? <Stage screen={screen} /> : <Navigate to={wayBack(state) ?? home} replace />;
}

/** One screen: loaded, named, focused, and alone in its failure. */
function Stage({ screen }: { screen: Screen }) {
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

function Loading(): ReactNode {
  const { shell } = useText();
  return <output className="vh">{shell.loading}</output>;
}

/** After signing in one is back where one was; from / there is nothing to come back to. */
function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to="/login" replace state={pathname === '/' ? null : { from: pathname + search }} />;
}

/** The specification's View Details once led here. */
function OldJudgePath() {
  const { id } = useParams();
  return <Navigate to={`/judge-application-view/${id}`} replace />;
}
