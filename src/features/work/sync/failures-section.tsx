import { useState } from 'react';
import { actFailed, forgetFailures, loggedFailures, type LoggedFailure } from '#data/store/failure-log.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { NewFeedback } from '#contract/account/feedback.ts';
import { exchange } from '#data/outbox/exchange.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';

/** Failures of the app on this device, sent only on request. Hidden if empty. */
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
    const report = { failures, subject: words.subject, message: words.message(failures.length) };
    const outcome = (await sendFailures(db, ports, report).catch(actFailed)) ?? 'failed';
    setSending(false);
    notify({ ...words[outcome], type: outcome === 'sent' ? 'success' : 'warning' });
    if (outcome === 'sent') forget();
  };
  return (
    <LedgerSection title={words.title}>
      <div className="stack">
        <p>{words.text(failures.length)}</p>
        <details className="sync-fold">
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

const DETAILS_MAX = 4_000;

const failureLine = ({ at, clientVersion, where, kind, places }: LoggedFailure): string =>
  [at, clientVersion, where, kind, ...places].join(' ');

/** Failure report that the user chose to send to the operator. */
interface FailureReport {
  readonly failures: readonly LoggedFailure[];
  readonly subject: string;
  readonly message: string;
}

/** Not queued: no work depends on it, and unsent failures stay in the log. */
async function sendFailures(
  db: Db,
  ports: Ports,
  { failures, subject, message }: FailureReport,
): Promise<'sent' | 'offline' | 'failed'> {
  const token = await getMeta(db, 'token');
  if (!token) return 'offline';
  const newestFirst = failures.map((failure) => failureLine(failure)).toReversed();
  const body: NewFeedback = {
    _id: ports.newId(),
    feedbackType: 'issue',
    subject,
    message,
    details: newestFirst.join('\n').slice(0, DETAILS_MAX),
    appVersion: ports.clientVersion,
  };
  const { method, path } = ENDPOINTS.createFeedback;
  const headers = { 'idempotency-key': ports.newId() };
  const answer = await exchange(ports, token, { method, path, body, headers });
  if (answer.kind === 'unreachable') return 'offline';
  return answer.status < 300 ? 'sent' : 'failed';
}
