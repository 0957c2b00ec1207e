/** Generations of this database. Append-only. */
export const generations = `
CREATE TABLE generations (
  number integer PRIMARY KEY CHECK (number > 0),
  _id text NOT NULL UNIQUE,
  -- stands in application numbers from the second generation on: what is counted again is not given out again
  tag text NOT NULL,
  at timestamptz NOT NULL,
  cause text NOT NULL CHECK (cause IN ('first', 'went-back', 'copied', 'by-hand'))
);
`;
