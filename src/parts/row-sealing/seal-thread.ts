/** The page's side of the worker that seals rows. */
import type { PackedRows } from '#data/store/sealed/packed-rows.ts';
import type { FromSealing, ToSealing } from './seal-messages.ts';

type Boxes = FromSealing['boxes'];

/** A pull asks more often while it lasts. */
const IDLE_MS = 10_000;
/** The file of the worker may come from a slow network in the first session. */
const PATIENCE_MS = 3_000;

/** A worker while rows come: it starts with the first, and ends some seconds after the last. */
export class SealThread {
  readonly #start: () => Worker;
  readonly #waiting = new Map<number, (boxes: Boxes) => void>();
  #worker: Worker | null = null;
  #last = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Null if the worker gave no answer. Throws if the browser starts no worker or copies no rows. */
  async seal(key: CryptoKey, rows: PackedRows): Promise<Boxes> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#started());
    this.#last += 1;
    const n = this.#last;
    const late = setTimeout(() => this.#end(), PATIENCE_MS);
    const answer = new Promise<Boxes>((resolve) => this.#waiting.set(n, resolve));
    const message: ToSealing = { n, key, rows };
    try {
      worker.postMessage(message, []); // a copy, so that the page can seal them itself
      return await answer;
    } finally {
      clearTimeout(late);
      this.#waiting.delete(n);
      if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.#end(), IDLE_MS);
    }
  }

  #started(): Worker {
    const worker = this.#start();
    worker.addEventListener('error', () => this.#end());
    worker.addEventListener('message', ({ data }: MessageEvent<FromSealing>) => {
      this.#waiting.get(data.n)?.(data.boxes);
    });
    return worker;
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const resolve of this.#waiting.values()) resolve(null);
  }
}
