/**
 * Performs a write in one transaction: key, version check, effect, change log, audit row and stored answer.
 */
import type { Answer } from './answer.ts';
import type { Caller } from './caller.ts';
import type { Ports } from '#server/ports.ts';
import { isSettled, Refusal } from './refusal.ts';
import { auditAll, type AuditEntry } from '#server/storage/audit.ts';
import { appendChanges, type ChangedRecord } from '#server/storage/change-log.ts';
import { claimKey, KEY_PATIENCE, type KeyClaim, storeAnswer } from '#server/storage/idempotency.ts';
import { readersOf, wakePushes } from '#server/storage/push-due.ts';
import { inTransaction, type Sql } from '#server/storage/sql.ts';

export interface Write {
  readonly sql: Sql;
  readonly caller: Caller;
  readonly now: Date;
  readonly newId: () => string;
  /** Version in `If-Match`. */
  readonly expected: number | undefined;
  /** Time of the device in `x-client-time`. */
  readonly deviceTime: string | undefined;
  readonly touch: (change: ChangedRecord) => void;
  readonly note: (entry: Omit<AuditEntry, 'userId'>) => void;
}

export type Effect = (write: Write) => Promise<Answer>;

export interface WriteRequest {
  readonly caller: Caller;
  readonly key: string | undefined;
  readonly fingerprint: Buffer;
  readonly expected: number | undefined;
  readonly deviceTime: string | undefined;
}

export async function performWrite(ports: Ports, request: WriteRequest, effect: Effect): Promise<Answer> {
  const now = ports.now();
  const { caller, key, fingerprint } = request;
  const keyed = key === undefined ? undefined : { userId: caller.user._id, key, fingerprint };
  const work = async (sql: Sql): Promise<Answer | Refusal> => {
    const before = keyed && answerOf(await claimKey(sql, keyed, now));
    if (before) return before;
    const answer = await attempt(sql, async () => carryOut(ports, { ...request, sql, now }, effect));
    if (!keyed) return answer;
    await storeAnswer(
      sql,
      keyed,
      answer instanceof Refusal ? { status: answer.status, body: answer.problem } : answer,
    );
    return answer;
  };
  const outcome = await inTransaction(ports.pool, work, KEY_PATIENCE);
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

/** The stored answer of a repeated key; `undefined` for a new one. */
function answerOf(claim: KeyClaim): Answer | undefined {
  if (claim.kind === 'in-progress') throw new Refusal('key-in-progress', { retryAfter: 1 });
  if (claim.kind === 'reused') throw new Refusal('key-reused');
  return claim.kind === 'answered' ? claim.answer : undefined;
}

/** Lock timeout for the rows of the effect. */
const PATIENCE = "SET LOCAL lock_timeout = '10s'";

/**
 * Undo the effect of a content error but keep the transaction, so that the answer is stored under its key.
 */
async function attempt(sql: Sql, work: () => Promise<Answer>): Promise<Answer | Refusal> {
  await sql.query(`${PATIENCE}; SAVEPOINT effect`);
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || !isSettled(error)) throw error;
    await sql.query('ROLLBACK TO SAVEPOINT effect');
    return error;
  }
}

async function carryOut(
  ports: Ports,
  request: WriteRequest & { readonly sql: Sql; readonly now: Date },
  effect: Effect,
): Promise<Answer> {
  const { sql, caller, now } = request;
  const touched: ChangedRecord[] = [];
  const notes: AuditEntry[] = [];
  const answer = await effect({
    sql,
    caller,
    now,
    newId: ports.newId,
    expected: request.expected,
    deviceTime: request.deviceTime,
    touch: (change) => touched.push(change),
    note: (entry) => notes.push({ ...entry, userId: caller.user._id }),
  });
  await auditAll(sql, ports, notes); // before the counters of the logs, for which other writers wait
  await appendChanges(sql, touched, { now, records: ports.records });
  await wakePushes(sql, readersOf(touched), now);
  return answer;
}
