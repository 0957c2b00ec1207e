/** SQL that joins hearings to a case or application: aggregates over `hearing`. */
import { OPEN_STATES } from '#domain/hearing/hearing-rules.ts';

const TODAY = "to_char(CURRENT_TIMESTAMP AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD')";
const STATES = OPEN_STATES.map((state) => `'${state}'`).join(', ');

/** All hearings by day and time. */
export const HEARINGS =
  "coalesce(jsonb_agg(hearing.record ORDER BY hearing.day, hearing.record->>'time'), '[]')";

/** Next day with an open hearing from today, as a field of this name; omitted if none. */
export const nextDateAs = (name: string): string =>
  `jsonb_strip_nulls(jsonb_build_object('${name}', min(hearing.day)
     FILTER (WHERE hearing.day >= ${TODAY} AND hearing.record->>'state' IN (${STATES}))))`;
