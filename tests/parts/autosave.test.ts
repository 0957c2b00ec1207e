import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { autosave, type SaveProblem, type SaveStatus } from '#parts/form/autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MAY_BE_LOST_MS = 300;

/** A device whose writes take `takes` ms, or fail. */
function device(takes = 20) {
  let storedText = '';
  const statuses: SaveStatus[] = [];
  let problem: SaveProblem | null = null;
  const writes: string[] = [];
  const pen = autosave<string>(
    {
      merge: (_, later) => later,
      save: async (text) => {
        await new Promise((resolve) => {
          setTimeout(resolve, takes);
        });
        if (problem !== null) return problem;
        writes.push(text);
        storedText = text;
        return null;
      },
    },
    (safety) => statuses.push(safety),
  );
  const fails = (as: SaveProblem | null) => {
    problem = as;
  };
  return { pen, told: statuses, writes, fails, kept: () => storedText };
}

/** Strokes that come so fast, each adding a letter; the answer is the most that was ever not on the device, in ms. */
async function mostLost(
  { pen, kept }: ReturnType<typeof device>,
  strokes: readonly number[],
): Promise<number> {
  let text = '';
  let now = 0;
  let most = 0;
  const typedAt: number[] = [];
  for (const pause of strokes) {
    text += 'x';
    typedAt.push(now);
    pen.keep(text);
    for (let ms = 0; ms < pause; ms += 10) {
      await vi.advanceTimersByTimeAsync(10);
      now += 10;
      const firstLost = typedAt[kept().length];
      if (firstLost !== undefined) most = Math.max(most, now - firstLost);
    }
  }
  return most;
}

it.each([
  ['without a pause', Array.from({ length: 108 }, () => 50)],
  ['at one letter per 290 ms', Array.from({ length: 20 }, () => 290)],
  ['in bursts', Array.from({ length: 60 }, (_, n) => (n % 7 === 0 ? 900 : 30))],
])('loses at most 300 ms of text typed %s', async (_, strokes) => {
  const most = await mostLost(device(), strokes);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(MAY_BE_LOST_MS);
});

it('writes newer text after a slow write, never older text over it', async () => {
  const slow = device(1_000);
  slow.pen.keep('a');
  await vi.advanceTimersByTimeAsync(300);
  slow.pen.keep('ab');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(slow.writes).toEqual(['a', 'ab']);
  expect(slow.told.at(-1)).toBe('saved');
});

it('does not report saved until the last keystroke is saved', async () => {
  const slow = device(1_000);
  slow.pen.keep('a');
  await vi.advanceTimersByTimeAsync(300);
  slow.pen.keep('ab');
  await vi.advanceTimersByTimeAsync(950);
  expect(slow.kept()).toBe('a');
  expect(slow.told.at(-1)).toBe('typing');
});

it('writes at once on flush and reports whether all text is saved', async () => {
  const { pen, kept, fails } = device();
  pen.keep('a');
  const flushed = pen.flush();
  await vi.advanceTimersByTimeAsync(20);
  expect(await flushed).toBe(true);
  expect(kept()).toBe('a');
  fails('full');
  pen.keep('ab');
  const refused = pen.flush();
  await vi.advanceTimersByTimeAsync(20);
  expect(await refused).toBe(false);
});

it('reports full storage, keeps the text and writes it on flush', async () => {
  const { pen, told, kept, fails } = device();
  fails('full');
  pen.keep('typed on a full phone');
  await vi.advanceTimersByTimeAsync(500);
  expect(told.at(-1)).toBe('full');
  fails(null);
  const again = pen.flush();
  await vi.advanceTimersByTimeAsync(20);
  expect(await again).toBe(true);
  expect(kept()).toBe('typed on a full phone');
});

it('writes the last text of a closed form without notifying it', async () => {
  const { pen, told, kept } = device();
  pen.keep('Ganesh');
  pen.tell(() => undefined);
  void pen.flush();
  await vi.advanceTimersByTimeAsync(50);
  expect(kept()).toBe('Ganesh');
  expect(told).toEqual(['typing']);
});
