import { useCallback, useState } from 'react';
import { SECOND_FACTOR_ENDPOINTS, type SecondFactorState } from '#contract/account/second-factor.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { ChangeSecondFactor } from './change-second-factor.tsx';
import { ServerReadSection } from '#parts/server-read/server-read-section.tsx';
import { SetUpAuthenticator } from './set-up-authenticator.tsx';
import { useServerRead } from '#parts/server-read/use-server-read.ts';

/** Authenticator app and recovery codes. The codes are shown once, so they stay until the user closes them. */
export function SecondFactorSection({ passwordless }: { passwordless: boolean }) {
  const { secondFactor: words } = useText().settings;
  const device = useDevice();
  const ask = useCallback(async () => askAccount(device, SECOND_FACTOR_ENDPOINTS.secondFactor), [device]);
  const { read, again } = useServerRead(ask);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const show = (made: readonly string[] | null) => {
    setCodes(made);
    void again();
  };
  return (
    <ServerReadSection words={words} read={read} rows={1} onAgain={() => void again()}>
      {(state) =>
        codes ? (
          <Codes codes={codes} onKept={() => setCodes(null)} />
        ) : (
          <>
            <SecondFactorStatus state={state} />
            {state.authenticator ? (
              <ChangeSecondFactor passwordless={passwordless} onChanged={show} />
            ) : (
              <SetUpAuthenticator passwordless={passwordless} onSetUp={show} />
            )}
          </>
        )
      }
    </ServerReadSection>
  );
}

function SecondFactorStatus({ state }: { state: SecondFactorState }) {
  const { secondFactor: words } = useText().settings;
  const { authenticator, recoveryCodes, required, used } = state;
  return (
    <>
      {required && !used && <Note kind="info">{authenticator ? words.again : words.needed}</Note>}
      {authenticator && (
        <p>
          {words.isOn} {words.codesLeft(recoveryCodes)}
        </p>
      )}
    </>
  );
}

function Codes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { secondFactor: words } = useText().settings;
  return (
    <div className="stack">
      <h3>{words.codesTitle}</h3>
      <Note kind="info" role="status">
        {words.codesLead}
      </Note>
      <ul className="settings-codes num">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <Button kind="primary" onClick={onKept}>
          {words.codesKept}
        </Button>
      </div>
    </div>
  );
}
