import { useState } from 'react';
import { forgetFailures, loggedFailures } from '#data/store/failure-log.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { notify } from '#ui/notices.ts';
import { failureLine, sendFailures } from './send-failures.ts';

/** What the app itself has met on this device; sent only when its person says so. Not shown while there is nothing. */
export function FailuresSection() {
  const { failures: words } = useText().sync;
  const { db, ports } = useDevice();
  const [failures, setFailures] = useState(loggedFailures);
  const [sending, setSending] = useState(false);
  if (failures.length === 0) return null;

  const forget = () => {
    forgetFailures();
    setFailures([]);
  };
  const send = async () => {
    setSending(true);
    const told = { failures, subject: words.subject, message: words.message(failures.length) };
    const outcome = await sendFailures(db, ports, told).catch(() => 'failed' as const);
    setSending(false);
    notify({ ...words[outcome], type: outcome === 'sent' ? 'success' : 'warning' });
    if (outcome === 'sent') forget();
  };
  return (
    <LedgerSection title={words.title}>
      <div className="stack">
        <p>{words.text(failures.length)}</p>
        <details>
          <summary>{words.see}</summary>
          <ul>
            {failures.map((failure) => (
              <li key={failure.at} className="small">
                {failureLine(failure)}
              </li>
            ))}
          </ul>
        </details>
        <div className="row">
          <Button busy={sending ? words.sending : undefined} onClick={() => void send()}>
            {words.send}
          </Button>
          <Button kind="quiet" onClick={forget}>
            {words.forget}
          </Button>
        </div>
      </div>
    </LedgerSection>
  );
}
