/**
 * One change log per court, read by its judges; old judge logs stay for old cursors. A log id is a user id or a
 * court's `log_id`.
 */
export const courtLogs = `
ALTER TABLE change_counters DROP CONSTRAINT change_counters_user_id_fkey;
ALTER TABLE change_counters RENAME COLUMN user_id TO log_id;
ALTER TABLE change_log RENAME COLUMN user_id TO log_id;

ALTER TABLE court_places
  ADD COLUMN log_id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- the row without a place is the log of the whole kind: written only once a judge reads it
  ADD COLUMN logged boolean NOT NULL DEFAULT true,
  -- false while what was there before is still being brought into it
  ADD COLUMN filled boolean NOT NULL DEFAULT true;
UPDATE court_places SET logged = EXISTS (
  SELECT 1 FROM judge_seats AS seat WHERE seat.kind = court_places.kind AND seat.place_key = ''
) WHERE place_key = '';

-- since when: what had left the court by then was never told to them
ALTER TABLE judge_seats ADD COLUMN at timestamptz NOT NULL DEFAULT '-infinity';

CREATE TEMPORARY TABLE matters ON COMMIT DROP AS
  SELECT 'application' AS entity, _id, version, court, place_key, owner_id, created_at FROM applications
  UNION ALL SELECT 'case', _id, version, court, place_key, owner_id, created_at FROM cases
  UNION ALL SELECT 'assessment', own._id, own.version, court, place_key, owner_id, own.created_at
    FROM assessments AS own JOIN cases ON cases._id = case_id
  UNION ALL SELECT 'hearing', own._id, own.version, court, place_key, owner_id, own.created_at
    FROM hearings AS own JOIN cases ON cases._id = case_id
  UNION ALL SELECT 'document', own._id, own.version, court, place_key, owner_id, own.created_at
    FROM documents AS own JOIN cases ON cases._id = case_id
  UNION ALL SELECT 'diary', own._id, own.version, court, place_key, owner_id, own.created_at
    FROM diary AS own JOIN cases ON cases._id = case_id
  UNION ALL SELECT 'contested', own._id, own.version, court, place_key, owner_id, own.created_at
    FROM contested AS own JOIN applications ON applications._id = application_id;
CREATE INDEX ON matters (_id);
ANALYZE matters;

-- newest first, as they came into a new judge's view before
INSERT INTO change_log (log_id, entity, entity_id, number, version, at)
  SELECT log_id, entity, _id, row_number() OVER (PARTITION BY log_id ORDER BY created_at DESC, entity, _id), version, now()
  FROM matters JOIN court_places AS place
    ON place.kind = court AND place.place_key IN ('', matters.place_key) AND logged;
INSERT INTO change_counters (log_id, last)
  SELECT log_id, (SELECT coalesce(max(number), 0) FROM change_log WHERE change_log.log_id = place.log_id)
  FROM court_places AS place;

-- how a cursor of before is read: in a judge's own log of then (no number: the cursor's own), and in each of their
-- courts from here on
CREATE TABLE earlier_positions (
  user_id uuid NOT NULL REFERENCES users,
  log_id uuid NOT NULL,
  number bigint,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, log_id)
);
INSERT INTO earlier_positions (user_id, log_id, at) SELECT _id, gen_random_uuid(), now() FROM users WHERE role = 'judge';
UPDATE change_log SET log_id = earlier.log_id FROM earlier_positions AS earlier
  WHERE change_log.log_id = earlier.user_id
    AND entity IN ('application', 'case', 'assessment', 'hearing', 'document', 'diary', 'contested')
    AND NOT EXISTS (SELECT 1 FROM matters WHERE matters._id = entity_id AND owner_id = earlier.user_id);
INSERT INTO change_counters (log_id, last, pruned)
  SELECT earlier.log_id, last, pruned FROM earlier_positions AS earlier
  JOIN change_counters AS own ON own.log_id = earlier.user_id;
-- a court whose matters were still being brought into the judge's log is read from its beginning
INSERT INTO earlier_positions (user_id, log_id, number, at)
  SELECT seat.user_id, place.log_id, last, now() FROM judge_seats AS seat
  JOIN court_places AS place USING (kind, place_key) JOIN change_counters USING (log_id)
  WHERE (seat.user_id, kind, place_key) NOT IN (SELECT user_id, kind, place_key FROM judge_fills);
DROP TABLE judge_fills;
`;
