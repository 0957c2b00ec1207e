/** Second factors of accounts, and the sessions that used one. */
export const secondFactor = `
ALTER TABLE sessions ADD COLUMN second_factor boolean NOT NULL DEFAULT false;

CREATE TABLE authenticators (
  user_id uuid PRIMARY KEY REFERENCES users,
  secret bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- null until the first code
  confirmed_at timestamptz,
  -- a code of this step, or an earlier one, is not taken again
  last_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);
`;
