/** One small picture per account. */
export const avatars = `
CREATE TABLE avatars (
  user_id uuid PRIMARY KEY REFERENCES users,
  sha256 text NOT NULL,
  type text NOT NULL,
  bytes bytea NOT NULL
);
ALTER TABLE users ADD COLUMN avatar text;
`;
