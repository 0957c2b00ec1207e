import { useLocation } from 'react-router-dom';
import { ConfirmEmailScreen } from '#features/account/confirm-email/confirm-email-screen.tsx';
import { useEntranceText } from '#parts/text-context.tsx';
import { TopActs } from './public-header-actions.tsx';
import { confirmEmail } from './auth-actions.ts';
import { refusalOf } from './refusal-of.ts';

/** The token is in the URL fragment, which never reaches a server or its logs. */
export function ConfirmEmailRoute() {
  const text = useEntranceText();
  const token = useLocation().hash.slice(1);
  return (
    <ConfirmEmailScreen
      token={token}
      top={<TopActs />}
      onConfirm={async () => {
        const answer = await confirmEmail({ token });
        if (answer.ok) return null;
        const refusal = refusalOf(answer.error, text, text.session.confirmEmail.failed);
        return refusal.errors?.['token'] ?? refusal.msg;
      }}
    />
  );
}
