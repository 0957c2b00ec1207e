import { useLocation, useNavigate } from 'react-router-dom';
import type { StoredUser } from '#contract/user.ts';
import { LoginScreen } from '#features/account/login/login-screen.tsx';
import { useEntranceText } from '#parts/text-context.tsx';
import { notify } from '#ui/notices.ts';
import { homeOf } from '#app/navigation/home-of.ts';
import { refusalOf } from './refusal-of.ts';
import { logIn, logInWithPasskey } from './gate-acts.ts';
import { PasskeyEntry } from './passkey-entry.tsx';
import { ProviderLinks } from './provider-links.tsx';
import { useSession } from './session.ts';
import { TopActs } from './top-acts.tsx';
import { wayBack } from '#app/navigation/way-back.ts';

export function LoginRoute() {
  const text = useEntranceText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const revoked = useSession((session) => session.status === 'out' && session.why === 'revoked');
  const back = wayBack(state);
  const goOn = async ({ role }: StoredUser) => {
    notify({ ...text.notices.loginSuccess, type: 'success' });
    await navigate(back ?? homeOf(role), { replace: true });
    return null;
  };
  const withPasskey = async (): Promise<string | null> => {
    const answer = await logInWithPasskey();
    if (answer.ok) return goOn(answer.value);
    const { error } = answer;
    return error.kind === 'no-key'
      ? text.session.passkey.none
      : refusalOf(error, text, text.session.passkey.none).msg;
  };

  return (
    <LoginScreen
      top={<TopActs />}
      beside={
        <>
          <PasskeyEntry onLogIn={withPasskey} />
          <ProviderLinks />
        </>
      }
      why={revoked ? text.session.login.revoked : back ? text.session.login.expired : undefined}
      onLogIn={async (form) => {
        const answer = await logIn(form);
        if (!answer.ok) {
          const refusal = refusalOf(answer.error, text, text.session.login.invalid);
          return isOpenHere(form.email)
            ? { ...refusal, msg: `${refusal.msg} ${text.session.login.lostAccount}` }
            : refusal;
        }
        return goOn(answer.value);
      }}
    />
  );
}

/** This device is still open to the very account that is refused: a wrong password, or a server that has lost it. */
function isOpenHere(email: string): boolean {
  const session = useSession.getState();
  return session.status === 'in' && session.user.email.toLowerCase() === email.trim().toLowerCase();
}
