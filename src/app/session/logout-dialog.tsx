import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Db } from '#data/store/db.ts';
import { DEMONSTRATION } from '#data/store/demonstration-person.ts';
import { backgroundFailed, reportFailure } from '#data/store/failure-log.ts';
import { tryToSend, unsentWork, type UnsentWork } from '#data/account/logout.ts';
import type { Ports } from '#data/store/ports.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { useText } from '#parts/text-context.tsx';
import { LossList, useLosses } from '#parts/unsent-losses.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { leaveDevice } from './session-acts.ts';

export interface LogoutDialogProps {
  open: boolean;
  onClose: () => void;
  /** The user already asked for removal, so only one confirmation is needed. */
  erase?: true;
}

/** Lists unsent work and stores it, unless the user confirms its removal twice. */
export function LogoutDialog({ open, onClose, erase }: LogoutDialogProps) {
  const { logout } = useText().session;
  const { db, ports, user } = useDevice();
  const work = useLive(() => unsentWork(db), [db]);
  const sending = useLastTry(open, db, ports);
  const [erasing, setErasing] = useState(erase ?? false);
  const { busy, leave } = useLeaving(user._id === DEMONSTRATION._id ? '/register' : '/login');
  const close = () => {
    setErasing(erase ?? false);
    onClose();
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
      <p className="quiet" role="status">
        {sending ? logout.sending : ''}
      </p>
      {work.status === 'ready' && <Losses work={work.value} erasing={erasing} />}
    </Dialog>
  );
}

/** After the demonstration comes an account of one's own. */
function useLeaving(to: '/login' | '/register') {
  const { notices } = useText();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async (erase: boolean) => {
    setBusy(true);
    try {
      await leaveDevice({ erase });
      await navigate(to, { replace: true });
      notify({ ...notices.loggedOut, type: 'success' });
    } catch (error) {
      reportFailure(error, 'page');
      notify({ ...notices.logoutProblem, type: 'error' });
      setBusy(false);
    }
  };
  return { busy, leave };
}

/** Try to send unsent work before logout. The counts update while the dialog is open. */
function useLastTry(open: boolean, db: Db, ports: Ports): boolean {
  const [sending, setSending] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    let current = true;
    const send = async () => {
      const { rows, settings } = await unsentWork(db);
      if (!current || (rows === 0 && !settings)) return;
      setSending(true);
      await tryToSend(db, ports).catch(backgroundFailed); // the counts show what remains unsent
      if (current) setSending(false);
    };
    void send();
    return () => {
      current = false;
      setSending(false);
    };
  }, [open, db, ports]);
  return sending;
}

function Losses({ work, erasing }: { work: UnsentWork; erasing: boolean }) {
  const { logout } = useText().session;
  const losses = useLosses(work);
  if (losses.length === 0) return <p>{erasing ? logout.eraseNothing : logout.nothing}</p>;
  return (
    <>
      {erasing && <p>{logout.eraseLoss}</p>}
      <LossList losses={losses} />
      <p>{erasing ? logout.eraseNothing : logout.stays}</p>
    </>
  );
}
