/**
 * Accounts of programs. One belongs to a user or to courts, and to its generation, because a restored database may
 * have lost its end.
 */
export const serviceAccounts = `
CREATE TABLE service_accounts (
  _id uuid PRIMARY KEY,
  name text NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  scopes text[] NOT NULL,
  user_id uuid REFERENCES users,
  courts jsonb NOT NULL,
  generation text NOT NULL,
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  ended_at timestamptz,
  used_at timestamptz
);
CREATE UNIQUE INDEX service_accounts_by_name ON service_accounts (lower(name)) WHERE ended_at IS NULL;
CREATE INDEX service_accounts_by_user ON service_accounts (user_id);
`;
