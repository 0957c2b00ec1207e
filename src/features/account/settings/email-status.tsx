import { useState } from 'react';
import { ACCOUNT_ENDPOINTS } from '#contract/account/account-endpoints.ts';
import type { User } from '#contract/account/user.ts';
import { LANGUAGES } from '#contract/account/setting-choices.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { useFailure } from '#parts/server-read/use-failure.ts';

/** E-mail of the account, and the link that confirms it. An older server says nothing of it. */
export function EmailStatus({ profile }: { profile: User }) {
  const { profile: words } = useText().settings;
  const { email, emailConfirmed } = profile;
  return (
    <div className="stack">
      <p>
        {words.email}: <strong>{email}</strong>
        {emailConfirmed === true && ` · ${words.confirmed}`}
        <br />
        <span className="small quiet">{words.emailHint}</span>
      </p>
      {emailConfirmed === false && <Unconfirmed email={email} />}
    </div>
  );
}

function Unconfirmed({ email }: { email: string }) {
  const { profile: words } = useText().settings;
  const device = useDevice();
  const failure = useFailure();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const language = LANGUAGES.find((each) => each === document.documentElement.lang);
    const done = await askAccount(device, ACCOUNT_ENDPOINTS.requestEmailConfirmation, {
      body: language ? { language } : {},
    });
    notify(
      done.ok ? { ...words.linkSent(email), type: 'success' } : { title: failure(done.error), type: 'error' },
    );
    setBusy(false);
  };
  return (
    <>
      <p>{words.unconfirmed}</p>
      <div className="row">
        <Button busy={busy ? words.sendingLink : undefined} onClick={() => void send()}>
          {words.sendLink}
        </Button>
      </div>
    </>
  );
}
