/** Hearings by case and by day. A day is text YYYY-MM-DD, which sorts correctly. */
export const hearings = `
CREATE TABLE hearings (
  _id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES cases,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  record jsonb NOT NULL,
  day text NOT NULL GENERATED ALWAYS AS (record->>'date') STORED
);
CREATE INDEX hearings_by_case ON hearings (case_id, day);
CREATE INDEX hearings_by_day ON hearings (day);
`;
