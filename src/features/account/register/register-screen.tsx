import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { Refusal } from '#parts/form/refusal.ts';
import { useForm } from '#parts/form/use-form.ts';
import { Gate } from '#parts/auth-frame.tsx';
import { EmailField, SecretField } from '#parts/sign-in-fields.tsx';
import { useEntranceText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import {
  EMPTY_REGISTER,
  REGISTER_FIELDS,
  registerErrors,
  type RegisterForm,
  type RegisterErrors,
} from './register-form.ts';
import { ROLES } from '#contract/account/roles.ts';
import type { RegisteredRole } from '#contract/account/user.ts';
import { SelectField } from '#ui/controls/select-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';

interface RegisterScreenProps {
  /** Opens the login screen on success; otherwise returns the reason. */
  onRegister: (form: RegisterForm & { readonly role: RegisteredRole }) => Promise<Refusal | null>;
  top?: ReactNode;
}

export function RegisterScreen({ onRegister, top }: RegisterScreenProps) {
  const { register } = useEntranceText().session;
  const form = useForm<RegisterForm, keyof RegisterForm>({
    initial: EMPTY_REGISTER,
    check: (values) => registerErrors(values, register),
    send: async ({ role, ...values }) => (role === '' ? null : onRegister({ ...values, role })),
  });
  return (
    <Gate
      title={register.title}
      lead={register.lead}
      top={top}
      foot={
        <>
          {register.haveAccount} <Link to="/login">{register.logIn}</Link>
        </>
      }
    >
      <FormFrame form={form} order={REGISTER_FIELDS}>
        <RegisterFields form={form.values} errors={form.errors} onChange={form.change} />
        <Button kind="primary" type="submit" block busy={form.busy ? register.busy : undefined}>
          {register.submit}
        </Button>
      </FormFrame>
    </Gate>
  );
}

interface RegisterFieldsProps {
  form: RegisterForm;
  errors: RegisterErrors;
  onChange: (change: Partial<RegisterForm>) => void;
}

function RegisterFields({ form, errors, onChange }: RegisterFieldsProps) {
  const { register } = useEntranceText().session;
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
      <EmailField error={errors.email} value={form.email} onChange={(email) => onChange({ email })} />
      <SecretField
        hint={register.passwordHint}
        autoComplete="new-password"
        error={errors.password}
        value={form.password}
        onChange={(password) => onChange({ password })}
      />
      <SecretField
        id="confirm"
        label={register.confirm}
        autoComplete="new-password"
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
        none={register.chooseRole}
        onChange={(role) => onChange({ role })}
      />
    </>
  );
}
