import { useLocation, useNavigate } from 'react-router-dom';
import { ResetPasswordScreen } from '#features/account/reset-password/reset-password-screen.tsx';
import { useEntranceText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { TopActs } from './public-header-actions.tsx';
import { resetPassword } from './auth-actions.ts';
import { refusalOf } from './refusal-of.ts';

/** The token is in the URL fragment, which never reaches a server or its logs. */
export function ResetRoute() {
  const text = useEntranceText();
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  return (
    <ResetPasswordScreen
      token={token}
      top={<TopActs />}
      onReset={async (password) => {
        const answer = await resetPassword({ token, password });
        if (!answer.ok) {
          const refusal = refusalOf(answer.error, text, text.session.reset.failed);
          return { ...refusal, msg: refusal.errors?.['token'] ?? refusal.msg };
        }
        notify({ ...text.session.reset.done, type: 'success' });
        await navigate('/login', { replace: true });
        return null;
      }}
    />
  );
}
