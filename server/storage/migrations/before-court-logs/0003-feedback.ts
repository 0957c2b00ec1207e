/** Feedback is immutable. Authors list their own, the operator lists all, newest first. */
export const feedback = `
CREATE TABLE feedback (
  _id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  record jsonb NOT NULL
);
CREATE INDEX feedback_by_owner ON feedback (owner_id, created_at DESC, _id DESC);
CREATE INDEX feedback_by_age ON feedback (created_at DESC, _id DESC);
`;
