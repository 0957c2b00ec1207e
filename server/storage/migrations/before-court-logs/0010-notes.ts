/** Private notes by owner and case. */
export const notes = `
CREATE TABLE notes (
  _id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  record jsonb NOT NULL,
  case_id uuid NOT NULL GENERATED ALWAYS AS ((record->>'caseId')::uuid) STORED REFERENCES cases
);
CREATE INDEX notes_by_owner ON notes (owner_id, created_at DESC, _id DESC);
CREATE INDEX notes_by_case ON notes (case_id, owner_id);
`;
