/** The secret of a webhook is sealed with a key of the server, as that of an authenticator app. */
export const sealedWebhooks = `
-- a secret without a key_id is in clear, until the server starts with a key
ALTER TABLE webhooks
  ALTER COLUMN secret TYPE bytea USING convert_to(secret, 'UTF8'),
  ADD COLUMN key_id text;
`;
