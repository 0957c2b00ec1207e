/** Search interface of the page: in a worker, or in the page if none starts. */
import { Dexie } from 'dexie';
import type { Db } from '#data/store/db.ts';
import { invariant } from '#kernel/assert.ts';
import { FIND_WORKER_URL, trustedScript } from '#parts/trusted-script.ts';
import { FOUND_IN } from '#records/find/find-entry.ts';
import { type FindAnswer, findIndex, type ListAnswer, type ListQuestion } from './find-index.ts';
import { type FromFind, hearOf, type ToFind } from './find-messages.ts';

export interface FindThread {
  /** Reads changes, if any. */
  readonly refresh: () => void;
  readonly ask: (query: string) => Promise<FindAnswer>;
  readonly list: (question: ListQuestion) => Promise<ListAnswer>;
  /** A listener also keeps the index current. */
  readonly onProgress: (listener: () => void) => () => void;
}

/** Minimum time between rereads while a listener exists, because a sync makes many changes. */
const ANEW_MS = 2_000;

const threads = new WeakMap<Db, FindThread>();

/** One per user database for the life of the page, so that the index is read once. */
export function findThread(db: Db): FindThread {
  const known = threads.get(db);
  if (known) return known;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const { read, ask, list } = sideOf(db, tell);
  let stale = true;
  let later: ReturnType<typeof setTimeout> | undefined;
  const refresh = (): void => {
    if (!stale) return;
    stale = false;
    read();
  };
  const isFound = new RegExp(`^idb://${db.name}/(?:${FOUND_IN.map(({ store }) => store).join('|')})/`);
  Dexie.on('storagemutated', (parts) => {
    if (!Object.keys(parts).some((part) => isFound.test(part))) return;
    stale = true;
    if (listeners.size === 0) return;
    later ??= setTimeout(() => {
      later = undefined;
      if (listeners.size > 0 && db.isOpen()) refresh();
    }, ANEW_MS);
  });
  const thread: FindThread = {
    ask,
    list,
    refresh,
    onProgress: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  threads.set(db, thread);
  return thread;
}

interface SearchBackend {
  readonly read: () => void;
  readonly ask: FindThread['ask'];
  readonly list: FindThread['list'];
}

type Say = (message: ToFind) => void;
type Hear = (from: FromFind) => void;

interface PendingRequest {
  readonly message: ToFind;
  readonly take: Hear;
}

/** Falls back to the page if the worker fails to start or crashes. */
function sideOf(db: Db, tell: () => void): SearchBackend {
  const pendingRequests = new Map<number, PendingRequest>();
  let last = 0;
  const hear: Hear = (from) => {
    if (from.kind === 'progress') return tell();
    const pendingRequest = pendingRequests.get(from.n);
    pendingRequests.delete(from.n);
    pendingRequest?.take(from);
  };
  const read = { kind: 'read', database: db.name } as const;
  let say: Say =
    typeof Worker === 'undefined'
      ? inPage(db, hear)
      : inWorker(hear, () => {
          say = inPage(db, hear);
          say(read);
          for (const { message } of pendingRequests.values()) say(message);
        });
  const next = (messageOf: (n: number) => ToFind): Promise<FromFind> =>
    new Promise((resolve) => {
      last += 1;
      const message = messageOf(last);
      pendingRequests.set(last, { message, take: resolve });
      say(message);
    });
  return {
    read: () => say(read),
    ask: async (query) => {
      const from = await next((n) => ({ kind: 'ask', n, query }));
      invariant(from.kind === 'answer', 'a question of the search was answered as a list');
      return from.answer;
    },
    list: async (question) => {
      const from = await next((n) => ({ kind: 'list', n, question }));
      invariant(from.kind === 'listed', 'a list was answered as a question of the search');
      return from.answer;
    },
  };
}

function inWorker(hear: Hear, onFall: () => void): Say {
  const worker = new Worker(trustedScript(FIND_WORKER_URL), { type: 'module', name: 'find-everything' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromFind>) => hear(data));
  worker.addEventListener(
    'error',
    () => {
      worker.terminate();
      onFall();
    },
    { once: true },
  );
  return (message) => worker.postMessage(message, []);
}

function inPage(db: Db, hear: Hear): Say {
  const index = findIndex(db.name, () => hear({ kind: 'progress' }));
  return (message) => hearOf(index, message, hear);
}
