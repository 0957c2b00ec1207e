/** One worker thread. It runs one task at a time, and ends if a task exceeds its time or memory. */
import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  /** Milliseconds of one task. */
  readonly time: number;
  /** Megabytes of the heap. */
  readonly memory: number;
}

/** A thread ended before its task. `time` and `memory` name the exceeded limit. */
export class TaskStopped extends Error {
  readonly reason: 'time' | 'memory' | 'ended';

  constructor(reason: TaskStopped['reason'], name: string) {
    super(`The task ${name} was stopped: ${reason}`);
    this.reason = reason;
  }
}

export interface ThreadMessage {
  readonly name: string;
  readonly input: readonly unknown[];
}

export type ThreadAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: Error };

export class Thread {
  readonly #worker: Worker;
  readonly #limits: ThreadLimits;
  #hasEnded = false;

  constructor(entry: URL, limits: ThreadLimits) {
    this.#limits = limits;
    this.#worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: limits.memory } });
    this.#worker.once('exit', () => {
      this.#hasEnded = true;
    });
    this.#worker.on('error', () => {
      this.#hasEnded = true; // the running task reports the error
    });
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** An idle thread does not keep the process alive. */
  rest(): void {
    this.#worker.unref();
  }

  async run(message: ThreadMessage): Promise<unknown> {
    this.#worker.ref();
    const answer = await this.#answerTo(message);
    if (!answer.ok) throw answer.error;
    return answer.value;
  }

  async end(): Promise<void> {
    this.#hasEnded = true;
    await this.#worker.terminate();
  }

  async #answerTo(message: ThreadMessage): Promise<ThreadAnswer> {
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const onAnswer = (answer: ThreadAnswer): void => settle(() => resolve(answer));
      const onError = (error: NodeJS.ErrnoException): void =>
        settle(() => {
          const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
          reject(isMemory ? new TaskStopped('memory', message.name) : error);
        });
      const onExit = (): void => settle(() => reject(new TaskStopped('ended', message.name)));
      const late = setTimeout(() => {
        settle(() => reject(new TaskStopped('time', message.name)));
        void this.end();
      }, this.#limits.time);
      const settle = (outcome: () => void): void => {
        clearTimeout(late);
        worker.off('message', onAnswer).off('error', onError).off('exit', onExit);
        outcome();
      };
      worker.on('message', onAnswer).on('error', onError).on('exit', onExit);
      worker.postMessage(message, []);
    });
  }
}
