/** The search, as the page speaks to it: in a worker of its own, and in the page where there is none. */
import { Dexie } from 'dexie';
import type { Db } from '#data/store/db.ts';
import { FIND_WORKER_URL, trustedScript } from '#parts/trusted-script.ts';
import { type FindAnswer, findIndex } from './find-index.ts';
import type { FromFind, ToFind } from './find-messages.ts';

export interface FindThread {
  /** Reads what is new, where anything is. */
  readonly refresh: () => void;
  readonly ask: (query: string) => Promise<FindAnswer>;
  readonly onProgress: (listener: () => void) => () => void;
}

const threads = new WeakMap<Db, FindThread>();

/** One for each person's database, kept while the page is: its index is read once. */
export function findThread(db: Db): FindThread {
  const known = threads.get(db);
  if (known) return known;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const { read, ask } = typeof Worker === 'undefined' ? inPage(db, tell) : inWorker(db, tell);
  let stale = true;
  Dexie.on('storagemutated', (parts) => {
    if (Object.keys(parts).some((part) => part.startsWith(`idb://${db.name}/`))) stale = true;
  });
  const thread: FindThread = {
    ask,
    refresh: () => {
      if (!stale) return;
      stale = false;
      read();
    },
    onProgress: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  threads.set(db, thread);
  return thread;
}

interface Side {
  readonly read: () => void;
  readonly ask: FindThread['ask'];
}

function inWorker(db: Db, tell: () => void): Side {
  const worker = new Worker(trustedScript(FIND_WORKER_URL), { type: 'module', name: 'find-everything' });
  const waiting = new Map<number, (answer: FindAnswer) => void>();
  let last = 0;
  const say = (message: ToFind): void => worker.postMessage(message, []);
  worker.addEventListener('message', ({ data }: MessageEvent<FromFind>) => {
    if (data.kind === 'progress') return tell();
    waiting.get(data.n)?.(data.answer);
    waiting.delete(data.n);
  });
  return {
    read: () => say({ kind: 'read', database: db.name }),
    ask: (query) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        say({ kind: 'ask', n: last, query });
      }),
  };
}

function inPage(db: Db, tell: () => void): Side {
  const index = findIndex(db.name, tell);
  return {
    read: () => void index.read().catch(() => undefined),
    ask: async (query) => index.ask(query),
  };
}
