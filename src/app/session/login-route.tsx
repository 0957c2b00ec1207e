import { useLocation, useNavigate } from 'react-router-dom';
import { useEffect, useState } from 'react';
import type { Credentials, StoredUser } from '#contract/account/user.ts';
import { CodeScreen } from '#features/account/login/code-screen.tsx';
import { LoginScreen } from '#features/account/login/login-screen.tsx';
import { useEntranceText } from '#parts/text-context.tsx';
import { dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { deletedWork, type UnsentCounts } from '#data/store/unsent-mark.ts';
import { notify } from '#ui/feedback/notices.ts';
import type { SessionEnd } from '#data/outbox/pause.ts';
import { homeOf } from '#app/navigation/home-of.ts';
import { isCodeNeeded, refusalOf } from './refusal-of.ts';
import { logIn, logInWithPasskey } from './auth-actions.ts';
import { useSession } from './session.ts';
import type { Entrance } from '#text/shell-text.ts';
import { TopActs } from './public-header-actions.tsx';
import { returnPath } from '#app/navigation/return-path.ts';
import { PasskeyButton } from '#features/account/login/passkey-button.tsx';
import { passkeysHere } from '#parts/passkeys-here.ts';
import { ProviderButtons } from '#features/account/login/provider-buttons.tsx';

export function LoginRoute() {
  const text = useEntranceText();
  const { state } = useLocation();
  const ended = useSession((session) => (session.status === 'out' ? session.why : null));
  const back = returnPath(state);
  const deleted = useDeletedWork();
  /** Waits for the code of the second factor. */
  const [begun, setBegun] = useState<Omit<Credentials, 'secondFactor'> | null>(null);
  const { goOn, withPasskey } = useEntry(back);
  if (begun) {
    return (
      <CodeScreen
        top={<TopActs />}
        beside={<PasskeyEntry onLogIn={withPasskey} />}
        onBack={() => setBegun(null)}
        onCode={async (secondFactor) => {
          const answer = await logIn({ ...begun, secondFactor });
          return answer.ok ? goOn(answer.value) : refusalOf(answer.error, text, text.session.login.failed);
        }}
      />
    );
  }
  return (
    <LoginScreen
      top={<TopActs />}
      beside={
        <>
          <PasskeyEntry onLogIn={withPasskey} />
          <ProviderLinks />
        </>
      }
      deleted={deleted}
      why={reasonOf(ended, back !== null, text)}
      onLogIn={async (form) => {
        const answer = await logIn(form);
        if (!answer.ok && isCodeNeeded(answer.error)) {
          setBegun(form);
          return null;
        }
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

/** Both end at the screen that the user came from, or at the home screen. */
function useEntry(back: string | null) {
  const text = useEntranceText();
  const navigate = useNavigate();
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
  return { goOn, withPasskey };
}

/** Undefined if the browser has deleted no unsent work. */
function useDeletedWork() {
  const [deleted, setDeleted] = useState<UnsentCounts | null>(null);
  useEffect(() => {
    deletedWork().then(setDeleted, backgroundFailed);
  }, []);
  if (!deleted) return undefined;
  const { rows, begun, since } = deleted;
  return { count: rows + begun, since: indianDate(dayInIndia(new Date(since))) };
}

function reasonOf(ended: SessionEnd | null, returns: boolean, { session }: Entrance): string | undefined {
  if (ended === 'revoked') return session.login.revoked;
  return returns || ended === 'ended' ? session.login.expired : undefined;
}

/**
 * True if this device is signed in to the rejected account: the password is wrong, or the server lost the
 * account.
 */
function isOpenHere(email: string): boolean {
  const session = useSession.getState();
  return session.status === 'in' && session.user.email.toLowerCase() === email.trim().toLowerCase();
}

/** Shown only if passkeys work here. Its code loads on press. */
function PasskeyEntry({ onLogIn }: { onLogIn: () => Promise<string | null> }) {
  const [here, setHere] = useState(false);
  useEffect(() => {
    let current = true;
    const load = async () => {
      const are = await passkeysHere(fetch).catch(() => false); // passkey login needs the network
      if (current) setHere(are);
    };
    void load();
    return () => {
      current = false;
    };
  }, []);
  return here ? <PasskeyButton onLogIn={onLogIn} /> : null;
}

interface Provider {
  readonly id: string;
  readonly name: string;
}

/** Shown after the form. Loads without the other schemas. */
function ProviderLinks() {
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  useEffect(() => {
    let current = true;
    const load = async () => {
      const answer = await fetch('/api/auth/providers').then((response) => response.json());
      if (current && Array.isArray(answer)) setProviders(answer.filter(isProvider));
    };
    load().catch(() => undefined); // provider login needs the network
    return () => {
      current = false;
    };
  }, []);
  return <ProviderButtons providers={providers} />;
}

const isProvider = (each: unknown): each is Provider =>
  typeof each === 'object' &&
  each !== null &&
  'id' in each &&
  typeof each.id === 'string' &&
  'name' in each &&
  typeof each.name === 'string';
