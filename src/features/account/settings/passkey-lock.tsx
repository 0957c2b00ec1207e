import { useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { canLock, type IdleMinutes, setPasskeyLock } from '#data/store/sealed/app-lock.ts';
import { canUsePasskeys, createLockPasskey } from '#parts/lock-passkey.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { notify } from '#ui/feedback/notices.ts';

interface PasskeyLockProps {
  minutes: IdleMinutes;
  isOn: boolean;
}

/** A passkey in place of the PIN, if the device can protect records with one. */
export function PasskeyLock({ minutes, isOn }: PasskeyLockProps) {
  const { db, user } = useDevice();
  const { appLock: words } = useText().settings;
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const turnOn = async (): Promise<string> => {
    if (!(await canLock(db))) return words.offline;
    const made = await createLockPasskey({ lock: `lock ${db.name}`, name: words.passkeyName(user.name) });
    if (made.kind !== 'made') return made.kind === 'no-key' ? words.noPasskey : words.noSecret;
    if (!(await setPasskeyLock(db, { ...made.passkey, secret: made.secret, minutes }))) return words.offline;
    notify({ ...words.passkeyIsOn, type: 'success' });
    return '';
  };
  const press = async () => {
    setBusy(true);
    setProblem('');
    try {
      setProblem(await turnOn());
    } finally {
      setBusy(false);
    }
  };
  if (!canUsePasskeys()) return <p className="quiet">{words.passkeyNotHere}</p>;
  return (
    <>
      <p>{words.passkeyLead}</p>
      {problem !== '' && (
        <Note kind="danger" role="alert">
          {problem}
        </Note>
      )}
      <div className="row">
        <Button onClick={() => void press()} busy={isBusy ? words.passkeyBusy : undefined}>
          {isOn ? words.changePasskey : words.usePasskey}
        </Button>
      </div>
    </>
  );
}
