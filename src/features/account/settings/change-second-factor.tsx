import { SECOND_FACTOR_ENDPOINTS } from '#contract/account/second-factor.ts';
import { useDevice } from '#data/react/use-device.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { useForm } from '#parts/form/use-form.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { useAskAccount } from '#parts/identity/identity-gate.tsx';
import { useRefusal } from '#parts/server-read/use-refusal.ts';
import { OwnPassword } from '#parts/identity/own-password.tsx';

interface ChangeSecondFactorProps {
  passwordless: boolean;
  /** With new recovery codes, or null after a removal. */
  onChanged: (codes: readonly string[] | null) => void;
}

interface Change {
  readonly password: string;
  readonly act: 'new-codes' | 'remove';
}

/** Both changes require the password, as an open device must not make a permanent change. */
export function ChangeSecondFactor({ passwordless, onChanged }: ChangeSecondFactorProps) {
  const { secondFactor: words } = useText().settings;
  const device = useDevice();
  const ask = useAskAccount();
  const refusal = useRefusal();
  const form = useForm<Change, 'password'>({
    initial: { password: '', act: 'new-codes' },
    check: ({ password }) => (!passwordless && password === '' ? { password: words.passwordMissing } : {}),
    send: async ({ password, act }) => {
      const body = passwordless ? {} : { password };
      if (act === 'new-codes') {
        const made = await ask(device, SECOND_FACTOR_ENDPOINTS.newRecoveryCodes, { body });
        if (!made.ok) return refusal(made.error, { password: 'password' });
        onChanged(made.value.codes);
        return null;
      }
      const removed = await ask(device, SECOND_FACTOR_ENDPOINTS.removeAuthenticator, { body });
      if (!removed.ok) return refusal(removed.error, { password: 'password' });
      notify({ ...words.removed, type: 'success' });
      onChanged(null);
      return null;
    },
  });
  const submitAs = (act: Change['act']) => form.show({ act });
  return (
    <FormFrame form={form} order={['password']} idOf={() => 'second-factor-password'}>
      <p className="quiet">{words.lost}</p>
      <OwnPassword
        passwordless={passwordless}
        id="second-factor-password"
        label={words.password}
        error={form.errors.password}
        value={form.values.password}
        onChange={(password) => form.change({ password })}
      />
      <div className="row">
        <Button
          type="submit"
          busy={form.busy ? words.confirming : undefined}
          onClick={() => submitAs('new-codes')}
        >
          {words.newCodes}
        </Button>
        <Button type="submit" onClick={() => submitAs('remove')}>
          {words.remove}
        </Button>
      </div>
    </FormFrame>
  );
}
