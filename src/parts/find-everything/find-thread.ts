/** The search, as the page speaks to it: in a worker of its own, and in the page where there is none. */
import { Dexie } from 'dexie';
import type { Db } from '#data/store/db.ts';
import { FIND_WORKER_URL, trustedScript } from '#parts/trusted-script.ts';
import { FOUND_IN } from './find-entry.ts';
import { type FindAnswer, findIndex, type ListAnswer, type ListQuestion } from './find-index.ts';
import type { FromFind, ToFind } from './find-messages.ts';

export interface FindThread {
  /** Reads what is new, where anything is. */
  readonly refresh: () => void;
  readonly ask: (query: string) => Promise<FindAnswer>;
  readonly list: (question: ListQuestion) => Promise<ListAnswer>;
  /** Whoever listens sees what changes meanwhile, too. */
  readonly onProgress: (listener: () => void) => () => void;
}

/** Between two readings of what changes while somebody looks: a sync changes much, one page after the other. */
const ANEW_MS = 2_000;

const threads = new WeakMap<Db, FindThread>();

/** One for each person's database, kept while the page is: its index is read once. */
export function findThread(db: Db): FindThread {
  const known = threads.get(db);
  if (known) return known;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const { read, ask, list } = typeof Worker === 'undefined' ? inPage(db, tell) : inWorker(db, tell);
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

interface Side {
  readonly read: () => void;
  readonly ask: FindThread['ask'];
  readonly list: FindThread['list'];
}

function inWorker(db: Db, tell: () => void): Side {
  const worker = new Worker(trustedScript(FIND_WORKER_URL), { type: 'module', name: 'find-everything' });
  const waiting = new Map<number, (from: FromFind) => void>();
  let last = 0;
  const say = (message: ToFind): void => worker.postMessage(message, []);
  worker.addEventListener('message', ({ data }: MessageEvent<FromFind>) => {
    if (data.kind === 'progress') return tell();
    waiting.get(data.n)?.(data);
    waiting.delete(data.n);
  });
  const answered = <T>(sayAs: (n: number) => void, answerOf: (from: FromFind) => T | null): Promise<T> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, (from) => {
        const answer = answerOf(from);
        if (answer !== null) resolve(answer);
      });
      sayAs(last);
    });
  return {
    read: () => say({ kind: 'read', database: db.name }),
    ask: (query) =>
      answered(
        (n) => say({ kind: 'ask', n, query }),
        (from) => (from.kind === 'answer' ? from.answer : null),
      ),
    list: (question) =>
      answered(
        (n) => say({ kind: 'list', n, question }),
        (from) => (from.kind === 'listed' ? from.answer : null),
      ),
  };
}

function inPage(db: Db, tell: () => void): Side {
  const index = findIndex(db.name, tell);
  return {
    read: () => void index.read().catch(() => undefined),
    ask: async (query) => index.ask(query),
    list: async (question) => index.list(question),
  };
}
