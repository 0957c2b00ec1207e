/** Passkeys of accounts, and challenges that are used once within minutes. */
export const passkeys = `
CREATE TABLE passkeys (
  _id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  -- as the device that keeps the private half names it
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  -- goes up with each use where the device counts; 0 for good where it does not
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  -- the name of the server under which it was made: it signs for no other
  rp_id text NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX passkeys_by_user ON passkeys (user_id);

CREATE TABLE passkey_challenges (
  challenge_hash bytea PRIMARY KEY,
  -- who adds a key; nobody where it is for a log in
  user_id uuid REFERENCES users,
  created_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_by_age ON passkey_challenges (created_at);
`;
