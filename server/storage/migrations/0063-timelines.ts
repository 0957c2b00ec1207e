/** Clusters and timelines of PostgreSQL on which this database was written. Append-only. */
export const timelines = `
CREATE TABLE timelines (
  system_id text NOT NULL,
  timeline integer NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (system_id, timeline)
);
`;
