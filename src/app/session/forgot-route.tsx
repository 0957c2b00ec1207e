import { ForgotPasswordScreen } from '#features/account/forgot-password/forgot-password-screen.tsx';
import { useLanguage } from '#parts/load-catalogue.ts';
import { useEntranceText } from '#parts/text-context.tsx';
import { TopActs } from './public-header-actions.tsx';
import { forgotPassword } from './auth-actions.ts';
import { refusalOf } from './refusal-of.ts';

export function ForgotRoute() {
  const text = useEntranceText();
  const language = useLanguage((state) => state.language);
  return (
    <ForgotPasswordScreen
      top={<TopActs />}
      onAsk={async (email) => {
        const answer = await forgotPassword({ email, language });
        return answer.ok ? null : refusalOf(answer.error, text, text.session.forgot.failed);
      }}
    />
  );
}
