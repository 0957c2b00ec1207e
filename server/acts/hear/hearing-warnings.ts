/** Warns about other hearings of the court on the same day, listed by any judge. */
import type { Hearing, HearingWarning } from '#contract/case/hearing.ts';
import { OPEN_STATES } from '#domain/hearing/hearing-rules.ts';
import { placeKey } from '#kernel/place-key.ts';
import type { Sql } from '#server/storage/sql.ts';
import { type OtherHearing, warningsIn } from './new-hearing.ts';
import type { Parent } from '#server/records/store-records.ts';

export async function warningsOf(sql: Sql, hearing: Hearing, { matter }: Parent): Promise<HearingWarning[]> {
  const { rows } = await sql.query<OtherHearing>(
    `SELECT hearing.record->>'time' AS time, (hearing.record->>'minutes')::int AS minutes, parent.record->>'title' AS title
     FROM hearings AS hearing JOIN cases AS parent ON parent._id = hearing.case_id
     WHERE hearing.day = $1 AND parent.court = $2 AND parent.place_key = $3 AND hearing._id <> $4
       AND hearing.record->>'state' = ANY($5::text[]) ORDER BY 1, 3`,
    [hearing.date, matter.court ?? '', placeKey(matter.courtPlace), hearing._id, OPEN_STATES],
  );
  return warningsIn(hearing, rows);
}
