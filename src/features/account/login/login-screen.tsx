import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { Refusal } from '#parts/form/refusal.ts';
import { useForm } from '#parts/form/use-form.ts';
import { Gate } from '#parts/auth-frame.tsx';
import { EmailField, SecretField } from '#parts/sign-in-fields.tsx';
import { useEntranceText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import type { FormErrors } from '#parts/form/form-errors.ts';

interface LoginScreenProps {
  /** Opens the user's home screen on success; otherwise returns the reason. */
  onLogIn: (form: LoginForm) => Promise<Refusal | null>;
  /** Reason for a redirect to this screen. */
  why?: string | undefined;
  /** Unsent work that the browser has deleted. */
  deleted?: DeletedItems | undefined;
  top?: ReactNode;
  /** Other sign-in methods, if the operator configured any. */
  beside?: ReactNode;
}

interface DeletedItems {
  readonly count: number;
  /** Day of the oldest item, DD-MM-YYYY. */
  readonly since: string;
}

interface LoginForm {
  readonly email: string;
  readonly password: string;
}

const LOGIN_FIELDS = ['email', 'password'] as const;

/** Both fields are required; the message is the same. */
export function loginErrors(form: LoginForm, empty: string): FormErrors<keyof LoginForm> {
  return {
    ...(form.email.trim() === '' ? { email: empty } : {}),
    ...(form.password === '' ? { password: empty } : {}),
  };
}

const BLANK: LoginForm = { email: '', password: '' };

export function LoginScreen({ onLogIn, why, deleted, top, beside }: LoginScreenProps) {
  const { login } = useEntranceText().session;
  const form = useForm<LoginForm, keyof LoginForm>({
    initial: BLANK,
    check: (values) => loginErrors(values, login.empty),
    send: onLogIn,
  });
  return (
    <Gate
      title={login.title}
      lead={deleted ? login.deleted.lead : login.lead}
      top={top}
      foot={
        <>
          {login.noAccount} <Link to="/register">{login.register}</Link>
        </>
      }
    >
      {deleted && (
        <Note kind="danger" role="alert">
          {login.deleted.text(deleted.count, deleted.since)}
        </Note>
      )}
      <FormFrame form={form} order={LOGIN_FIELDS} before={why && <Note kind="info">{why}</Note>}>
        <LoginFields form={form.values} errors={form.errors} onChange={form.change} />
        <Button kind="primary" type="submit" block busy={form.busy ? login.busy : undefined}>
          {login.submit}
        </Button>
        <p className="gate-beside">
          <Link to="/forgot-password">{login.forgot}</Link>
        </p>
      </FormFrame>
      {beside}
    </Gate>
  );
}

interface LoginFieldsProps {
  form: LoginForm;
  errors: FormErrors<keyof LoginForm>;
  onChange: (change: Partial<LoginForm>) => void;
}

function LoginFields({ form, errors, onChange }: LoginFieldsProps) {
  return (
    <>
      <EmailField error={errors.email} value={form.email} onChange={(email) => onChange({ email })} />
      <SecretField
        autoComplete="current-password"
        error={errors.password}
        value={form.password}
        onChange={(password) => onChange({ password })}
      />
    </>
  );
}
