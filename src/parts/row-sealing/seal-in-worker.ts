/**
 * Seals the rows of large pulls in a worker, because a call of WebCrypto for each row blocks the screen. Without
 * an answer the page seals them itself.
 */
import { backgroundFailed } from '#data/store/failure-log.ts';
import { type SealPacked, sealPacked } from '#data/store/sealed/packed-rows.ts';
import { SEAL_WORKER_URL, trustedScript } from '#parts/trusted-script.ts';
import { SealThread } from './seal-thread.ts';

/** Null after a failure: this page starts no second worker. */
let thread: SealThread | null | undefined;

export const sealInWorker: SealPacked = async (key, rows) => {
  if (thread === undefined) thread = typeof Worker === 'undefined' ? null : new SealThread(ownWorker);
  if (!thread) return sealPacked(key, rows);
  try {
    const boxes = await thread.seal(key, rows);
    if (boxes) return boxes;
    throw new Error('the worker sealed no rows');
  } catch (error) {
    // the browser may also refuse to start the worker or to copy the rows
    thread = null;
    backgroundFailed(error);
    return sealPacked(key, rows);
  }
};

const ownWorker = (): Worker =>
  new Worker(trustedScript(SEAL_WORKER_URL), { type: 'module', name: 'row-sealing' });
