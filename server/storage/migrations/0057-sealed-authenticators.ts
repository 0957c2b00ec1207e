/** The secret of an authenticator app is sealed with a key of the server, which is not in the database. */
export const sealedAuthenticators = `
-- null: in clear, until the server starts with a key
ALTER TABLE authenticators ADD COLUMN key_id text;
`;
