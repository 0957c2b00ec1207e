/**
 * One transaction per write: the key, the version check and the effect, the rows of the change log, the audit row,
 * and the stored answer. All of it is kept, or nothing.
 */
import type { Answer } from './answer.ts';
import type { Caller } from './caller.ts';
import type { Ports } from '#server/ports.ts';
import { isSettled, Refusal } from './refusal.ts';
import { audit, type AuditEntry } from '#server/storage/audit.ts';
import { appendChanges, type ChangedRecord } from '#server/storage/change-log.ts';
import { claimKey, KEY_PATIENCE, type KeyClaim, storeAnswer } from '#server/storage/idempotency.ts';
import { inTransaction, type Sql } from '#server/storage/sql.ts';

export interface Write {
  readonly sql: Sql;
  readonly caller: Caller;
  readonly now: Date;
  readonly newId: () => string;
  /** `If-Match`, where it was sent. */
  readonly expected: number | undefined;
  /** `x-client-time`, where it was sent: when the person did it, by the clock of the device. */
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

/** The stored answer to a repeated key; nothing for a new one. */
function answerOf(claim: KeyClaim): Answer | undefined {
  if (claim.kind === 'in-progress') throw new Refusal('key-in-progress', { retryAfter: 1 });
  if (claim.kind === 'reused') throw new Refusal('key-reused');
  return claim.kind === 'answered' ? claim.answer : undefined;
}

/** For the rows of others that the effect needs. */
const PATIENCE = "SET LOCAL lock_timeout = '10s'";

/** A refusal of the content undoes the effect but not the transaction: the answer is kept with its key. */
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
  await appendChanges(sql, touched, { now, records: ports.records });
  for (const entry of notes) await audit(sql, ports, entry);
  return answer;
}
