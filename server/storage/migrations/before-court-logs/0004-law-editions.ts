/**
 * Official texts by source, and the sets of each edition. Both are append-only; a revert is a new edition.
 */
export const lawEditions = `
CREATE TABLE law_sets (
  sha256 text PRIMARY KEY,
  source text NOT NULL,
  texts integer NOT NULL,
  bytes integer NOT NULL,
  -- the very file that devices fetch
  body text NOT NULL
);

CREATE TABLE law_editions (
  number integer PRIMARY KEY CHECK (number > 0),
  at timestamptz NOT NULL,
  operator text NOT NULL,
  act text NOT NULL CHECK (act IN ('import', 'remove', 'revert')),
  -- the source that was imported or removed, or the edition that was gone back to
  about text NOT NULL,
  sets text[] NOT NULL
);

CREATE FUNCTION refuse_law_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'editions of the law are only ever added';
END $$;
CREATE TRIGGER law_sets_are_kept BEFORE UPDATE OR DELETE ON law_sets
  FOR EACH ROW EXECUTE FUNCTION refuse_law_change();
CREATE TRIGGER law_editions_are_kept BEFORE UPDATE OR DELETE ON law_editions
  FOR EACH ROW EXECUTE FUNCTION refuse_law_change();
`;
