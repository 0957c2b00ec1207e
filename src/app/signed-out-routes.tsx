import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { GATES } from './route-table.tsx';
import { Stage } from './stage.tsx';

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

/** After signing in one is back where one was; from / there is nothing to come back to. */
function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to="/login" replace state={pathname === '/' ? null : { from: pathname + search }} />;
}
