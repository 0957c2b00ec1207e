/** Locks of tasks, until the end of the transaction. */
import type { Sql } from './sql.ts';

export type LockedTask = 'audit-chain' | 'generations' | 'law-editions';

export async function lockTask(sql: Sql, task: LockedTask): Promise<void> {
  const { rowCount } = await sql.query('SELECT 1 FROM task_locks WHERE name = $1 FOR UPDATE', [task]);
  if (rowCount !== 1) throw new Error(rowLost(task));
}

/** False if another transaction holds the lock. */
export async function tryLockTask(sql: Sql, task: LockedTask): Promise<boolean> {
  const held = await sql.query('SELECT 1 FROM task_locks WHERE name = $1 FOR UPDATE SKIP LOCKED', [task]);
  if (held.rowCount === 1) return true;
  const { rowCount } = await sql.query('SELECT 1 FROM task_locks WHERE name = $1', [task]);
  if (rowCount !== 1) throw new Error(rowLost(task));
  return false;
}

const rowLost = (task: LockedTask): string =>
  `The table task_locks has no row '${task}'. Insert it again: without it two processes do one task at a time.`;
