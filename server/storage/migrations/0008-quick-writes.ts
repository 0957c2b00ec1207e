/**
 * What a write need not wait for: counts of a minute are lost with a crash, and nothing else is; a row of the log is
 * only ever made from its reader's counter, which is the reader's own reference.
 */
export const quickWrites = `
ALTER TABLE rate_windows SET UNLOGGED;
ALTER TABLE change_log DROP CONSTRAINT change_log_user_id_fkey;
`;
