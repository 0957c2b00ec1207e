/**
 * Tables are keyed by owner, user or court. No sequence is shared by owners, so a distributed PostgreSQL can
 * place rows by key.
 */
export const firstTables = `
CREATE TABLE users (
  _id uuid PRIMARY KEY,
  email text NOT NULL UNIQUE,
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('user', 'lawyer', 'judge')),
  password_hash text NOT NULL,
  profile jsonb NOT NULL DEFAULT '{}',
  settings jsonb NOT NULL DEFAULT '{}',
  verified boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  -- application numbers are this code and a count of one's own: unique without a sequence for all
  filing_code text NOT NULL UNIQUE,
  filed integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);
CREATE INDEX users_by_role ON users (role) WHERE role = 'judge';

CREATE TABLE judge_seats (
  user_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL,
  place_key text NOT NULL,
  place text,
  PRIMARY KEY (kind, place_key, user_id)
);
CREATE INDEX judge_seats_by_user ON judge_seats (user_id);

-- a writer holds its court's row shared, a change of seats holds it alone: neither misses the other
CREATE TABLE court_locks (kind text PRIMARY KEY);
INSERT INTO court_locks VALUES ('high'), ('magistrate'), ('sessions');

CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  _id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_by text CHECK (ended_by IN ('logout', 'revoked'))
);
CREATE INDEX sessions_by_user ON sessions (user_id);

CREATE TABLE cases (
  _id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users,
  version integer NOT NULL,
  court text NOT NULL,
  place_key text NOT NULL,
  fir_key text NOT NULL,
  station_key text NOT NULL,
  created_at timestamptz NOT NULL,
  record jsonb NOT NULL
);
CREATE INDEX cases_by_owner ON cases (owner_id, created_at DESC, _id DESC);
CREATE INDEX cases_by_fir ON cases (owner_id, fir_key, station_key);
CREATE INDEX cases_by_court ON cases (court, place_key, created_at DESC, _id DESC);

CREATE TABLE applications (
  _id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users,
  case_id uuid NOT NULL REFERENCES cases,
  application_number text NOT NULL UNIQUE,
  version integer NOT NULL,
  status text NOT NULL,
  court text NOT NULL,
  place_key text NOT NULL,
  created_at timestamptz NOT NULL,
  record jsonb NOT NULL
);
CREATE INDEX applications_by_owner ON applications (owner_id, created_at DESC, _id DESC);
CREATE INDEX applications_by_case ON applications (case_id, created_at DESC, _id DESC);
CREATE INDEX applications_by_court ON applications (court, place_key, status, created_at DESC, _id DESC);

CREATE TABLE change_counters (
  user_id uuid PRIMARY KEY REFERENCES users,
  last bigint NOT NULL DEFAULT 0,
  -- removals up to here are forgotten: an older cursor has to start again
  pruned bigint NOT NULL DEFAULT 0
);

-- one row for each record that a person has or had in view; a later change moves it to the end
CREATE TABLE change_log (
  user_id uuid NOT NULL REFERENCES users,
  entity text NOT NULL,
  entity_id uuid NOT NULL,
  number bigint NOT NULL,
  version integer NOT NULL,
  removed_because text,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, entity, entity_id),
  UNIQUE (user_id, number)
);

CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL REFERENCES users,
  key text NOT NULL,
  fingerprint bytea NOT NULL,
  at timestamptz NOT NULL,
  status integer,
  answer jsonb,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (at);

CREATE TABLE audit (
  _id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  user_id uuid,
  action text NOT NULL,
  entity text,
  entity_id uuid,
  version integer,
  detail jsonb
);
CREATE INDEX audit_by_user ON audit (user_id, at);
CREATE INDEX audit_by_entity ON audit (entity_id, at);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only ever added to';
END $$;
CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR DELETE ON audit
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE rate_windows (
  bucket text NOT NULL,
  starts_at timestamptz NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (bucket, starts_at)
);
CREATE INDEX rate_windows_by_age ON rate_windows (starts_at);
`;
