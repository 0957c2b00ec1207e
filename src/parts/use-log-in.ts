import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * For an action or request rejected without a session: sign in and return here. The function is stable per
 * location, so effects do not repeat.
 */
export function useLogIn(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    () => void navigate('/login', { state: { from: pathname + search } }),
    [navigate, pathname, search],
  );
}
