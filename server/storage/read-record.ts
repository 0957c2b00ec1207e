/** Reads a record as JSON text with the attributes that decide visibility. */
import type { CourtKind } from '#contract/case/court.ts';
import type { Matter } from './matter.ts';
import { readingOf, type StoredKind, wholeOf } from './record-kind.ts';
import type { Ports } from '#server/ports.ts';
import { type JoinedQuery, isJudgeCalling } from './session-statement.ts';
import { endsOfSessions } from './session-ends.ts';
import { SOON_ON_DISK } from './audit.ts';
import { callSource } from './call-source.ts';

export interface RecordRow {
  readonly id: string;
  readonly record_version: number;
  readonly record: string;
  readonly owner_id: string;
  readonly court: CourtKind | null;
  readonly place_key: string | null;
  /** Number of audit rows written by the read. */
  readonly audited?: number;
}

/**
 * Query joined to the session; its first parameter is $2. Reads of case files by a judge with a seat are
 * audited in the same statement. `canSee` decides visibility, and `sendVisibleRecord` audits the rest.
 */
export function recordQuery(
  kind: StoredKind,
): (id: string, ports: Pick<Ports, 'newId' | 'now' | 'config'>) => JoinedQuery {
  const text = readingOf(kind, '= $2', wholeOf(kind));
  const auditing = `SELECT $3::uuid, $4::timestamptz, who._id, 'read', '${kind.entity}', beside.id, beside.record_version, NULL::jsonb,
      $7::text, sha256(convert_to(who.session_id::text, 'UTF8'))
    FROM who, beside, ${SOON_ON_DISK} WHERE ${isJudgeCalling(5)} AND EXISTS (
      SELECT FROM judge_seats AS seat
      WHERE seat.user_id = who._id AND seat.kind = beside.court AND seat.place_key IN ('', beside.place_key))`;
  return (id, { newId, now, config }) => {
    if (!kind.inCaseFile) return { text, values: [id] };
    const at = now();
    const audited = {
      text: auditing,
      values: [newId(), at, ...endsOfSessions(at, config.sessionEnds), callSource()?.address ?? null],
    };
    return { text, values: [id], audited };
  };
}

export const matterOfRow = ({ owner_id: ownerId, court, place_key: place }: RecordRow): Matter => ({
  ownerId,
  court: court ?? undefined,
  courtPlace: place ?? undefined,
});
