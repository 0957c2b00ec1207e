/** The search over everything, beside the page: ten thousand matters never pass through it. */
import { findIndex, type FindIndex } from './find-index.ts';
import type { FromFind, ToFind } from './find-messages.ts';

let index: FindIndex | null = null;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's own port to its page
const say = (message: FromFind): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToFind>) => {
  if (data.kind === 'read') {
    index ??= findIndex(data.database, () => say({ kind: 'progress' }));
    index.read().catch(() => undefined); // what was read answers; the next opening tries again
  } else if (!index) return; // whoever asks has had it read
  else if (data.kind === 'ask') say({ kind: 'answer', n: data.n, answer: index.ask(data.query) });
  else say({ kind: 'listed', n: data.n, answer: index.list(data.question) });
});
