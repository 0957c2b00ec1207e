import { ACCOUNT_ENDPOINTS } from '#contract/account/account-endpoints.ts';
import { PASSWORD_MIN } from '#contract/account/password-min.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { Refusal } from '#parts/form/refusal.ts';
import { useForm } from '#parts/form/use-form.ts';
import { SecretField } from '#parts/sign-in-fields.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { useAskAccount } from '#parts/identity/identity-gate.tsx';
import { useRefusal } from '#parts/server-read/use-refusal.ts';

interface PasswordChange {
  readonly current: string;
  readonly password: string;
  readonly confirm: string;
}

type Field = keyof PasswordChange;

const FIELDS: readonly Field[] = ['current', 'password', 'confirm'];
const BLANK: PasswordChange = { current: '', password: '', confirm: '' };
const PATHS = { current: 'current', password: 'password', confirm: 'confirm' };

export function PasswordForm({ onChanged }: { onChanged: (password: string) => void }) {
  const { session, settings } = useText();
  const { security: words } = settings;
  const device = useDevice();
  const ask = useAskAccount();
  const refusal = useRefusal();
  const check = (values: PasswordChange): FormErrors<Field> => {
    const missing = FIELDS.filter((field) => values[field] === '');
    if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, words.missing]));
    if (values.password.length < PASSWORD_MIN) return { password: session.register.short };
    return values.password === values.confirm ? {} : { confirm: session.register.mismatch };
  };
  const send = async ({ current, password }: PasswordChange): Promise<Refusal<Field> | null> => {
    const done = await ask(device, ACCOUNT_ENDPOINTS.changePassword, { body: { current, password } });
    if (done.ok) {
      form.show(BLANK);
      onChanged(password);
      notify({ ...words.changed, type: 'success' });
      return null;
    }
    return refusal(done.error, PATHS);
  };
  const form = useForm<PasswordChange, Field>({ initial: BLANK, check, send });
  const fieldOf = (field: Field) => ({
    id: field,
    error: form.errors[field],
    value: form.values[field],
    onChange: (value: string) => form.change({ [field]: value }),
  });
  return (
    <LedgerSection title={words.passwordTitle}>
      <FormFrame form={form} order={FIELDS} before={<p>{words.passwordLead}</p>}>
        <SecretField {...fieldOf('current')} label={words.current} autoComplete="current-password" />
        <SecretField
          {...fieldOf('password')}
          label={words.next}
          hint={session.register.passwordHint}
          autoComplete="new-password"
        />
        <SecretField {...fieldOf('confirm')} label={words.again} autoComplete="new-password" />
        <div className="row">
          <Button kind="primary" type="submit" busy={form.busy ? words.changing : undefined}>
            {words.change}
          </Button>
        </div>
      </FormFrame>
    </LedgerSection>
  );
}
