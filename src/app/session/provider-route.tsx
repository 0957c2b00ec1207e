import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Finish, type Finished, ProviderScreen } from '#features/account/provider/provider-screen.tsx';
import { useEntranceText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { homeOf } from '#app/navigation/home-of.ts';
import { TopActs } from './public-header-actions.tsx';
import { logInWithProvider } from './auth-actions.ts';
import { isCodeNeeded, refusalOf } from './refusal-of.ts';

export function ProviderRoute() {
  const text = useEntranceText();
  const navigate = useNavigate();
  const code = useLocation().hash.slice(1);
  const finish = useCallback(
    async (input: Finish): Promise<Finished> => {
      const answer = await logInWithProvider({ code, ...input });
      if (answer.ok) {
        notify({ ...text.notices.loginSuccess, type: 'success' });
        await navigate(homeOf(answer.value.role), { replace: true });
        return { kind: 'done' };
      }
      const { error } = answer;
      if (isCodeNeeded(error)) return { kind: 'code' };
      if (error.kind === 'refused' && error.problem.code === 'role-needed') return { kind: 'role' };
      if (error.kind === 'refused' && error.problem.code === 'link-needed') return { kind: 'link' };
      return { kind: 'refused', ...refusalOf(error, text, text.session.provider.failed) };
    },
    [code, navigate, text],
  );
  return <ProviderScreen said={code} onFinish={finish} top={<TopActs />} />;
}
