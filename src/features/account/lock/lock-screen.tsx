import { useEffect, useState } from 'react';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { Refusal } from '#parts/form/refusal.ts';
import { useForm } from '#parts/form/use-form.ts';
import { Gate } from '#parts/auth-frame.tsx';
import { SecretField } from '#parts/sign-in-fields.tsx';
import { useEntranceText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';

interface LockScreenProps {
  /** Unsent rows that wait for the unlocking. */
  waiting: number;
  /** Null when the app opens; otherwise the reason. */
  onUnlock: PinFormProps['onUnlock'];
  /** Null for a lock by PIN. */
  onPasskey: PasskeyUnlockProps['onPasskey'] | null;
  /** The login opens the records too. */
  onForgotten: () => void;
}

export function LockScreen({ waiting, onUnlock, onPasskey, onForgotten }: LockScreenProps) {
  const { shell, session } = useEntranceText();
  const { lock } = session;
  useEffect(() => {
    document.title = shell.titled(lock.title);
  }, [shell, lock]);
  return (
    <Gate
      title={lock.title}
      lead={onPasskey ? lock.passkeyLead : lock.lead}
      foot={
        <>
          {onPasskey ? lock.passkeyLost : lock.forgotten} <Button onClick={onForgotten}>{lock.logIn}</Button>
        </>
      }
    >
      {waiting > 0 && <Note kind="info">{lock.waiting(waiting)}</Note>}
      {onPasskey ? <PasskeyUnlock onPasskey={onPasskey} /> : <PinForm onUnlock={onUnlock} />}
    </Gate>
  );
}

interface PinFormProps {
  /** Null when the app opens; otherwise the reason. */
  onUnlock: (pin: string) => Promise<Refusal<'pin'> | null>;
}

const FIELDS = ['pin'] as const;
const PIN = /^\d{6}$/;

function PinForm({ onUnlock }: PinFormProps) {
  const { lock } = useEntranceText().session;
  const form = useForm<{ readonly pin: string }, 'pin'>({
    initial: { pin: '' },
    check: ({ pin }) => (PIN.test(pin) ? {} : { pin: lock.six }),
    send: async ({ pin }) => {
      const refusal = await onUnlock(pin);
      if (refusal) form.show({ pin: '' });
      return refusal;
    },
  });
  return (
    <FormFrame form={form} order={FIELDS}>
      <SecretField
        id="pin"
        label={lock.pin}
        autoComplete="current-password"
        isDigits
        error={form.errors.pin}
        value={form.values.pin}
        onChange={(pin) => form.change({ pin })}
      />
      <Button kind="primary" type="submit" block busy={form.busy ? lock.busy : undefined}>
        {lock.submit}
      </Button>
    </FormFrame>
  );
}

interface PasskeyUnlockProps {
  /** Null when the app opens; otherwise the reason. */
  onPasskey: () => Promise<string | null>;
}

function PasskeyUnlock({ onPasskey }: PasskeyUnlockProps) {
  const { lock } = useEntranceText().session;
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    setProblem(null);
    try {
      setProblem(await onPasskey());
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {problem !== null && (
        <Note kind="danger" role="alert">
          {problem}
        </Note>
      )}
      <Button kind="primary" block onClick={() => void press()} busy={isBusy ? lock.busy : undefined}>
        {lock.byPasskey}
      </Button>
    </>
  );
}
