/** Secrets of this server, created at first use. A backup of the database contains them. */
export const serverSecrets = `
CREATE TABLE server_secrets (
  name text PRIMARY KEY,
  secret bytea NOT NULL
);
`;
