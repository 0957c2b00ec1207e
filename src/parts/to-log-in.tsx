import { Navigate, useLocation } from 'react-router-dom';

/** Redirects to sign-in and returns here afterwards. */
export function ToLogIn() {
  const { pathname, search } = useLocation();
  return <Navigate to="/login" replace state={{ from: pathname + search }} />;
}
