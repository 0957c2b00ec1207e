/** Statistics interface of the page: in a worker, or in the page if none starts. */
import type { Db } from '#data/store/db.ts';
import { reportFailure } from '#data/store/failure-log.ts';
import { MATTERS_WORKER_URL, trustedScript } from '#parts/trusted-script.ts';
import type { FromMatters, MattersAsked, MattersCounted, ToMatters } from './matters-messages.ts';

export interface MattersThread {
  /** Rejects if the local records cannot be read. */
  readonly count: (asked: MattersAsked) => Promise<MattersCounted>;
  readonly stop: () => void;
}

interface PendingCount {
  readonly resolve: (counted: MattersCounted) => void;
  readonly reject: (error: Error) => void;
}

export function mattersThread(db: Db): MattersThread {
  return typeof Worker === 'undefined' ? inPage(db) : inWorker(db);
}

const failed = (): Error => new Error('the matters on this device cannot be counted');

function inWorker(db: Db): MattersThread {
  const worker = new Worker(trustedScript(MATTERS_WORKER_URL), { type: 'module', name: 'own-matters' });
  const pendingCounts = new Map<number, PendingCount>();
  let last = 0;
  worker.addEventListener('error', () => {
    for (const { reject } of pendingCounts.values()) reject(failed());
    pendingCounts.clear();
  });
  worker.addEventListener('message', ({ data }: MessageEvent<FromMatters>) => {
    if ('counted' in data) pendingCounts.get(data.n)?.resolve(data.counted);
    else pendingCounts.get(data.n)?.reject(failed());
    pendingCounts.delete(data.n);
  });
  return {
    count: (request) =>
      new Promise((resolve, reject) => {
        last += 1;
        pendingCounts.set(last, { resolve, reject });
        const message: ToMatters = { n: last, database: db.name, asked: request };
        worker.postMessage(message, []);
      }),
    stop: () => worker.terminate(),
  };
}

function inPage(db: Db): MattersThread {
  return {
    count: async (request) => {
      const { countMatters } = await import('./count-matters.ts');
      return countMatters(db, request).catch((error: unknown) => {
        reportFailure(error, 'page');
        throw error;
      });
    },
    stop: () => undefined,
  };
}
