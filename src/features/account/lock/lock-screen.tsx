import { useEffect } from 'react';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { Refusal } from '#parts/form/refusal.ts';
import { useForm } from '#parts/form/use-form.ts';
import { Gate } from '#parts/auth-frame.tsx';
import { SecretField } from '#parts/sign-in-fields.tsx';
import { useEntranceText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';

interface LockScreenProps {
  /** Unsent rows that wait for the PIN. */
  waiting: number;
  /** Null when the app opens; otherwise the reason. */
  onUnlock: (pin: string) => Promise<Refusal<'pin'> | null>;
  /** The login opens the records too. */
  onForgotten: () => void;
}

const FIELDS = ['pin'] as const;
const PIN = /^\d{6}$/;

export function LockScreen({ waiting, onUnlock, onForgotten }: LockScreenProps) {
  const { shell, session } = useEntranceText();
  const { lock } = session;
  const form = useForm<{ readonly pin: string }, 'pin'>({
    initial: { pin: '' },
    check: ({ pin }) => (PIN.test(pin) ? {} : { pin: lock.six }),
    send: async ({ pin }) => {
      const refusal = await onUnlock(pin);
      if (refusal) form.show({ pin: '' });
      return refusal;
    },
  });
  useEffect(() => {
    document.title = shell.titled(lock.title);
  }, [shell, lock]);
  return (
    <Gate
      title={lock.title}
      lead={lock.lead}
      foot={
        <>
          {lock.forgotten} <Button onClick={onForgotten}>{lock.logIn}</Button>
        </>
      }
    >
      {waiting > 0 && <Note kind="info">{lock.waiting(waiting)}</Note>}
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
    </Gate>
  );
}
