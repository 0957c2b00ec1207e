/**
 * The paper of each signed order, whose exact text has the hash of its seal. An own table, because the seal of an
 * earlier order is never changed.
 */
export const orderPapers = `
CREATE TABLE order_papers (
  order_id uuid PRIMARY KEY REFERENCES order_seals,
  paper jsonb NOT NULL
);
CREATE TRIGGER order_papers_are_append_only BEFORE UPDATE OR DELETE ON order_papers
  FOR EACH ROW EXECUTE FUNCTION refuse_order_change();
CREATE TRIGGER order_papers_are_not_emptied BEFORE TRUNCATE ON order_papers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_order_change();
`;
