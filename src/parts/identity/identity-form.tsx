import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useState } from 'react';
import { IDENTITY_ENDPOINTS } from '#contract/account/identity.ts';
import { PASSKEY_GATE_ENDPOINTS } from '#contract/account/passkey.ts';
import { type AccountFailure, askAccount } from '#data/outbox/ask-account.ts';
import { useDevice } from '#data/react/use-device.ts';
import { latinDigits } from '#kernel/latin-digits.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { Refusal } from '#parts/form/refusal.ts';
import { useForm } from '#parts/form/use-form.ts';
import { noKey, passkeysHere } from '#parts/passkeys-here.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { OwnPassword } from './own-password.tsx';
import { useRefusal } from '#parts/server-read/use-refusal.ts';

interface IdentityFormProps {
  passwordless: boolean;
  onConfirmed: () => void;
}

interface Proof {
  readonly password: string;
  readonly secondFactor: string;
}

type Field = keyof Proof;

const IDS = { password: 'identity-password', secondFactor: 'identity-code' } as const;

/** Password, and the code if the server asks for it, or a passkey alone. */
export function IdentityForm({ passwordless, onConfirmed }: IdentityFormProps) {
  const { identity: words } = useText().settings;
  const { form, needsCode, usePasskey } = useIdentityForm({ passwordless, onConfirmed });
  const hasPasskeys = usePasskeysHere();
  return (
    <FormFrame form={form} order={['password', 'secondFactor']} idOf={(field) => IDS[field]}>
      <OwnPassword
        passwordless={passwordless}
        id={IDS.password}
        label={words.password}
        error={form.errors.password}
        value={form.values.password}
        onChange={(password) => form.change({ password })}
      />
      {needsCode && (
        <>
          <TextField
            id={IDS.secondFactor}
            label={words.code}
            autoComplete="one-time-code"
            maxLength={60}
            error={form.errors.secondFactor}
            value={form.values.secondFactor}
            onChange={(secondFactor) => form.change({ secondFactor })}
          />
          <p className="small quiet">{words.lost}</p>
        </>
      )}
      <div className="row">
        <Button kind="primary" type="submit" busy={form.busy ? words.confirming : undefined}>
          {words.confirm}
        </Button>
        {hasPasskeys && (
          <Button type="submit" onClick={usePasskey}>
            {words.passkey}
          </Button>
        )}
      </div>
    </FormFrame>
  );
}

interface ProofForm extends Proof {
  readonly by: 'password' | 'passkey';
}

function useIdentityForm({ passwordless, onConfirmed }: IdentityFormProps) {
  const { identity: words } = useText().settings;
  const device = useDevice();
  const refusal = useRefusal();
  const [needsCode, setNeedsCode] = useState(false);
  const check = ({ by, password, secondFactor }: ProofForm): FormErrors<Field> =>
    by === 'passkey'
      ? {}
      : {
          ...(!passwordless && password === '' && { password: words.passwordMissing }),
          ...(needsCode && secondFactor.trim() === '' && { secondFactor: words.codeMissing }),
        };
  const refused = (error: AccountFailure): Refusal<Field> => {
    if (error.kind === 'refused' && error.problem.code === 'code-needed') setNeedsCode(true);
    return refusal(error, { password: 'password', secondFactor: 'secondFactor' });
  };
  const confirm = async (body: object): Promise<Refusal<Field> | null> => {
    const done = await askAccount(device, IDENTITY_ENDPOINTS.confirmIdentity, { body });
    if (!done.ok) return refused(done.error);
    onConfirmed();
    return null;
  };
  const confirmWithPasskey = async (): Promise<Refusal<Field> | null> => {
    const challenge = await askAccount(device, PASSKEY_GATE_ENDPOINTS.beginPasskeyLogin);
    if (!challenge.ok) return refused(challenge.error);
    const response = await responseOf(challenge.value.options);
    return response ? confirm({ response }) : { msg: words.noPasskey };
  };
  const form = useForm<ProofForm, Field>({
    initial: { password: '', secondFactor: '', by: 'password' },
    check,
    send: async ({ by, password, secondFactor }) => {
      form.show({ by: 'password' }); // the next press of Enter
      if (by === 'passkey') return confirmWithPasskey();
      return confirm({
        ...(!passwordless && { password }),
        ...(needsCode && { secondFactor: latinDigits(secondFactor.trim()) }),
      });
    },
  });
  return { form, needsCode, usePasskey: () => form.show({ by: 'passkey' }) };
}

async function responseOf(options: object) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server library writes what the browser library reads
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).catch(noKey);
}

function usePasskeysHere(): boolean {
  const { ports } = useDevice();
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    passkeysHere(ports.fetch).then(setIsHere, () => setIsHere(false)); // without an answer no passkey can be used
  }, [ports]);
  return isHere;
}
