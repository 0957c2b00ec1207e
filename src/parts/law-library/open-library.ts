/** Opens the legal database in its worker, where building and searching never keep the page from drawing. */
import { LIBRARY_WORKER_URL, trustedScript } from '#parts/trusted-script.ts';
import type { Answer } from './library-desk.ts';
import { LIBRARY_FILES } from './library-files.ts';
import { type LawLibrary, lawLibrary } from './law-library.ts';
import type { FromWorker, ToWorker } from './library-messages.ts';

/** Rejects when the worker or its files are not on this device. */
export function openLibrary(): Promise<LawLibrary> {
  const worker = new Worker(trustedScript(LIBRARY_WORKER_URL), { type: 'module', name: 'legal-database' });
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port, not a window
  const tell = (message: ToWorker): void => worker.postMessage(message);
  const library = lawLibrary(
    (ask) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        tell({ kind: 'ask', n: last, ask });
      }),
  );
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      worker.terminate();
      reject(new Error('the legal database does not open'));
    };
    worker.addEventListener('error', giveUp);
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'answer') {
        waiting.get(data.n)?.(data.answer);
        waiting.delete(data.n);
      } else if (data.kind === 'failed') giveUp();
      else {
        worker.removeEventListener('error', giveUp);
        resolve(library);
      }
    });
    tell({ kind: 'open', files: LIBRARY_FILES });
  });
}
