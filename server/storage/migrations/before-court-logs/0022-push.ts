/** Web Push: one key pair, subscriptions and sent messages. */
export const push = `
CREATE TABLE push_keys (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  public_key text NOT NULL,
  private_key text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE push_subscriptions (
  _id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user_id);
CREATE TABLE push_sent (
  subscription_id uuid NOT NULL REFERENCES push_subscriptions ON DELETE CASCADE,
  notification text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (subscription_id, notification)
);
CREATE INDEX push_sent_by_time ON push_sent (at);
CREATE INDEX shares_by_owner ON shares (owner_id, last_opened_at);
`;
