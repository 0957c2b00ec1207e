import type { FormErrors } from '#parts/form/form-errors.ts';
import { useEntranceText } from '#parts/text-context.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { LoginForm } from './login-form.ts';

interface LoginFieldsProps {
  form: LoginForm;
  errors: FormErrors<keyof LoginForm>;
  onChange: (change: Partial<LoginForm>) => void;
}

export function LoginFields({ form, errors, onChange }: LoginFieldsProps) {
  const { session, fields } = useEntranceText();
  return (
    <>
      <TextField
        id="email"
        label={session.email}
        type="email"
        autoComplete="username"
        error={errors.email}
        value={form.email}
        onChange={(email) => onChange({ email })}
      />
      <PasswordField
        id="password"
        label={session.password}
        autoComplete="current-password"
        words={fields.password}
        error={errors.password}
        value={form.password}
        onChange={(password) => onChange({ password })}
      />
    </>
  );
}
