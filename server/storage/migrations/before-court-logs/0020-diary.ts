/** Diary entries of cases, append-only. */
export const diary = `
CREATE TABLE diary (
  _id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES cases,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  record jsonb NOT NULL
);
CREATE INDEX diary_by_case ON diary (case_id, created_at DESC, _id DESC);
`;
