/** Seals the rows of a large pull. */
import { reportFailure, reportUncaught } from '#data/store/failure-log.ts';
import { sealPacked } from '#data/store/sealed/packed-rows.ts';
import type { FromSealing, ToSealing } from './seal-messages.ts';

const say = (message: FromSealing, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

reportUncaught('background');
self.addEventListener('message', ({ data: { n, key, rows } }: MessageEvent<ToSealing>) => {
  sealPacked(key, rows).then(
    (boxes) => say({ n, boxes }, [boxes.buffer]),
    (error: unknown) => {
      reportFailure(error, 'background');
      say({ n, boxes: null });
    },
  );
});
