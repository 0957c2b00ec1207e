/** Next time at which a browser may be due for a push, so that a round reads only these. */
export const duePushes = `
ALTER TABLE push_subscriptions ADD COLUMN due_at timestamptz NOT NULL DEFAULT '-infinity';
CREATE INDEX push_subscriptions_by_due ON push_subscriptions (due_at);
CREATE INDEX email_confirmations_by_age ON email_confirmations (created_at);
`;
