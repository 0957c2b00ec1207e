/** The user confirmed the identity again in this session. */
export const identityConfirmed = `
-- null: only at the login
ALTER TABLE sessions ADD COLUMN identity_confirmed_at timestamptz;
`;
