import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * For an act or a call that the server did not take for want of a session: to the gate, and back to this very place. The
 * same function as long as one stays there: what is asked because of it would be asked again at every drawing.
 */
export function useLogIn(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    () => void navigate('/login', { state: { from: pathname + search } }),
    [navigate, pathname, search],
  );
}
