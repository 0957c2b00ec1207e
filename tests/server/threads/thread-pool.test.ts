/** Tasks in worker threads: one per account, bounded queues, and limits of time and memory. */
import { afterEach, expect, it } from 'vitest';
import { ThreadPool, type ThreadPoolOptions } from '../../../server/threads/thread-pool.ts';
import type { SampleTasks } from './sample-tasks.ts';

let pool: ThreadPool<SampleTasks>;

function start(options: Partial<ThreadPoolOptions> = {}): void {
  pool = new ThreadPool<SampleTasks>({
    entry: new URL('sample-worker.mjs', import.meta.url),
    threads: 2,
    waiting: 6,
    time: 60_000,
    memory: 128,
    ...options,
  });
}

afterEach(async () => pool.close());

/** 0: open; 1: tasks that have begun; 2: tasks that have ended. */
const newGate = () => new Int32Array(new SharedArrayBuffer(12));
type Gate = ReturnType<typeof newGate>;

async function untilBegun(gate: Gate, count: number): Promise<void> {
  await expect.poll(() => Atomics.load(gate, 1)).toBe(count);
}

function open(gate: Gate): void {
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
}

it('returns results, bytes and errors of a task', async () => {
  start();
  expect(await pool.run('a', 'echo', 'ज़मानत')).toBe('ज़मानत');
  expect(await pool.run('a', 'bytes', 3)).toEqual(new Uint8Array([7, 7, 7]));
  await expect(pool.run('a', 'fail', 'too many pages')).rejects.toThrow(new RangeError('too many pages'));
  expect(await pool.run('a', 'echo', 'still here')).toBe('still here');
});

it('runs one task of an account at a time, and tasks of two accounts together', async () => {
  start();
  const gate = newGate();
  const tasks = [pool.run('a', 'wait', gate), pool.run('a', 'wait', gate), pool.run('b', 'wait', gate)];
  await untilBegun(gate, 2);
  expect(pool.waiting()).toBe(1);
  open(gate);
  const ends = await Promise.all(tasks);
  expect(ends.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  expect(ends[1]).toBeGreaterThan(ends[0] ?? 0);
});

it('refuses a fifth waiting task of an account, and any task if the queue is full', async () => {
  start();
  const gate = newGate();
  const own = Array.from({ length: 5 }, async () => pool.run('a', 'wait', gate));
  const other = [pool.run('b', 'wait', gate), pool.run('c', 'wait', gate), pool.run('d', 'wait', gate)];
  await untilBegun(gate, 2);
  await expect(pool.run('a', 'echo', 'x')).rejects.toMatchObject({ of: 'account' });
  await expect(pool.run('e', 'echo', 'x')).rejects.toMatchObject({ of: 'all' });
  open(gate);
  await Promise.all([...own, ...other]);
  expect(await pool.run('a', 'echo', 'x')).toBe('x');
});

it('ends an endless task at its time limit and runs the next one', async () => {
  start({ threads: 1, time: 4_000 });
  const endless = pool.run('a', 'endless');
  const next = pool.run('b', 'echo', 'next');
  await expect(endless).rejects.toMatchObject({ reason: 'time' });
  expect(await next).toBe('next');
});

it('ends a task at its memory limit and runs the next one', async () => {
  start({ threads: 1 });
  const greedy = pool.run('a', 'greedy');
  const next = pool.run('b', 'echo', 'next');
  await expect(greedy).rejects.toMatchObject({ reason: 'memory' });
  expect(await next).toBe('next');
});

it('replaces a thread that ended during its task', async () => {
  start({ threads: 1 });
  await expect(pool.run('a', 'exit')).rejects.toMatchObject({ reason: 'ended' });
  expect(await pool.run('a', 'echo', 'again')).toBe('again');
});

it('rejects waiting and running tasks when it closes', async () => {
  start({ threads: 1 });
  const gate = newGate();
  const tasks = [pool.run('a', 'wait', gate), pool.run('b', 'echo', 'x')];
  await untilBegun(gate, 1);
  const outcomes = Promise.allSettled(tasks);
  await pool.close();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.run('c', 'echo', 'x')).rejects.toMatchObject({ of: 'all' });
});
