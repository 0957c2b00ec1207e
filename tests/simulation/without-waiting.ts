/**
 * What of the code under test takes its own time, while a run lasts: a second is a few turns of the loop, an interval never
 * comes, and a hash is there at once (the browser's comes from another thread, now sooner and now later).
 */
import { createHash } from 'node:crypto';

const TURNS = 40;

const hashAtOnce = async (_by: string, data: Uint8Array): Promise<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(data).digest()).buffer;

export async function withoutWaiting<T>(work: () => Promise<T>): Promise<T> {
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  const cleared = new WeakSet<object>();
  const soon = (run: () => void): object => {
    const timer = {};
    let left = TURNS;
    const turn = () => {
      left -= 1;
      if (left > 0) setImmediate(turn);
      else if (!cleared.has(timer)) run();
    };
    setImmediate(turn);
    return timer;
  };
  const clear = (timer: unknown) => {
    if (typeof timer === 'object' && timer !== null) cleared.add(timer);
  };
  Object.assign(globalThis, {
    setTimeout: soon,
    setInterval: () => ({}),
    clearTimeout: clear,
    clearInterval: clear,
  });
  Object.assign(crypto.subtle, { digest: hashAtOnce });
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(crypto.subtle, 'digest'); // the own one stands behind it
    Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval });
  }
}
