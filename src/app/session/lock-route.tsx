import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LockScreen } from '#features/account/lock/lock-screen.tsx';
import { type LockedRecords, lockedRecords } from '#data/store/sealed/app-lock.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { readPasskeySecret } from '#parts/lock-passkey.ts';
import { useEntranceText } from '#parts/text-context.tsx';
import { unlock, unlockWithPasskey } from './lock-acts.ts';
import { openFromDevice } from './session-acts.ts';
import { setSession } from './session.ts';

/** In place of every screen, so the address stays and its screen opens after the PIN or the passkey. */
export function LockRoute({ database }: { database: string }) {
  const { lock } = useEntranceText().session;
  const navigate = useNavigate();
  const [locked, setLocked] = useState<LockedRecords | null>(null);
  useEffect(() => {
    lockedRecords(database).then(setLocked, backgroundFailed);
  }, [database]);
  if (!locked) return null; // a few milliseconds: reads the device
  const { waiting, passkey } = locked;
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
      onPasskey={
        passkey &&
        (async () => {
          const secret = await readPasskeySecret(passkey);
          if (!secret) return lock.noPasskey;
          if (!(await unlockWithPasskey(database, secret))) return lock.otherPasskey;
          await openFromDevice();
          return null;
        })
      }
      onForgotten={() => {
        setSession({ status: 'out', why: null });
        void navigate('/login');
      }}
    />
  );
}
