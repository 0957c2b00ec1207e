/**
 * Files outside a transaction, based on rows read with the session. If any of them changed, nothing is written and
 * `createApplication` files under locks.
 */
import { contentOf, type NewApplication } from '#contract/application/application.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import { placeKey } from '#kernel/place-key.ts';
import { type Answer, JsonText } from '#server/http/answer.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { WriteRequest } from '#server/http/write.ts';
import type { Composer } from '#server/papers/compose-papers.ts';
import type { Ports } from '#server/ports.ts';
import { keysOfFir, newestOfFir } from '#server/storage/cases.ts';
import { CURRENT_TAG } from '#server/storage/generation.ts';
import { sqlOf, sqlState, type Statement } from '#server/storage/sql.ts';
import { type FilingWrite, writeFiling } from './filing.ts';
import { type PaperedFiling, withPapers } from './filing-papers.ts';
import { type Filing, filingOf, type FilingSnapshot } from './new-filing.ts';
import { rejectImpossibleFacts } from './reject-impossible-facts.ts';
import { rejectStoppedFiling } from './reject-stopped-filing.ts';

/** State read with the session. It may be outdated when the statement runs. */
interface SessionRow {
  /** JSON text. */
  readonly found_case: string | null;
  readonly filed: number;
  readonly tag: string;
}

export function filingQuery(body: NewApplication): Statement {
  const byId = body.caseId !== undefined;
  const found = byId ? 'SELECT record FROM cases WHERE _id = $2' : newestOfFir('who._id', '$2', '$3');
  return {
    text: `SELECT (${found}) AS found_case, (SELECT filed FROM users WHERE users._id = who._id) AS filed,
      ${CURRENT_TAG} AS tag`,
    values: byId ? [body.caseId] : keysOfFir(body.case),
  };
}

interface AtOnce {
  readonly body: NewApplication;
  /** Row of `filingQuery`. */
  readonly beside: readonly unknown[];
  readonly compose: Composer;
}

/** `undefined` if this path does not apply; then nothing was written. */
export async function fileInOneStatement(
  ports: Ports,
  { caller, key, fingerprint }: WriteRequest,
  { body, beside, compose }: AtOnce,
): Promise<Answer | undefined> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- always one row, because its columns are subqueries
  const [row] = beside as readonly [SessionRow];
  const now = ports.now();
  if (caller.user.role === 'judge' || (await isRefused(body, { ports, caller, now }))) return undefined;
  const unpapered = filingOf({ caller, now, newId: ports.newId }, body, snapshotOf(row));
  if (!isInOneCourt(unpapered)) return undefined;
  const filing = await withPapers(sqlOf(ports.pool), unpapered, compose);
  const text = JSON.stringify(filing.application);
  const keyed = key === undefined ? undefined : { key, fingerprint };
  const write = { now, auditId: ports.newId(), text, keyed };
  const isFiled = await isWritten(ports, filing, write);
  return isFiled ? { status: 201, body: new JsonText(text, filing.application.version) } : undefined;
}

function snapshotOf({ found_case: text, filed, tag }: SessionRow): FilingSnapshot {
  const found: CaseRecord | undefined = text === null ? undefined : JSON.parse(text);
  return { found, filed, tag };
}

interface FilingRequest extends Pick<WriteRequest, 'caller'> {
  readonly ports: Ports;
  readonly now: Date;
}

/** The general path computes this answer and stores it with the key. */
async function isRefused(body: NewApplication, { ports, caller, now }: FilingRequest): Promise<boolean> {
  try {
    await rejectImpossibleFacts(contentOf(body), { now, user: caller.user });
    await rejectStoppedFiling(contentOf(body), {
      sql: sqlOf(ports.pool),
      ownerId: caller.user._id,
      now,
      caseId: body.caseId,
    });
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

/** True if the user's case stays in the court of the application: a move also changes the logs of the other court. */
const isInOneCourt = ({
  before: { found },
  record,
  application: { createdBy, case: facts },
}: Filing): boolean =>
  found === undefined ||
  (found.ownerId === createdBy &&
    [found, record].every(
      ({ court, courtPlace }) => court === facts.court && placeKey(courtPlace) === placeKey(facts.courtPlace),
    ));

/** Conflicts: duplicate id or key, lock timeout, serialization failure, deadlock. */
const IN_THE_WAY = /^(?:23505|55P03|40001|40P01)$/;

async function isWritten(ports: Ports, filing: PaperedFiling, write: FilingWrite): Promise<boolean> {
  try {
    return await writeFiling(sqlOf(ports.pool), filing, write);
  } catch (error) {
    if (IN_THE_WAY.test(sqlState(error) ?? '')) return false;
    throw error;
  }
}
