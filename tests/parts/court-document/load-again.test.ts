import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAgain } from '#parts/load-again.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const failsOnce = () =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error()).mockResolvedValue('words');

it('keeps what arrived', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'words');
  const words = loadAgain(load);
  expect([await words.fetch(), await words.toRender()]).toEqual(['words', 'words']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again at the next call after a failure', async () => {
  const words = loadAgain(failsOnce());
  expect(await words.fetch()).toBeUndefined();
  expect(await words.fetch()).toBe('words');
});

it('gives a render the failed promise, so that it ends, and a later render a new one', async () => {
  const words = loadAgain(failsOnce());
  const first = words.toRender();
  expect(await first).toBeUndefined();
  expect(words.toRender()).toBe(first);
  vi.advanceTimersByTime(5_000);
  expect(await words.toRender()).toBe('words');
});
