/** Limits of an account and day that an operator set. There is one row of each, so that a change can lock it. */
export const quotaLimits = `
CREATE TABLE quota_limits (
  quota text PRIMARY KEY,
  -- null: the setting of the server counts
  most integer CHECK (most > 0),
  set_at timestamptz
);
INSERT INTO quota_limits (quota) VALUES ('megabytes'), ('prints'), ('mails');
`;
