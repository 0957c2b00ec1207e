/** Hashes of the audit rows, each over the one before. Rows of both tables can neither be changed nor removed. */
export const auditChain = `
CREATE TABLE audit_chain (
  n bigint PRIMARY KEY,
  -- no foreign key: a removed row must be found, not prevented here
  audit_id uuid NOT NULL UNIQUE,
  hash bytea NOT NULL
);
CREATE TRIGGER audit_chain_is_append_only BEFORE UPDATE OR DELETE ON audit_chain
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_is_not_emptied BEFORE TRUNCATE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_chain_is_not_emptied BEFORE TRUNCATE ON audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`;
