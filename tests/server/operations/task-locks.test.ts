/** A lost row of a lock is an error: without it processes would do one task together, or never. */
import { expect, it } from 'vitest';
import { extendChain } from '../../../server/storage/audit-chain.ts';
import { inTransaction } from '../../../server/storage/sql.ts';
import { lockTask, tryLockTask } from '../../../server/storage/task-locks.ts';
import { serverForFile } from '../../support/server-for-file.ts';

const server = serverForFile();

it('says that another transaction holds the lock', async () => {
  await inTransaction(server.pool, async (sql) => {
    await lockTask(sql, 'audit-chain');
    expect(await inTransaction(server.pool, async (other) => tryLockTask(other, 'audit-chain'))).toBe(false);
  });
  expect(await inTransaction(server.pool, async (sql) => tryLockTask(sql, 'audit-chain'))).toBe(true);
});

const lost = (task: string): string => `The table task_locks has no row '${task}'.`;

it('names the row that is missing', async () => {
  await server.pool.query('DELETE FROM task_locks');
  await expect(inTransaction(server.pool, async (sql) => lockTask(sql, 'generations'))).rejects.toThrow(
    lost('generations'),
  );
  await expect(extendChain(server.pool)).rejects.toThrow(lost('audit-chain'));
});
