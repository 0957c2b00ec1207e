import { Navigate, useLocation } from 'react-router-dom';

/** The person waits for something, and nothing of it is here without a log in: to the gate, and back to this very place. */
export function ToLogIn() {
  const { pathname, search } = useLocation();
  return <Navigate to="/login" replace state={{ from: pathname + search }} />;
}
