import { lazy, Suspense, useState } from 'react';
import { type NewAuthenticator, SECOND_FACTOR_ENDPOINTS } from '#contract/account/second-factor.ts';
import { latinDigits } from '#kernel/latin-digits.ts';
import { useDevice } from '#data/react/use-device.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { useForm } from '#parts/form/use-form.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { useAskAccount } from '#parts/identity/identity-gate.tsx';
import { useRefusal } from '#parts/server-read/use-refusal.ts';
import { OwnPassword } from '#parts/identity/own-password.tsx';

const QrCode = lazy(() => import('./qr-code.tsx').then((each) => ({ default: each.QrCode })));

interface SetUpAuthenticatorProps {
  passwordless: boolean;
  onSetUp: (codes: readonly string[]) => void;
}

export function SetUpAuthenticator({ passwordless, onSetUp }: SetUpAuthenticatorProps) {
  const [begun, setBegun] = useState<NewAuthenticator | null>(null);
  return begun ? (
    <FirstCode begun={begun} onSetUp={onSetUp} />
  ) : (
    <BeginForm passwordless={passwordless} onBegun={setBegun} />
  );
}

interface BeginFormProps extends Pick<SetUpAuthenticatorProps, 'passwordless'> {
  onBegun: (begun: NewAuthenticator) => void;
}

/** Requires the password again, as for a passkey. */
function BeginForm({ passwordless, onBegun }: BeginFormProps) {
  const { secondFactor: words } = useText().settings;
  const device = useDevice();
  const ask = useAskAccount();
  const refusal = useRefusal();
  const form = useForm<{ readonly password: string }, 'password'>({
    initial: { password: '' },
    check: ({ password }) => (!passwordless && password === '' ? { password: words.passwordMissing } : {}),
    send: async ({ password }) => {
      const body = passwordless ? {} : { password };
      const begun = await ask(device, SECOND_FACTOR_ENDPOINTS.beginAuthenticator, { body });
      if (!begun.ok) return refusal(begun.error, { password: 'password' });
      onBegun(begun.value);
      return null;
    },
  });
  return (
    <FormFrame form={form} order={['password']} idOf={() => 'authenticator-password'}>
      <OwnPassword
        passwordless={passwordless}
        id="authenticator-password"
        label={words.password}
        error={form.errors.password}
        value={form.values.password}
        onChange={(password) => form.change({ password })}
      />
      <div className="row">
        <Button type="submit" busy={form.busy ? words.beginning : undefined}>
          {words.begin}
        </Button>
      </div>
    </FormFrame>
  );
}

interface FirstCodeProps extends Pick<SetUpAuthenticatorProps, 'onSetUp'> {
  begun: NewAuthenticator;
}

function FirstCode({ begun, onSetUp }: FirstCodeProps) {
  const { secondFactor: words } = useText().settings;
  const device = useDevice();
  const ask = useAskAccount();
  const refusal = useRefusal();
  const form = useForm<{ readonly code: string }, 'code'>({
    initial: { code: '' },
    check: ({ code }) => (/^\p{Nd}{6}$/u.test(code.replaceAll(/\s/g, '')) ? {} : { code: words.codeMissing }),
    send: async ({ code }) => {
      const body = { code: latinDigits(code) }; // an earlier server reads no other digits
      const set = await ask(device, SECOND_FACTOR_ENDPOINTS.confirmAuthenticator, { body });
      if (!set.ok) return refusal(set.error, { code: 'code' });
      onSetUp(set.value.codes);
      return null;
    },
  });
  return (
    <FormFrame form={form} order={['code']} idOf={() => 'authenticator-code'} before={<p>{words.scan}</p>}>
      <Suspense fallback={null}>
        <QrCode text={begun.address} label={words.qr} />
      </Suspense>
      <p>
        {words.key}: <strong className="num settings-key">{begun.secret}</strong>
      </p>
      <TextField
        id="authenticator-code"
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        error={form.errors.code}
        value={form.values.code}
        onChange={(code) => form.change({ code })}
      />
      <div className="row">
        <Button kind="primary" type="submit" busy={form.busy ? words.confirming : undefined}>
          {words.confirm}
        </Button>
      </div>
    </FormFrame>
  );
}
