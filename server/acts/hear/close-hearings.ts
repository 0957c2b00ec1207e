/**
 * A signed order closes the hearings of its application on that day: it was pronounced in them. It closes those of
 * the whole case if no other application is pending.
 */
import type { CaseRecord } from '#contract/case/case-record.ts';
import type { Hearing } from '#contract/case/hearing.ts';
import { OPEN_STATES } from '#domain/hearing/hearing-rules.ts';
import { UNDECIDED } from '#domain/case/status-rules.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { hearingRecord } from '#records/hearing.ts';
import type { Write } from '#server/http/write.ts';
import { definedKind } from '#server/records/defined-kind.ts';
import { saveRecord } from '#server/records/store-records.ts';
import { matterOfCase } from '#server/storage/matter.ts';
import { changedFields } from './update-hearing.ts';

const kind = definedKind(hearingRecord);

export async function closeHearings(
  write: Write,
  { record, applicationId }: { readonly record: CaseRecord; readonly applicationId: string },
): Promise<void> {
  const { rows } = await write.sql.query<{ hearing: Hearing }>(
    `SELECT record AS hearing FROM ${kind.table} WHERE case_id = $1 AND day = $2
       AND record->>'state' = ANY($3::text[])
       AND CASE WHEN record ? 'applicationId' THEN record->>'applicationId' = $4::text
         ELSE NOT EXISTS (SELECT FROM applications WHERE case_id = $1 AND _id <> $4::uuid AND status = $5) END
     ORDER BY _id`,
    [record._id, dayInIndia(write.now), OPEN_STATES, applicationId, UNDECIDED],
  );
  const parent = { id: record._id, record, matter: matterOfCase(record) };
  for (const { hearing } of rows) {
    const closed: Hearing = { ...hearing, state: 'pronounced', version: hearing.version + 1 };
    await saveRecord(write, { kind, parent, record: closed, detail: changedFields(hearing, closed) });
  }
}
