/** Transfers an application to another court online, without a queue: the judge must see that it succeeded. */
import { TRANSFER_ENDPOINTS } from '#contract/application/transfer.ts';
import type { CourtSeat } from '#contract/case/court.ts';
import { readProblem, sentenceOfUnknown } from '#contract/problem.ts';
import { exchange } from '#data/outbox/exchange.ts';
import { pauseTooOld, recordSignedOut, withoutToken } from '#data/outbox/pause.ts';
import { saveServerContact } from '#data/store/clock.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';

/** Why it was not transferred. */
export interface TransferFailure {
  /** `offline`: no answer, so the server may have done it. `moved`: another device has transferred it. */
  readonly kind: 'offline' | 'moved' | 'changed' | 'signed-out' | 'demonstration' | 'refused' | 'failed';
  /** The server's message; '' if it sent none. */
  readonly msg: string;
}

interface TransferRequest {
  readonly applicationId: string;
  /** The version that the judge saw. */
  readonly version: number;
  readonly to: CourtSeat;
}

/** Null if it was transferred. The next pull removes it from this device. */
export async function transferApplication(
  db: Db,
  ports: Ports,
  { applicationId, version, to }: TransferRequest,
): Promise<TransferFailure | null> {
  const token = await getMeta(db, 'token');
  if (!token) return { kind: await withoutToken(db, ports), msg: '' };
  const { method, path } = TRANSFER_ENDPOINTS.transferApplication;
  const answer = await exchange(ports, token, {
    method,
    path: path.replace(':_id', encodeURIComponent(applicationId)),
    body: to,
    headers: { 'if-match': `"${version}"`, 'idempotency-key': ports.newId() },
  });
  if (answer.kind === 'unreachable') return { kind: 'offline', msg: '' };
  await saveServerContact(db, ports, answer.clockOffset);
  const { status, body } = answer;
  if (status === 200) return null;
  const problem = readProblem(status, body);
  const msg = problem?.msg ?? '';
  if (status === 401) {
    await recordSignedOut(db, ports, { token, code: problem?.code });
    return { kind: 'signed-out', msg };
  }
  if (status === 426) await pauseTooOld(db, ports);
  return { kind: sentenceOfUnknown(problem) === '' ? failureOf(status) : 'refused', msg };
}

function failureOf(status: number): TransferFailure['kind'] {
  if (status === 404) return 'moved';
  if (status === 412) return 'changed';
  return status < 500 ? 'refused' : 'failed';
}
