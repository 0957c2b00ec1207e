/** Behind the link of the mail. A button, because programs that scan mails open links. */
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Gate } from '#parts/auth-frame.tsx';
import { useEntranceText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useApiMessage } from '#ui/feedback/api-message.ts';
import { Note } from '#ui/feedback/note.tsx';

interface ConfirmEmailScreenProps {
  /** From the URL. */
  token: string;
  /** Null on success; otherwise the reason. */
  onConfirm: () => Promise<string | null>;
  top?: ReactNode;
}

const IS_TOKEN = /^[\w-]{43}$/;

type Outcome = { readonly kind: 'confirmed' } | { readonly kind: 'refused'; readonly why: string };

export function ConfirmEmailScreen({ token, onConfirm, top }: ConfirmEmailScreenProps) {
  const { confirmEmail: words } = useEntranceText().session;
  const messageOf = useApiMessage();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const press = async () => {
    setBusy(true);
    const why = await onConfirm();
    setOutcome(why === null ? { kind: 'confirmed' } : { kind: 'refused', why });
    setBusy(false);
  };
  const isDone = outcome?.kind === 'confirmed';
  const foot = isDone ? <Link to="/login">{words.open}</Link> : <Link to="/settings">{words.sendNew}</Link>;
  return (
    <Gate title={words.title} lead={words.lead} top={top} foot={foot}>
      <div className="stack">
        {!IS_TOKEN.test(token) && (
          <Note kind="danger" role="alert">
            {words.noLink}
          </Note>
        )}
        {outcome?.kind === 'refused' && (
          <Note kind="danger" role="alert">
            {messageOf(outcome.why)}
          </Note>
        )}
        {isDone && (
          <Note kind="info" role="status">
            {words.done}
          </Note>
        )}
        {IS_TOKEN.test(token) && !isDone && (
          <Button kind="primary" block busy={busy ? words.busy : undefined} onClick={() => void press()}>
            {words.submit}
          </Button>
        )}
      </div>
    </Gate>
  );
}
