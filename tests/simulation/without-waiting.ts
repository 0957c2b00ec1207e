/**
 * Replaces time-dependent APIs during a run: a second is a few turns of the event loop, and intervals never
 * fire. A hash is ready at once, because the browser's thread makes its timing random.
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
    Reflect.deleteProperty(crypto.subtle, 'digest'); // restores the native method of the prototype
    Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval });
  }
}
