/** What went wrong in the app itself, told to the operator because its person chose to. */
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { NewFeedback } from '#contract/feedback.ts';
import { exchange } from '#data/outbox/exchange.ts';
import type { Db } from '#data/store/db.ts';
import type { LoggedFailure } from '#data/store/failure-log.ts';
import { metaOf } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';

const DETAILS_MAX = 4_000;

export const failureLine = ({ at, clientVersion, where, kind, places }: LoggedFailure): string =>
  [at, clientVersion, where, kind, ...places].join(' ');

interface Told {
  readonly failures: readonly LoggedFailure[];
  readonly subject: string;
  readonly message: string;
}

/** Not queued: nobody's work hangs on it, and what is not sent stays in the log. */
export async function sendFailures(
  db: Db,
  ports: Ports,
  { failures, subject, message }: Told,
): Promise<'sent' | 'offline' | 'failed'> {
  const token = await metaOf(db, 'token');
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
