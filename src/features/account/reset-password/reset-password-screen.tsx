import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PASSWORD_MIN } from '#contract/account/password-min.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { Refusal } from '#parts/form/refusal.ts';
import { useForm } from '#parts/form/use-form.ts';
import { Gate } from '#parts/auth-frame.tsx';
import { SecretField } from '#parts/sign-in-fields.tsx';
import { useEntranceText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';

interface ResetPasswordScreenProps {
  /** From the URL. */
  token: string;
  /** Opens the login screen on success; otherwise returns the reason. */
  onReset: (password: string) => Promise<Refusal | null>;
  top?: ReactNode;
}

interface NewPassword {
  readonly password: string;
  readonly confirm: string;
}

const FIELDS = ['password', 'confirm'] as const;
const IS_TOKEN = /^[\w-]{43}$/;

export function ResetPasswordScreen({ token, onReset, top }: ResetPasswordScreenProps) {
  const { forgot, reset } = useEntranceText().session;
  const ways = (
    <>
      <Link to="/forgot-password">{reset.ask}</Link> · <Link to="/login">{forgot.back}</Link>
    </>
  );
  return (
    <Gate title={reset.title} lead={reset.lead} top={top} foot={ways}>
      {IS_TOKEN.test(token) ? (
        <NewPasswordForm onReset={onReset} />
      ) : (
        <Note kind="danger" role="alert">
          {reset.noLink}
        </Note>
      )}
    </Gate>
  );
}

function NewPasswordForm({ onReset }: Pick<ResetPasswordScreenProps, 'onReset'>) {
  const { register, reset } = useEntranceText().session;
  const check = ({ password, confirm }: NewPassword): FormErrors<keyof NewPassword> => {
    if (password === '') return { password: reset.required };
    if (password.length < PASSWORD_MIN) return { password: register.short };
    return password === confirm ? {} : { confirm: register.mismatch };
  };
  const form = useForm<NewPassword, keyof NewPassword>({
    initial: { password: '', confirm: '' },
    check,
    send: async ({ password }) => onReset(password),
  });
  return (
    <FormFrame form={form} order={FIELDS}>
      <SecretField
        label={reset.password}
        hint={register.passwordHint}
        autoComplete="new-password"
        error={form.errors.password}
        value={form.values.password}
        onChange={(password) => form.change({ password })}
      />
      <SecretField
        id="confirm"
        label={reset.confirm}
        autoComplete="new-password"
        error={form.errors.confirm}
        value={form.values.confirm}
        onChange={(confirm) => form.change({ confirm })}
      />
      <Button kind="primary" type="submit" block busy={form.busy ? reset.busy : undefined}>
        {reset.submit}
      </Button>
    </FormFrame>
  );
}
