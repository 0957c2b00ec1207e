/**
 * The exact text of each order with its hash, and the signature of the judge's passkey with the public key of that
 * day. Rows can neither be changed nor removed.
 */
export const orderSeals = `
CREATE TABLE order_seals (
  order_id uuid PRIMARY KEY,
  application_id uuid NOT NULL,
  at timestamptz NOT NULL,
  exact_text text NOT NULL,
  sha256 bytea NOT NULL,
  -- of the stored order, whose fields do not all appear on the paper
  record_sha256 bytea NOT NULL
);
CREATE TABLE order_signatures (
  order_id uuid PRIMARY KEY REFERENCES order_seals,
  at timestamptz NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  rp_id text NOT NULL,
  origin text NOT NULL,
  response jsonb NOT NULL
);
CREATE FUNCTION refuse_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the proof of an order is never changed';
END $$;
CREATE TRIGGER order_seals_are_append_only BEFORE UPDATE OR DELETE ON order_seals
  FOR EACH ROW EXECUTE FUNCTION refuse_order_change();
CREATE TRIGGER order_seals_are_not_emptied BEFORE TRUNCATE ON order_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_order_change();
CREATE TRIGGER order_signatures_are_append_only BEFORE UPDATE OR DELETE ON order_signatures
  FOR EACH ROW EXECUTE FUNCTION refuse_order_change();
CREATE TRIGGER order_signatures_are_not_emptied BEFORE TRUNCATE ON order_signatures
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_order_change();
`;
