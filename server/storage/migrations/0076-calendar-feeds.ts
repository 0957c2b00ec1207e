/**
 * Calendar addresses by token hash. An address belongs to its generation, because a restored database may have
 * lost its end.
 */
export const calendarFeeds = `
CREATE TABLE calendar_feeds (
  _id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  token_hash bytea NOT NULL UNIQUE,
  generation text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX calendar_feeds_by_user ON calendar_feeds (user_id, created_at DESC);
`;
