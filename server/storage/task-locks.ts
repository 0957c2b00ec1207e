/** Locks of tasks, until the end of the transaction. */
import type { Sql } from './sql.ts';

export type LockedTask = 'audit-chain' | 'generations' | 'law-editions';

export async function lockTask(sql: Sql, task: LockedTask): Promise<void> {
  await sql.query('SELECT 1 FROM task_locks WHERE name = $1 FOR UPDATE', [task]);
}

/** False if another transaction holds the lock. */
export async function tryLockTask(sql: Sql, task: LockedTask): Promise<boolean> {
  const held = await sql.query('SELECT 1 FROM task_locks WHERE name = $1 FOR UPDATE SKIP LOCKED', [task]);
  return held.rowCount === 1;
}
