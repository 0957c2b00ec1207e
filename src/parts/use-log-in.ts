import { useLocation, useNavigate } from 'react-router-dom';

/** For an act or a call that the server did not take for want of a session: to the gate, and back to this very place. */
export function useLogIn(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => void navigate('/login', { state: { from: pathname + search } });
}
