import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Gate } from '#parts/gate.tsx';
import { summaryOf } from '#parts/form-errors.ts';
import type { Refusal } from '#parts/refusal.ts';
import { useEntranceText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
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

export function LoginScreen({ onLogIn, why, top }: LoginScreenProps) {
  const { session, fields } = useEntranceText();
  const [form, setForm] = useState<LoginForm>({ email: '', password: '' });
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const errors = attempt > 0 ? loginErrors(form, session.login.empty) : {};

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal(null);
    setAttempt(attempt + 1);
    if (busy || Object.keys(loginErrors(form, session.login.empty)).length > 0) return;
    setBusy(true);
    setRefusal(await onLogIn(form));
    setBusy(false);
  };
  const { login } = session;

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
      <form className="form" noValidate onSubmit={submit}>
        {why && <Note kind="info">{why}</Note>}
        <ErrorSummary title={fields.problem} errors={summaryOf(errors, LOGIN_FIELDS)} attempt={attempt} />
        {refusal && (
          <Note kind="danger" role="alert">
            {refusal.msg}
          </Note>
        )}
        <LoginFields form={form} errors={errors} onChange={(change) => setForm({ ...form, ...change })} />
        <Button kind="primary" type="submit" block busy={busy ? login.busy : undefined}>
          {login.submit}
        </Button>
      </form>
    </Gate>
  );
}
