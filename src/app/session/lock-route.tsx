import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LockScreen } from '#features/account/lock/lock-screen.tsx';
import { lockedRecords } from '#data/store/sealed/app-lock.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { useEntranceText } from '#parts/text-context.tsx';
import { unlock } from './lock-acts.ts';
import { openFromDevice } from './session-acts.ts';
import { setSession } from './session.ts';

/** In place of every screen, so the address stays and its screen opens after the PIN. */
export function LockRoute({ database }: { database: string }) {
  const { lock } = useEntranceText().session;
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    lockedRecords(database).then((locked) => setWaiting(locked.waiting), backgroundFailed);
  }, [database]);
  return (
    <LockScreen
      waiting={waiting}
      onUnlock={async (pin) => {
        const wrong = await unlock(database, pin);
        if (!wrong) {
          await openFromDevice();
          return null;
        }
        return { errors: { pin: wrong.isTried ? lock.wrong(wrong.wait) : lock.wait(wrong.wait) } };
      }}
      onForgotten={() => {
        setSession({ status: 'out', why: null });
        void navigate('/login');
      }}
    />
  );
}
