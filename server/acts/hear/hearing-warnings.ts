/** Warns about other hearings of the court on the same day, listed by any judge. */
import type { Hearing, HearingWarning } from '#contract/case/hearing.ts';
import { OPEN_STATES } from '#domain/hearing/hearing-rules.ts';
import { titleFor, type TitledRecord } from '#domain/case/title-for.ts';
import { placeKey } from '#kernel/place-key.ts';
import { factsOfTitle } from '#server/storage/facts-of-title.ts';
import type { Sql } from '#server/storage/sql.ts';
import { type OtherHearing, warningsIn } from './new-hearing.ts';
import type { Parent } from '#server/records/store-records.ts';

export async function warningsOf(sql: Sql, hearing: Hearing, { matter }: Parent): Promise<HearingWarning[]> {
  const { rows } = await sql.query<Omit<OtherHearing, 'title'> & { readonly matter: TitledRecord }>(
    `SELECT hearing.record->>'time' AS time, (hearing.record->>'minutes')::int AS minutes,
       jsonb_build_object('title', parent.record->'title', 'applicant', parent.record->'applicant',
         'facts', ${factsOfTitle('parent')}) AS matter
     FROM hearings AS hearing JOIN cases AS parent ON parent._id = hearing.case_id
     WHERE hearing.day = $1 AND parent.court = $2 AND parent.place_key = $3 AND hearing._id <> $4
       AND hearing.record->>'state' = ANY($5::text[]) ORDER BY 1, parent.record->>'title'`,
    [hearing.date, matter.court ?? '', placeKey(matter.courtPlace), hearing._id, OPEN_STATES],
  );
  return warningsIn(
    hearing,
    rows.map(({ time, minutes, matter: other }) => ({ time, minutes, title: titleFor(other) })),
  );
}
