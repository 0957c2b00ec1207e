import { PASSKEY_ENDPOINTS } from '#contract/account/passkey.ts';
import type { AccountFailure } from '#data/outbox/ask-account.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { Refusal } from '#parts/form/refusal.ts';
import { useForm } from '#parts/form/use-form.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { TextField } from '#ui/controls/text-field.tsx';
import { useAskAccount } from '#parts/identity/identity-gate.tsx';
import { useRefusal } from '#parts/server-read/use-refusal.ts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { noKey } from '#parts/passkeys-here.ts';
import { OwnPassword } from '#parts/identity/own-password.tsx';

interface NewKey {
  readonly name: string;
  readonly password: string;
}

type Field = keyof NewKey;

const BLANK: NewKey = { name: '', password: '' };
const IDS = { name: 'passkey-name', password: 'passkey-password' } as const;

interface AddPasskeyProps {
  passwordless: boolean;
  onAdded: () => void;
}

/** Requires the password again, so that an unlocked device cannot be used to add a permanent key. */
export function AddPasskey({ passwordless, onAdded }: AddPasskeyProps) {
  const { settings } = useText();
  const { passkeys: words } = settings;
  const device = useDevice();
  const ask = useAskAccount();
  const refusal = useRefusal();
  const check = ({ name, password }: NewKey): FormErrors<Field> => ({
    ...(name.trim() === '' && { name: words.nameMissing }),
    ...(!passwordless && password === '' && { password: words.passwordMissing }),
  });
  const refused = (error: AccountFailure): Refusal<Field> =>
    refusal(error, { name: 'name', password: 'password' });
  const send = async ({ name, password }: NewKey): Promise<Refusal<Field> | null> => {
    const challenge = await ask(device, PASSKEY_ENDPOINTS.beginPasskey, {
      body: passwordless ? {} : { password },
    });
    if (!challenge.ok) return refused(challenge.error);
    const response = await makeKey(challenge.value.options);
    if (!response) return { msg: words.notMade };
    const added = await ask(device, PASSKEY_ENDPOINTS.addPasskey, { body: { response, name } });
    if (!added.ok) return refused(added.error);
    form.show(BLANK);
    notify({ ...words.done, type: 'success' });
    onAdded();
    return null;
  };
  const form = useForm<NewKey, Field>({ initial: BLANK, check, send });
  return (
    <FormFrame form={form} order={['name', 'password']} idOf={(field) => IDS[field]}>
      <TextField
        id={IDS.name}
        label={words.name}
        hint={words.nameHint}
        error={form.errors.name}
        value={form.values.name}
        onChange={(name) => form.change({ name })}
      />
      <OwnPassword
        passwordless={passwordless}
        id={IDS.password}
        label={words.password}
        error={form.errors.password}
        value={form.values.password}
        onChange={(password) => form.change({ password })}
      />
      <div className="row">
        <Button type="submit" busy={form.busy ? words.adding : undefined}>
          {words.add}
        </Button>
      </div>
    </FormFrame>
  );
}

/** Requests a new passkey; null if the user cancelled or already has one. */
async function makeKey(options: object): Promise<RegistrationResponseJSON | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server library writes what the browser library reads
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch(noKey);
}
