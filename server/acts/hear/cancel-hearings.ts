/** Cancels the open hearings of an application that leaves its court. */
import type { CaseRecord } from '#contract/case/case-record.ts';
import type { Hearing } from '#contract/case/hearing.ts';
import { OPEN_STATES } from '#domain/hearing/hearing-rules.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import type { Write } from '#server/http/write.ts';
import { saveRecord } from '#server/records/store-records.ts';
import { matterOfCase } from '#server/storage/matter.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import { changedFields } from './update-hearing.ts';

interface Cancellation {
  /** The case, locked by the caller. */
  readonly record: CaseRecord;
  readonly applicationId: string;
  /** Also hearings of the whole case. */
  readonly withCase: boolean;
  readonly reason: string;
}

export async function cancelHearings(
  write: Write,
  kind: StoredKind<Hearing>,
  { record, applicationId, withCase, reason }: Cancellation,
): Promise<void> {
  const { rows } = await write.sql.query<{ hearing: Hearing }>(
    `SELECT record AS hearing FROM ${kind.table} WHERE case_id = $1 AND day >= $2
       AND record->>'state' = ANY($3::text[])
       AND CASE WHEN record ? 'applicationId' THEN record->>'applicationId' = $4 ELSE $5 END
     ORDER BY day, _id`,
    [record._id, dayInIndia(write.now), OPEN_STATES, applicationId, withCase],
  );
  const parent = { id: record._id, record, matter: matterOfCase(record) };
  for (const { hearing } of rows) {
    const cancelled: Hearing = { ...hearing, state: 'cancelled', reason, version: hearing.version + 1 };
    await saveRecord(write, { kind, parent, record: cancelled, detail: changedFields(hearing, cancelled) });
  }
}
