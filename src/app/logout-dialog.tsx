import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SyncState } from '#data/sync-state.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { notify } from '#ui/notices.ts';
import { logOut } from './session-acts.ts';

interface LogoutDialogProps {
  open: boolean;
  onClose: () => void;
  sync: SyncState;
}

/** Says what is unsent, keeps it unless the person asks twice to remove it. */
export function LogoutDialog({ open, onClose, sync }: LogoutDialogProps) {
  const text = useText();
  const { logout } = text.session;
  const navigate = useNavigate();
  const [erasing, setErasing] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => {
    setErasing(false);
    onClose();
  };
  const leave = async (erase: boolean) => {
    setBusy(true);
    try {
      await logOut({ erase });
      await navigate('/login', { replace: true });
      notify({ ...text.notices.loggedOut, type: 'success' });
    } catch {
      notify({ ...text.notices.logoutProblem, type: 'error' });
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={erasing ? logout.eraseTitle : logout.title}
      acts={
        <>
          <Button kind="primary" onClick={close}>
            {logout.stay}
          </Button>
          {erasing ? (
            <Button
              kind="danger-final"
              busy={busy ? logout.busy : undefined}
              onClick={() => void leave(true)}
            >
              {logout.erase}
            </Button>
          ) : (
            <>
              <Button busy={busy ? logout.busy : undefined} onClick={() => void leave(false)}>
                {logout.leave}
              </Button>
              <Button kind="danger" onClick={() => setErasing(true)}>
                {logout.remove}
              </Button>
            </>
          )}
        </>
      }
    >
      <Losses sync={sync} erasing={erasing} />
    </Dialog>
  );
}

function Losses({ sync, erasing }: { sync: SyncState; erasing: boolean }) {
  const { logout } = useText().session;
  const unsent = sync.waiting + sync.needsYou;
  const counts = [
    ...(unsent > 0 ? [logout.unsent(unsent)] : []),
    ...(sync.saved > 0 ? [logout.drafts(sync.saved)] : []),
  ];
  if (counts.length === 0) return <p>{erasing ? logout.eraseNothing : logout.nothing}</p>;
  return (
    <>
      {erasing && <p>{logout.eraseLoss}</p>}
      <ul>
        {counts.map((count) => (
          <li key={count}>{count}</li>
        ))}
      </ul>
      <p>{erasing ? logout.eraseNothing : logout.stays}</p>
    </>
  );
}
