import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { Refusal } from '#parts/form/refusal.ts';
import { useForm } from '#parts/form/use-form.ts';
import { Gate } from '#parts/auth-frame.tsx';
import { EmailField } from '#parts/sign-in-fields.tsx';
import { useEntranceText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';

interface ForgotPasswordScreenProps {
  /** Null on success; also if no account exists, so that accounts are not revealed. */
  onAsk: (email: string) => Promise<Refusal | null>;
  top?: ReactNode;
}

export function ForgotPasswordScreen({ onAsk, top }: ForgotPasswordScreenProps) {
  const { forgot, register } = useEntranceText().session;
  const [asked, setAsked] = useState<string | null>(null);
  const form = useForm<{ readonly email: string }, 'email'>({
    initial: { email: '' },
    check: ({ email }) => (email.includes('@') ? {} : { email: register.email }),
    send: async ({ email }) => {
      const refusal = await onAsk(email);
      if (!refusal) setAsked(email.trim());
      return refusal;
    },
  });
  const back = <Link to="/login">{forgot.back}</Link>;
  return (
    <Gate title={forgot.title} lead={forgot.lead} top={top} foot={back}>
      {asked === null ? (
        <FormFrame form={form} order={['email']}>
          <EmailField
            error={form.errors.email}
            value={form.values.email}
            onChange={(email) => form.change({ email })}
          />
          <Button kind="primary" type="submit" block busy={form.busy ? forgot.busy : undefined}>
            {forgot.submit}
          </Button>
        </FormFrame>
      ) : (
        <SentNote email={asked} onAgain={() => setAsked(null)} />
      )}
    </Gate>
  );
}

function SentNote({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { forgot } = useEntranceText().session;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack">
      <h2 ref={heading} tabIndex={-1}>
        {forgot.sentTitle}
      </h2>
      <p>{forgot.sent(email)}</p>
      <p className="quiet">{forgot.none}</p>
      <div className="row">
        <Button onClick={onAgain}>{forgot.again}</Button>
      </div>
    </div>
  );
}
