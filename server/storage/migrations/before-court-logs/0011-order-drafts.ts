/** Draft orders, private to their judge: one row per device, application and outcome. */
export const orderDrafts = `
CREATE TABLE order_drafts (
  _id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  record jsonb NOT NULL
);
CREATE INDEX order_drafts_by_owner ON order_drafts (owner_id, created_at DESC, _id DESC);
`;
