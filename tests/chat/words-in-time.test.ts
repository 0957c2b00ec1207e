/** A Hindi answer does not wait forever for the Hindi tables when the network is silent. */
import { expect, it, vi } from 'vitest';
import { chatWordsIn } from '#text/chat-words.ts';

const neverAnswers = () => new Promise<null>(() => undefined);

it('waits two seconds for the Hindi tables, then continues without them', async () => {
  vi.useFakeTimers();
  try {
    const coming = chatWordsIn('hi', neverAnswers);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(2_000);
    const words = await coming;
    expect(words.quoted).toBeUndefined();
    expect(Object.keys(words.asks).length).toBeGreaterThan(0);
  } finally {
    vi.useRealTimers();
  }
});
