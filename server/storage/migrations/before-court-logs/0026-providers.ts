/** Connected provider identities, and login attempts that last ten minutes. */
export const providers = `
CREATE TABLE provider_accounts (
  provider text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (provider, subject)
);
CREATE INDEX provider_accounts_by_user ON provider_accounts (user_id);

CREATE TABLE provider_tries (
  state_hash bytea PRIMARY KEY,
  -- of the browser that began: nobody is logged in by a link that somebody else has begun
  browser_hash bytea NOT NULL,
  provider text NOT NULL,
  verifier text NOT NULL,
  nonce text NOT NULL,
  created_at timestamptz NOT NULL,
  code_hash bytea UNIQUE,
  claims jsonb,
  used_at timestamptz
);
CREATE INDEX provider_tries_by_age ON provider_tries (created_at);
`;
