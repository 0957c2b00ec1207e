/** The thread's side: runs the tasks that the pool sends, one at a time. */
import { parentPort } from 'node:worker_threads';
import { invariant } from '#kernel/assert.ts';
import type { ThreadAnswer, ThreadMessage } from './thread.ts';
import type { TaskTable } from './thread-pool.ts';

type Work = (...input: readonly unknown[]) => unknown;

export function answerTasks(tasks: TaskTable): void {
  invariant(parentPort, 'answerTasks runs in a worker thread');
  const port = parentPort;
  port.on('message', (message: ThreadMessage) => {
    void (async () => {
      const answer = await answerTo(tasks, message);
      // the bytes of a paper are moved, not copied
      port.postMessage(answer, answer.ok && ownsBuffer(answer.value) ? [answer.value.buffer] : []);
    })();
  });
}

async function answerTo(tasks: TaskTable, { name, input }: ThreadMessage): Promise<ThreadAnswer> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `ThreadPool.run` checks the input of each task
    const work = tasks[name] as Work | undefined;
    invariant(work, `no task ${name}`);
    return { ok: true, value: await work(...input) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** A small Buffer shares its memory with others, which cannot be moved. */
const ownsBuffer = (value: unknown): value is Uint8Array<ArrayBuffer> =>
  value instanceof Uint8Array &&
  value.buffer instanceof ArrayBuffer &&
  value.byteLength === value.buffer.byteLength;
