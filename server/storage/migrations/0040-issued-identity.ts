/** Confirmed e-mails, and the name, designation and court that the operator issues to a judge. */
export const issuedIdentity = `
ALTER TABLE users
  ADD COLUMN email_confirmed boolean NOT NULL DEFAULT false,
  ADD COLUMN verified_name text,
  ADD COLUMN designation text,
  -- kind, or kind:place
  ADD COLUMN court_id text;

-- the operator trusted these names, so they stay
UPDATE users SET verified_name = name, court_id = (
  SELECT kind || coalesce(':' || place, '') FROM judge_seats
  WHERE user_id = users._id ORDER BY kind, place_key LIMIT 1)
WHERE role = 'judge' AND verified;

CREATE TABLE email_confirmations (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX email_confirmations_by_user ON email_confirmations (user_id);
`;
