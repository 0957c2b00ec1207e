/** Search worker, so that ten thousand matters never load in the page. */
import { reportUncaught } from '#data/store/failure-log.ts';
import { findIndex, type FindIndex } from './find-index.ts';
import { type FromFind, hearOf, type ToFind } from './find-messages.ts';

let index: FindIndex | null = null;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's own port to its page
const say = (message: FromFind): void => self.postMessage(message);

reportUncaught('background');
self.addEventListener('message', ({ data }: MessageEvent<ToFind>) => {
  if (data.kind === 'read') index ??= findIndex(data.database, () => say({ kind: 'progress' }));
  if (index) hearOf(index, data, say); // a query implies an earlier read
});
