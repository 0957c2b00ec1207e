/** Addresses that receive events, each of one service account, and the queue of their deliveries. */
export const webhooks = `
CREATE TABLE webhooks (
  _id uuid PRIMARY KEY,
  service_id uuid NOT NULL REFERENCES service_accounts ON DELETE CASCADE,
  url text NOT NULL,
  events text[] NOT NULL,
  secret text NOT NULL,
  -- rows of the audit chain up to here are in the queue or were not for it
  chain_position bigint NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX webhooks_by_service ON webhooks (service_id);
CREATE TABLE webhook_deliveries (
  _id uuid PRIMARY KEY,
  webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  body text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL
);
CREATE INDEX webhook_deliveries_by_due ON webhook_deliveries (due_at);
CREATE INDEX webhook_deliveries_by_webhook ON webhook_deliveries (webhook_id);
`;
