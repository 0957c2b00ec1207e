/**
 * Share links by token hash. A link belongs to its generation, because a restored database may have lost its
 * revocation.
 */
export const shares = `
CREATE TABLE shares (
  _id uuid PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications,
  owner_id uuid NOT NULL REFERENCES users,
  token_hash bytea NOT NULL UNIQUE,
  generation text NOT NULL,
  email text,
  hide text[] NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  opened integer NOT NULL DEFAULT 0,
  last_opened_at timestamptz
);
CREATE INDEX shares_by_application ON shares (application_id, created_at DESC);
CREATE INDEX shares_by_end ON shares (expires_at);
`;
