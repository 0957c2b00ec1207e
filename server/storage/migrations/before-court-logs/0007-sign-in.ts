/** Marks sample accounts and known devices, and counts login failures per account. */
export const signIn = `
ALTER TABLE users ADD COLUMN sample boolean NOT NULL DEFAULT false;
UPDATE users SET sample = true WHERE email IN ('lawyer@example.in', 'judge@example.in', 'user@example.in');

CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users,
  token_hash bytea NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, token_hash)
);
CREATE INDEX known_devices_by_age ON known_devices (seen_at);

-- by the hash of the e-mail, whether or not anybody has it
CREATE TABLE login_failures (
  account bytea PRIMARY KEY,
  count integer NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX login_failures_by_age ON login_failures (last_at);
`;
