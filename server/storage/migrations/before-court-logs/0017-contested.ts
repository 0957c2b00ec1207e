/** Contested points of applications. */
export const contested = `
CREATE TABLE contested (
  _id uuid PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  record jsonb NOT NULL
);
CREATE INDEX contested_by_application ON contested (application_id, created_at, _id);
`;
