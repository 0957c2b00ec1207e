import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { Refusal } from '#parts/form/refusal.ts';
import { useForm } from '#parts/form/use-form.ts';
import { Gate } from '#parts/gate.tsx';
import { useEntranceText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { LoginFields } from './login-fields.tsx';
import { LOGIN_FIELDS, loginErrors, type LoginForm } from './login-form.ts';

interface LoginScreenProps {
  /** Goes on to the person's screen when it succeeds; otherwise says why not. */
  onLogIn: (form: LoginForm) => Promise<Refusal | null>;
  /** Why one is here, when it was not one's own wish. */
  why?: string | undefined;
  top?: ReactNode;
}

const BLANK: LoginForm = { email: '', password: '' };

export function LoginScreen({ onLogIn, why, top }: LoginScreenProps) {
  const { login } = useEntranceText().session;
  const form = useForm<LoginForm, keyof LoginForm>({
    initial: BLANK,
    check: (values) => loginErrors(values, login.empty),
    send: onLogIn,
  });
  return (
    <Gate
      title={login.title}
      lead={login.lead}
      top={top}
      foot={
        <>
          {login.noAccount} <Link to="/register">{login.register}</Link>
        </>
      }
    >
      <FormFrame form={form} order={LOGIN_FIELDS} before={why && <Note kind="info">{why}</Note>}>
        <LoginFields form={form.values} errors={form.errors} onChange={form.change} />
        <Button kind="primary" type="submit" block busy={form.busy ? login.busy : undefined}>
          {login.submit}
        </Button>
      </FormFrame>
    </Gate>
  );
}
