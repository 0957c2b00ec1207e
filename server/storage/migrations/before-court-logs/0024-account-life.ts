/** Device names of sessions, and password-reset links by token hash, used once. */
export const accountLife = `
ALTER TABLE sessions ADD COLUMN device text;
CREATE TABLE password_resets (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX password_resets_by_user ON password_resets (user_id);
CREATE INDEX password_resets_by_age ON password_resets (created_at);
`;
