/** Time for tests: event-loop turns instead of sleeps, and a virtual clock for code that runs on timers. */
import { vi } from 'vitest';

const TURNS = 40;
const STEP_MS = 50;

/** Runs pending work, IndexedDB requests included. fake-indexeddb schedules each request with `setImmediate`. */
export async function settled(turns = TURNS): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

/** Timers and clocks that are frozen until `pass`. `setImmediate` stays real, so that IndexedDB continues. */
export function virtualTime(): { pass: (ms: number) => Promise<void>; end: () => void } {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  return {
    pass: async (ms) => {
      for (let passed = 0; passed < ms; passed += STEP_MS) {
        await settled();
        await vi.advanceTimersByTimeAsync(Math.min(STEP_MS, ms - passed));
      }
      await settled();
    },
    end: () => void vi.useRealTimers(),
  };
}
