/** The key that opens a user's sealed records on a device after a login. Made at the first request. */
export const recordKeys = `
CREATE TABLE record_keys (
  user_id uuid PRIMARY KEY REFERENCES users,
  key bytea NOT NULL
);
`;
