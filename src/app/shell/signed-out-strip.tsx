import { useLocation } from 'react-router-dom';
import type { SyncState } from '#data/outbox/sync-state.ts';
import { useText } from '#parts/text-context.tsx';
import { ButtonLink } from '#ui/button.tsx';

/** After a 401: everything here stays readable and writable; sending waits for this one act. */
export function SignedOutStrip({ sync }: { sync: SyncState }) {
  const { signedOut } = useText().session;
  const { pathname, search } = useLocation();
  if (sync.paused !== 'signed-out') return null;
  return (
    <div className="signal signal--act">
      <span>{sync.waiting > 0 ? signedOut.strip(sync.waiting) : signedOut.stripNone}</span>
      <ButtonLink kind="quiet" to="/login" state={{ from: pathname + search }}>
        {signedOut.logIn}
      </ButtonLink>
    </div>
  );
}
