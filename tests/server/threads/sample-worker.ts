/** Entry of the threads of a test: tasks that block, never end, fill the memory or fail. */
import { answerTasks } from '../../../server/threads/answer-tasks.ts';
import type { SampleTasks } from './sample-tasks.ts';

const tasks: SampleTasks = {
  echo: (text) => text,
  bytes: (length) => new Uint8Array(length).fill(7),
  wait: (gate) => {
    Atomics.add(gate, 1, 1);
    Atomics.notify(gate, 1);
    Atomics.wait(gate, 0, 0);
    return Atomics.add(gate, 2, 1);
  },
  endless: () => {
    for (;;) Math.sqrt(2);
  },
  greedy: () => {
    const rows: string[][] = [];
    for (;;) rows.push(Array.from({ length: 1_000 }, (_, n) => `row ${n} of ${rows.length}`));
  },
  fail: (sentence) => {
    throw new RangeError(sentence);
  },
  exit: () => process.exit(3),
};

answerTasks(tasks);
