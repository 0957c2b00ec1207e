/** Clusters and timelines of PostgreSQL on which this database was written. Append-only. */
export const timelines = `
CREATE TABLE timelines (
  system_id text NOT NULL,
  timeline integer NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (system_id, timeline)
);
ALTER TABLE generations DROP CONSTRAINT generations_cause_check;
ALTER TABLE generations ADD CONSTRAINT generations_cause_check
  CHECK (cause IN ('first', 'went-back', 'copied', 'by-hand', 'promoted'));
`;
