/** Address and hashed session of the call that wrote an audit row. Older rows, and rows of commands, have none. */
export const auditSource = `
ALTER TABLE audit ADD COLUMN address text, ADD COLUMN session bytea;
`;
