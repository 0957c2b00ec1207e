/** Seals the rows of a large pull. */
import { sealPacked } from '#data/store/sealed/packed-rows.ts';
import type { FromSealing, ToSealing } from './seal-messages.ts';

const say = (message: FromSealing, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

self.addEventListener('message', ({ data: { n, key, rows } }: MessageEvent<ToSealing>) => {
  sealPacked(key, rows).then(
    (boxes) => say({ n, boxes }, [boxes.buffer]),
    () => say({ n, boxes: null }),
  );
});
