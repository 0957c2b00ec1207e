/** Assessments are immutable; the next one of a case has the next version. */
export const assessments = `
CREATE TABLE assessments (
  _id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES cases,
  version integer NOT NULL,
  record jsonb NOT NULL,
  UNIQUE (case_id, version)
);
`;
