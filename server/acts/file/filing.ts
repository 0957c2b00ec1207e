/**
 * The statement that files an application: application, papers, case, number, audit row, change logs and stored answer. It
 * writes nothing if a row changed since it was read.
 */
import { placeKey } from '#kernel/place-key.ts';
import { packedPapers } from '#server/papers/filed-papers.ts';
import { auditSource } from '#server/storage/audit.ts';
import { keysOf } from '#server/storage/cases.ts';
import { APPEND, LOGS_OF_CHANGE } from '#server/storage/change-log.ts';
import { CURRENT_TAG } from '#server/storage/generation.ts';
import type { Sql } from '#server/storage/sql.ts';
import type { PaperedFiling } from './filing-papers.ts';

export interface FilingWrite {
  readonly now: Date;
  readonly auditId: string;
  /** The application as JSON text. */
  readonly text: string;
  /** Stores the answer under the key. Without it the caller stores the answer. */
  readonly keyed?: { readonly key: string; readonly fingerprint: Buffer } | undefined;
}

/** Hash and content; nothing is stored of papers that could not be composed. */
const storedWith = (papers: PaperedFiling['papers']) =>
  papers === null ? [null, null] : [papers.sha256, packedPapers(papers)];

/** False if nothing was written, because a row changed since it was read or another writer holds it. */
export async function writeFiling(
  sql: Sql,
  { application, record, before, papers }: PaperedFiling,
  { now, auditId, text, keyed }: FilingWrite,
): Promise<boolean> {
  const [caseCourt, casePlace, fir, station] = keysOf(record);
  const { _id, applicationNumber: number, status, createdBy, case: facts } = application;
  const place = placeKey(facts.courtPlace);
  const values = [
    now,
    createdBy,
    before.filed,
    before.tag,
    keyed?.key ?? null,
    keyed?.fingerprint ?? null,
    text,
    _id,
    number,
    status,
    facts.court,
    place,
    record._id,
    JSON.stringify(record),
    record.version,
    fir,
    station,
    before.found?.version ?? null,
    auditId,
    caseCourt,
    casePlace,
    caseCourt === facts.court && casePlace === place ? 1 : 2,
    ...auditSource(),
    ...storedWith(papers),
  ];
  return (await sql.query(FILE, values)).rowCount !== 0;
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
    SELECT kind, place_key, turn FROM court_places
    WHERE (kind, place_key) IN (($11, $12), ($20, $21)) ORDER BY kind, place_key FOR SHARE
  ), go AS MATERIALIZED (
    SELECT me._id FROM me
    WHERE (SELECT count(*) FROM court JOIN court_places AS was USING (kind, place_key, turn)) = $22
      AND ($18::int IS NULL OR EXISTS (SELECT 1 FROM taker))
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
    SELECT $13, _id, $15, $1, $14::jsonb, $20, $21, $16, $17 FROM go WHERE $18::int IS NULL
  ), followed AS (
    UPDATE cases SET version = $15, record = $14::jsonb, court = $20, place_key = $21, fir_key = $16, station_key = $17
    FROM go WHERE cases._id = $13 AND $18::int IS NOT NULL
  ), filed AS (
    INSERT INTO applications (_id, owner_id, case_id, application_number, version, status, court, place_key, created_at, record)
    SELECT $8, _id, $13, $9, 1, $10, $11, $12, $1, $7::jsonb FROM go
  ), papered AS (
    INSERT INTO filed_papers (application_id, version, at, sha256, papers)
    SELECT $8, 1, $1, decode($25, 'hex'), $26::bytea FROM go WHERE $26::bytea IS NOT NULL
  ), noted AS (
    INSERT INTO audit (_id, at, user_id, action, entity, entity_id, version, address, session)
    SELECT $19, $1, _id, 'create', 'application', $8, 1, $23, decode($24, 'hex') FROM go
  ), change AS MATERIALIZED (
    SELECT nth, entity, entity_id, version, go._id AS owner_id, court, place_key FROM go CROSS JOIN calm
    CROSS JOIN (VALUES
      (1, 'case', $13::uuid, $15::int, $20::text, $21::text),
      (2, 'application', $8::uuid, 1, $11::text, $12::text)
    ) AS touched (nth, entity, entity_id, version, court, place_key)
  ), ${LOGS_OF_CHANGE}, entry AS MATERIALIZED (
    SELECT log_id, nth, entity, entity_id, version, NULL AS removed_because FROM change JOIN logs USING (nth)
  ), ${APPEND}`;
