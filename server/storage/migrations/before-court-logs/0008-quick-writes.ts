/**
 * Faster writes: counters of a minute may be lost in a crash. Log rows reference their reader through its
 * counter.
 */
export const quickWrites = `
ALTER TABLE rate_windows SET UNLOGGED;
ALTER TABLE change_log DROP CONSTRAINT change_log_user_id_fkey;
`;
