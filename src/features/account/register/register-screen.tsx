import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { Refusal } from '#parts/form/refusal.ts';
import { useForm } from '#parts/form/use-form.ts';
import { Gate } from '#parts/gate.tsx';
import { useEntranceText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { EMPTY_REGISTER, REGISTER_FIELDS, registerErrors, type RegisterForm } from './register-form.ts';
import { RegisterFields } from './register-fields.tsx';

interface RegisterScreenProps {
  /** Goes to the login screen when it succeeds; otherwise says why not. */
  onRegister: (form: RegisterForm) => Promise<Refusal | null>;
  top?: ReactNode;
}

export function RegisterScreen({ onRegister, top }: RegisterScreenProps) {
  const { register } = useEntranceText().session;
  const form = useForm<RegisterForm, keyof RegisterForm>({
    initial: EMPTY_REGISTER,
    check: (values) => registerErrors(values, register),
    send: onRegister,
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
