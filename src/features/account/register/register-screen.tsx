import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { summaryOf } from '#parts/form-errors.ts';
import { Gate } from '#parts/gate.tsx';
import type { Refusal } from '#parts/refusal.ts';
import { useEntranceText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Note } from '#ui/note.tsx';
import {
  EMPTY_REGISTER,
  fieldErrors,
  REGISTER_FIELDS,
  type RegisterErrors,
  registerErrors,
  type RegisterForm,
} from './register-form.ts';
import { RegisterFields } from './register-fields.tsx';

interface RegisterScreenProps {
  /** Goes to the login screen when it succeeds; otherwise says why not. */
  onRegister: (form: RegisterForm) => Promise<Refusal | null>;
  top?: ReactNode;
}

export function RegisterScreen({ onRegister, top }: RegisterScreenProps) {
  const { session, fields } = useEntranceText();
  const { register } = session;
  const [form, setForm] = useState(EMPTY_REGISTER);
  const [errors, setErrors] = useState<RegisterErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const show = (found: RegisterErrors) => {
    setErrors(found);
    setAttempt((tries) => tries + 1);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setRefusal(null);
    const found = registerErrors(form, register);
    show(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const refused = await onRegister(form);
    setBusy(false);
    setRefusal(refused);
    if (refused) show(fieldErrors(refused.fields));
  };

  return (
    <Gate
      title={register.title}
      lead={register.lead}
      top={top}
      foot={
        <>
          {register.haveAccount} <Link to="/login">{register.signIn}</Link>
        </>
      }
    >
      <form className="form" noValidate onSubmit={submit}>
        <ErrorSummary title={fields.problem} errors={summaryOf(errors, REGISTER_FIELDS)} attempt={attempt} />
        {refusal && (
          <Note kind="danger" role="alert">
            {refusal.msg}
          </Note>
        )}
        <RegisterFields form={form} errors={errors} onChange={(change) => setForm({ ...form, ...change })} />
        <Button kind="primary" type="submit" block busy={busy ? register.busy : undefined}>
          {register.submit}
        </Button>
      </form>
    </Gate>
  );
}
