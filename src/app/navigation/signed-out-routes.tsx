import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useEntranceText } from '#parts/text-context.tsx';
import { GATES } from '#app/session/gates.tsx';
import { Stage } from '#app/start/stage.tsx';

export function SignedOutRoutes() {
  const text = useEntranceText();
  return (
    <Routes>
      {GATES.map((screen) => (
        <Route
          key={screen.path}
          path={screen.path}
          element={<Stage title={() => screen.title(text)} content={screen.component} />}
        />
      ))}
      <Route path="*" element={<ToLogin />} />
    </Routes>
  );
}

/** After signing in one is back where one was; from / there is nothing to come back to. */
function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to="/login" replace state={pathname === '/' ? null : { from: pathname + search }} />;
}
