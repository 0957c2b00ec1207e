/** Rows to lock for a task that one process does at a time. Distributed engines have no advisory locks. */
export const taskLocks = `
CREATE TABLE task_locks (name text PRIMARY KEY);
INSERT INTO task_locks VALUES ('audit-chain'), ('generations'), ('law-editions');
`;
