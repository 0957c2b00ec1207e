/**
 * Files in one statement, based on rows read with the session. If any of them changed, nothing is written and
 * `createApplication` files under locks.
 */
import { type Application, contentOf, type NewApplication } from '#contract/application/application.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import { placeKey } from '#kernel/place-key.ts';
import { type Answer, JsonText } from '#server/http/answer.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Write, WriteRequest } from '#server/http/write.ts';
import type { Ports } from '#server/ports.ts';
import { caseAfter, applicationOf, yearOf } from './create-application.ts';
import { rejectImpossibleFacts } from './reject-impossible-facts.ts';
import { keysOf, keysOfFir, newestOfFir } from '#server/storage/cases.ts';
import { APPEND, LOGS_OF_CHANGE } from '#server/storage/change-log.ts';
import { CURRENT_TAG } from '#server/storage/generation.ts';
import { type Sql, sqlOf, sqlState, type Statement } from '#server/storage/sql.ts';
import { applicationNumber } from '#server/storage/users.ts';

/** State read with the session. It may be outdated when the statement runs. */
interface FilingSnapshot {
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
}

/** `undefined` if this path does not apply; then nothing was written. */
export async function fileInOneStatement(
  ports: Ports,
  asked: WriteRequest,
  { body, beside }: AtOnce,
): Promise<Answer | undefined> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- always one row, because its columns are subqueries
  const [before] = beside as readonly [FilingSnapshot];
  const now = ports.now();
  if (asked.caller.user.role === 'judge' || (await isRefused(body, now))) return undefined;
  const write = { caller: asked.caller, now, newId: ports.newId };
  const filing = filingOf(write, body, before);
  if (!filing) return undefined;
  const { application, found, record } = filing;
  const text = JSON.stringify(application);
  const written = await isWritten(sqlOf(ports.pool), [
    now,
    application.createdBy,
    before.filed,
    before.tag,
    asked.key ?? null,
    asked.fingerprint,
    ...columnsOf(application, text),
    ...columnsOfCase(record),
    found?.version ?? null,
    ports.newId(),
  ]);
  return written ? { status: 201, body: new JsonText(text, application.version) } : undefined;
}

interface Filing {
  readonly application: Application;
  /** Existing case before the filing; `undefined` if the filing opens one. */
  readonly found: CaseRecord | undefined;
  /** The case after the filing. */
  readonly record: CaseRecord;
}

function filingOf(
  write: Pick<Write, 'caller' | 'now' | 'newId'>,
  body: NewApplication,
  { found_case: case_, filed, tag }: FilingSnapshot,
): Filing | undefined {
  const found: CaseRecord | undefined = case_ === null ? undefined : JSON.parse(case_);
  const counted = { ...write.caller.user, filed: filed + 1, tag };
  const number = applicationNumber(counted, yearOf(write.now));
  const application = applicationOf(write, body, { caseId: found?._id, number });
  const record = caseAfter(found, application);
  return !found || isSimple(found, record, application) ? { application, found, record } : undefined;
}

const columnsOf = ({ _id, applicationNumber: number, status, case: facts }: Application, text: string) => [
  text,
  _id,
  number,
  status,
  facts.court,
  placeKey(facts.courtPlace),
];

/** Without the court, which equals the application's. */
const columnsOfCase = (record: CaseRecord) => [
  record._id,
  JSON.stringify(record),
  record.version,
  ...keysOf(record).slice(2),
];

/** The general path computes this answer and stores it with the key. */
async function isRefused(body: NewApplication, now: Date): Promise<boolean> {
  try {
    await rejectImpossibleFacts(contentOf(body), now);
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

/** True if the user's case stays in the same court, so that one court is locked. */
const isSimple = (found: CaseRecord, record: CaseRecord, { createdBy, case: facts }: Application): boolean =>
  found.ownerId === createdBy &&
  [found, record].every(
    ({ court, courtPlace }) => court === facts.court && placeKey(courtPlace) === placeKey(facts.courtPlace),
  );

/** Conflicts: duplicate id or key, lock timeout, serialization failure, deadlock. */
const IN_THE_WAY = /^(?:23505|55P03|40001|40P01)$/;

async function isWritten(sql: Sql, values: readonly unknown[]): Promise<boolean> {
  try {
    return (await sql.query(FILE, values)).rowCount !== 0;
  } catch (error) {
    if (IN_THE_WAY.test(sqlState(error) ?? '')) return false;
    throw error;
  }
}

/**
 * `go` has a row only if nothing changed since the read. `turn` detects a kind log that started after the
 * snapshot of this statement.
 */
const FILE = `WITH me AS MATERIALIZED (
    SELECT _id FROM users WHERE _id = $2 AND filed = $3 AND ${CURRENT_TAG} = $4 FOR NO KEY UPDATE SKIP LOCKED
  ), taker AS MATERIALIZED (
    SELECT _id FROM cases WHERE _id = $13 AND version = $18 FOR UPDATE SKIP LOCKED
  ), court AS MATERIALIZED (
    SELECT kind, place_key, turn FROM court_places WHERE kind = $11 AND place_key = $12 FOR SHARE
  ), go AS MATERIALIZED (
    SELECT me._id FROM me CROSS JOIN court JOIN court_places AS was USING (kind, place_key, turn)
    WHERE $18::int IS NULL OR EXISTS (SELECT 1 FROM taker)
  ), keyed AS (
    INSERT INTO idempotency_keys (user_id, key, fingerprint, at, status, answer)
    SELECT _id, $5, $6, $1, 201, $7::jsonb FROM go CROSS JOIN set_config('lock_timeout', '100ms', true)
    WHERE $5::text IS NOT NULL RETURNING 1
  ), calm AS MATERIALIZED (
    SELECT set_config('lock_timeout', '10s', true) FROM (SELECT count(*) FROM keyed) AS done
  ), numbered AS (
    UPDATE users SET filed = filed + 1 FROM go WHERE users._id = go._id
  ), opened AS (
    INSERT INTO cases (_id, owner_id, version, created_at, record, court, place_key, fir_key, station_key)
    SELECT $13, _id, $15, $1, $14::jsonb, $11, $12, $16, $17 FROM go WHERE $18::int IS NULL
  ), followed AS (
    UPDATE cases SET version = $15, record = $14::jsonb, fir_key = $16, station_key = $17
    FROM go WHERE cases._id = $13 AND $18::int IS NOT NULL
  ), filed AS (
    INSERT INTO applications (_id, owner_id, case_id, application_number, version, status, court, place_key, created_at, record)
    SELECT $8, _id, $13, $9, 1, $10, $11, $12, $1, $7::jsonb FROM go
  ), noted AS (
    INSERT INTO audit (_id, at, user_id, action, entity, entity_id, version)
    SELECT $19, $1, _id, 'create', 'application', $8, 1 FROM go
  ), change AS MATERIALIZED (
    SELECT nth, entity, entity_id, version, go._id AS owner_id, $11 AS court, $12 AS place_key FROM go CROSS JOIN calm
    CROSS JOIN (VALUES (1, 'case', $13::uuid, $15::int), (2, 'application', $8::uuid, 1))
      AS touched (nth, entity, entity_id, version)
  ), ${LOGS_OF_CHANGE}, entry AS MATERIALIZED (
    SELECT log_id, nth, entity, entity_id, version, NULL AS removed_because FROM change JOIN logs USING (nth)
  ), ${APPEND}`;
