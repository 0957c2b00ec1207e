/** Partitions of the audit log whose rows of reading are in a file. Rows can neither be changed nor removed. */
export const auditArchives = `
CREATE TABLE audit_archives (
  partition_name text PRIMARY KEY,
  at timestamptz NOT NULL,
  -- ids of the partition: from the first one, before the second one
  from_id uuid NOT NULL,
  before_id uuid NOT NULL,
  archived bigint NOT NULL,
  file_name text NOT NULL,
  sha256 bytea NOT NULL
);
CREATE TRIGGER audit_archives_are_append_only BEFORE UPDATE OR DELETE ON audit_archives
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_archives_are_not_emptied BEFORE TRUNCATE ON audit_archives
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`;
