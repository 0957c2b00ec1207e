/** Runs tasks in a few worker threads, one task of an account at a time. Further tasks wait in bounded queues. */
import { Thread, type ThreadLimits } from './thread.ts';

/** A task is a function whose input and result can be sent to a thread. */
export type TaskTable = Readonly<Record<string, (...input: never) => unknown>>;

export interface TaskPool<Tasks extends TaskTable> {
  /** `account`: the caller to whom the work is counted. One task of an account runs at a time. */
  readonly run: <K extends keyof Tasks & string>(
    account: string,
    name: K,
    ...input: Parameters<Tasks[K]>
  ) => Promise<Awaited<ReturnType<Tasks[K]>>>;
  readonly waiting: () => number;
}

/** The queue of this account or of all accounts is full. */
export class TasksWaiting extends Error {
  readonly of: 'account' | 'all';

  constructor(of: TasksWaiting['of']) {
    super(`Too many tasks are waiting: ${of}`);
    this.of = of;
  }
}

export interface ThreadPoolOptions extends ThreadLimits {
  /** File that a thread runs (`server/worker.ts`). */
  readonly entry: URL;
  readonly threads: number;
  /** Waiting tasks of all accounts. */
  readonly waiting: number;
}

/** Waiting tasks of one account: a few papers that were asked for in a row. */
const WAITING_PER_ACCOUNT = 4;

/** Milliseconds after which an idle thread ends and frees its memory. */
const IDLE = 60_000;

interface QueuedTask {
  readonly account: string;
  readonly start: () => Promise<void>;
  readonly cancel: () => void;
}

export class ThreadPool<Tasks extends TaskTable> implements TaskPool<Tasks> {
  readonly #options: ThreadPoolOptions;
  readonly #queue: QueuedTask[] = [];
  /** Accounts with a running task. */
  readonly #running = new Set<string>();
  readonly #busy = new Set<Thread>();
  readonly #idle = new Map<Thread, NodeJS.Timeout>();
  #isClosed = false;

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
  }

  waiting = (): number => this.#queue.length;

  run = async <K extends keyof Tasks & string>(
    account: string,
    name: K,
    ...input: Parameters<Tasks[K]>
  ): Promise<Awaited<ReturnType<Tasks[K]>>> => {
    this.#refuseFull(account);
    const value = await new Promise<unknown>((resolve, reject) => {
      const start = async (): Promise<void> => {
        try {
          resolve(await this.#inThread(async (thread) => thread.run({ name, input })));
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      this.#queue.push({ account, start, cancel: () => reject(new TasksWaiting('all')) });
      this.#startNext();
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `worker.ts` runs the task of this name
    return value as Awaited<ReturnType<Tasks[K]>>;
  };

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { cancel } of this.#queue.splice(0)) cancel();
    for (const timer of this.#idle.values()) clearTimeout(timer);
    await Promise.all([...this.#idle.keys(), ...this.#busy].map(async (thread) => thread.end()));
    this.#idle.clear();
  }

  #refuseFull(account: string): void {
    if (this.#isClosed) throw new TasksWaiting('all');
    const own = this.#queue.filter((task) => task.account === account).length;
    if (own >= WAITING_PER_ACCOUNT) throw new TasksWaiting('account');
    if (this.#queue.length >= this.#options.waiting) throw new TasksWaiting('all');
  }

  #startNext(): void {
    if (this.#running.size >= this.#options.threads) return;
    const at = this.#queue.findIndex(({ account }) => !this.#running.has(account));
    const [task] = at === -1 ? [] : this.#queue.splice(at, 1);
    if (!task) return;
    this.#running.add(task.account);
    void task.start().finally(() => {
      this.#running.delete(task.account);
      this.#startNext();
    });
    this.#startNext();
  }

  async #inThread(work: (thread: Thread) => Promise<unknown>): Promise<unknown> {
    const thread = this.#takeThread();
    this.#busy.add(thread);
    try {
      return await work(thread);
    } finally {
      this.#busy.delete(thread);
      if (!thread.hasEnded && !this.#isClosed) this.#restThread(thread);
    }
  }

  #takeThread(): Thread {
    for (const [thread, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(thread);
      if (!thread.hasEnded) return thread;
    }
    return new Thread(this.#options.entry, this.#options);
  }

  #restThread(thread: Thread): void {
    thread.rest();
    const timer = setTimeout(() => {
      this.#idle.delete(thread);
      void thread.end();
    }, IDLE);
    this.#idle.set(thread, timer.unref());
  }
}
