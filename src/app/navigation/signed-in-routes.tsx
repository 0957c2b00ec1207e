import { Suspense, useCallback } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import type { StoredUser } from '#contract/account/user.ts';
import { getMeta } from '#data/store/meta.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { lazyPart } from '#parts/lazy-part.ts';
import { MayOpenContext } from '#parts/can-open.ts';
import { useText } from '#parts/text-context.tsx';
import { isBuilt, canOpen } from './entries.ts';
import { ErrorBoundary } from '#app/start/error-boundary.tsx';
import { homeOf } from './home-of.ts';
import { type GateScreen, GATES } from '#app/session/auth-screens.tsx';
import { type Screen, SCREENS } from './route-table.tsx';
import { Shell } from '#app/shell/shell.tsx';
import { Stage } from '#app/start/screen-frame.tsx';
import { returnPath } from './return-path.ts';

/** Only judges sign orders. If the chunk cannot be loaded, the sync receipts show the same facts. */
export const DecisionReceipts = lazyPart(() =>
  import('#parts/order-editor/decision-receipts.ts').then((each) => each.DecisionReceipts),
);

/** The path / shows the home screen; unknown paths redirect to it. */
export function SignedInRoutes({ user }: { user: StoredUser }) {
  const text = useText();
  const home = homeOf(user.role);
  const mayOpenPath = useCallback((path: string) => isBuilt(path, user.role), [user.role]);
  const element = (screen: Screen) =>
    canOpen(screen, user.role) ? (
      <Shell key={String(screen.rail ?? false)} rail={screen.rail ?? false}>
        <Stage title={() => screen.title(text)} content={screen.component} />
      </Shell>
    ) : (
      <Navigate to={home} replace />
    );
  return (
    <MayOpenContext value={mayOpenPath}>
      {user.role === 'judge' && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <DecisionReceipts />
          </Suspense>
        </ErrorBoundary>
      )}
      <Routes>
        {SCREENS.map((screen) => (
          <Route key={screen.path} path={screen.path} element={element(screen)} />
        ))}
        {GATES.map((screen) => (
          <Route key={screen.path} path={screen.path} element={<ReopenedGate gate={screen} home={home} />} />
        ))}
        <Route path="/judge/application/:id" element={<OldJudgePath />} />
        <Route path="*" element={<Navigate to={home} replace />} />
      </Routes>
    </MayOpenContext>
  );
}

/** A signed-in user sees the sign-in screens only after the server ended the session. */
function ReopenedGate({ gate, home }: { gate: GateScreen; home: string }) {
  const text = useText();
  const { db } = useDevice();
  const { state } = useLocation();
  const paused = useLive(() => getMeta(db, 'paused'), [db]);
  if (paused.status === 'loading') return null;
  return gate.always || paused.value ? (
    <Stage title={() => gate.title(text)} content={gate.component} />
  ) : (
    <Navigate to={returnPath(state) ?? home} replace />
  );
}

/** Old target of the specification's View Details. */
function OldJudgePath() {
  const { id } = useParams();
  return <Navigate to={`/judge-application-view/${id}`} replace />;
}
