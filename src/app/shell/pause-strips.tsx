import { useLocation } from 'react-router-dom';
import type { SyncState } from '#data/outbox/sync-state.ts';
import { useText } from '#parts/text-context.tsx';
import { useWorker } from '#app/worker/app-worker.ts';
import { Button, ButtonLink } from '#ui/button.tsx';

/** After a 401: everything here stays readable and writable; sending waits for this one act. */
export function SignedOutStrip({ sync }: { sync: SyncState }) {
  const { signedOut } = useText().session;
  const { pathname, search } = useLocation();
  if (sync.paused !== 'signed-out') return null;
  return (
    <div className="signal signal--act" role="status">
      <span>{sync.waiting > 0 ? signedOut.strip(sync.waiting) : signedOut.stripNone}</span>
      <ButtonLink kind="quiet" to="/login" state={{ from: pathname + search }}>
        {signedOut.logIn}
      </ButtonLink>
    </div>
  );
}

/** After a 426: the same, until this app is another version. The waiting one starts, or the page looks for one. */
export function TooOldStrip({ sync }: { sync: SyncState }) {
  const { tooOld } = useText().session;
  const { update } = useWorker();
  if (sync.paused !== 'too-old') return null;
  return (
    <div className="signal signal--act" role="status">
      <span>{tooOld.strip}</span>
      <Button kind="quiet" onClick={update ?? (() => window.location.reload())}>
        {tooOld.update}
      </Button>
    </div>
  );
}
