import { useNavigate } from 'react-router-dom';
import { RegisterScreen } from '#features/account/register/register-screen.tsx';
import { useEntranceText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { refusalOf } from './refusal-of.ts';
import { register } from './auth-actions.ts';
import { TopActs } from './public-header-actions.tsx';

export function RegisterRoute() {
  const text = useEntranceText();
  const navigate = useNavigate();
  return (
    <RegisterScreen
      top={<TopActs />}
      onRegister={async ({ name, email, password, role }) => {
        const answer = await register({ name, email, password, role });
        if (!answer.ok) {
          const refusal = refusalOf(answer.error, text, text.session.register.failed);
          notify({ title: text.notices.registrationFailed, description: refusal.msg, type: 'error' });
          return refusal;
        }
        notify({ ...text.notices.registered, type: 'success' });
        await navigate('/login');
        return null;
      }}
    />
  );
}
