/** Timers of the code under test, while a run lasts: a second is a few turns of the loop, and an interval never comes. */

const TURNS = 40;

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
  try {
    return await work();
  } finally {
    Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval });
  }
}
