/**
 * Fetches one record that the pull has not returned yet, for example after a link was opened on a new device.
 */
import { readProblem } from '#contract/problem.ts';
import { type ServerAnswer, exchange } from '#data/outbox/exchange.ts';
import { pauseSignedOut, withoutToken } from '#data/outbox/pause.ts';
import type { Db } from '#data/store/db.ts';
import { saveServerContact } from '#data/store/clock.ts';
import { getMeta } from '#data/store/meta.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { applyContext } from '../sync/apply-context.ts';
import type { RecordKind } from '../outbox/record-kind.ts';

export interface FetchFailure {
  /** `missing`: the record does not exist or is not visible to the user. */
  readonly kind: 'missing' | 'failed' | 'offline' | 'signed-out';
  /** The server's message; '' if it sent none. */
  readonly msg: string;
}

export type FetchOutcome = { readonly kind: 'kept' } | FetchFailure;

interface RecordRequest {
  /** Path of the call, with `:_id` in place of the id. */
  readonly path: string;
  readonly id: string;
  /** Stores the record as received, including fields of a newer server. */
  readonly kind: RecordKind;
}

export async function fetchRecord(
  db: Db,
  ports: Ports,
  { path, id, kind }: RecordRequest,
): Promise<FetchOutcome> {
  const token = await getMeta(db, 'token');
  if (!token) {
    const why = await withoutToken(db, ports); // opens the sign-in screen, except in the demonstration
    return { kind: why === 'demonstration' ? 'missing' : why, msg: '' };
  }
  const called = path.replace(':_id', encodeURIComponent(id));
  const answer = await exchange(ports, token, { method: 'GET', path: called });
  if (answer.kind === 'unreachable') return { kind: 'offline', msg: '' };
  const { status, body } = answer;
  await saveServerContact(db, ports, answer.clockOffset);
  if (status === 401) return signedOut(db, ports, { token, body });
  if (status !== 200 || !kind.canParse(body)) return unfetched(answer);
  const tables = [db.applications, db.cases, db.bases, db.outbox, db.receipts, db.notifications, db.meta];
  // Must be async itself: Dexie keeps a transaction open across native awaits only for an async function.
  await db.transaction('rw', tables, async () => {
    await kind.applyRecords(await applyContext(db, nowIso(ports)), [body]);
  });
  return { kind: 'kept' };
}

const MISSING = new Set([400, 403, 404]);

function unfetched({ status, body }: ServerAnswer): FetchFailure {
  const msg = readProblem(status, body)?.msg ?? '';
  return { kind: MISSING.has(status) ? 'missing' : 'failed', msg };
}

async function signedOut(
  db: Db,
  ports: Ports,
  { token, body }: Pick<ServerAnswer, 'body'> & { readonly token: string },
): Promise<FetchFailure> {
  const problem = readProblem(401, body);
  const revoked = problem?.code === 'revoked';
  await pauseSignedOut(db, ports, { token, reason: revoked ? 'revoked' : 'signed-out' });
  return { kind: 'signed-out', msg: problem?.msg ?? '' };
}
