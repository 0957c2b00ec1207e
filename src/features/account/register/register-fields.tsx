import { ROLES } from '#contract/user.ts';
import { useEntranceText } from '#parts/text-context.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { EMPTY_REGISTER, type RegisterErrors, type RegisterForm } from './register-form.ts';

interface RegisterFieldsProps {
  form: RegisterForm;
  errors: RegisterErrors;
  onChange: (change: Partial<RegisterForm>) => void;
}

export function RegisterFields({ form, errors, onChange }: RegisterFieldsProps) {
  const { session, fields } = useEntranceText();
  const { register } = session;
  return (
    <>
      <TextField
        id="name"
        label={register.name}
        autoComplete="name"
        error={errors.name}
        value={form.name}
        onChange={(name) => onChange({ name })}
      />
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
        hint={register.passwordHint}
        autoComplete="new-password"
        words={fields.password}
        error={errors.password}
        value={form.password}
        onChange={(password) => onChange({ password })}
      />
      <PasswordField
        id="confirm"
        label={register.confirm}
        autoComplete="new-password"
        words={fields.password}
        error={errors.confirm}
        value={form.confirm}
        onChange={(confirm) => onChange({ confirm })}
      />
      <SelectField
        id="role"
        label={register.role}
        hint={form.role === 'judge' ? register.judgeHint : undefined}
        error={errors.role}
        options={ROLES.map((role) => ({ value: role, label: register.roles[role] }))}
        value={form.role}
        onChange={(role) => onChange({ role: role === '' ? EMPTY_REGISTER.role : role })}
      />
    </>
  );
}
