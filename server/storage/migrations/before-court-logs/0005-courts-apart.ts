/**
 * Per-court locks, court indexes for lists, and equal columns in all record tables: `_id`, `version`,
 * `created_at`, `record` and the parent key.
 */
export const courtsApart = `
-- a writer holds the rows of its courts shared; a change of seats changes them: neither misses the other.
-- The row without a place stands for the whole kind: who adds a place holds it, too.
CREATE TABLE court_places (
  kind text NOT NULL,
  place_key text NOT NULL,
  turn bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (kind, place_key)
);
INSERT INTO court_places (kind, place_key)
  SELECT kind, '' FROM court_locks
  UNION SELECT court, place_key FROM cases
  UNION SELECT court, place_key FROM applications
  UNION SELECT kind, place_key FROM judge_seats;
DROP TABLE court_locks;

-- seats whose earlier matters are still being brought into the judge's log
CREATE TABLE judge_fills (
  user_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL,
  place_key text NOT NULL,
  PRIMARY KEY (user_id, kind, place_key)
);

DROP INDEX applications_by_court;
CREATE INDEX applications_by_place ON applications (court, place_key, created_at DESC, _id DESC);
CREATE INDEX applications_by_kind ON applications (court, created_at DESC, _id DESC);
CREATE INDEX pending_by_place ON applications (court, place_key, created_at DESC, _id DESC) WHERE status = 'Pending';
CREATE INDEX pending_by_kind ON applications (court, created_at DESC, _id DESC) WHERE status = 'Pending';
CREATE INDEX cases_by_kind ON cases (court, created_at DESC, _id DESC);

CREATE INDEX change_log_removals ON change_log (at) WHERE removed_because IS NOT NULL;
CREATE INDEX sessions_by_use ON sessions (used_at);

ALTER TABLE feedback ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE assessments ADD COLUMN created_at timestamptz;
UPDATE assessments SET created_at = (record->>'at')::timestamptz;
ALTER TABLE assessments ALTER COLUMN created_at SET NOT NULL;
`;
