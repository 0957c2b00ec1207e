/** The worker of the legal database, as the page speaks to it: building and searching never keep the page from drawing. */
import { LIBRARY_WORKER_URL, trustedScript } from '#parts/trusted-script.ts';
import { SEARCH_FILES } from './library-files.ts';
import type { Lookahead } from './law-library.ts';
import type { FromWorker, OfficialBytes, ToWorker } from './library-messages.ts';
import type { CardLines, LibraryReply, LibraryRequest } from './library-queries.ts';

export interface LibraryThread {
  /** Builds it, also anew with other texts; rejects when its files are not on this device. The bytes are given away. */
  readonly open: (official: OfficialBytes) => Promise<void>;
  readonly ask: (request: LibraryRequest) => Promise<LibraryReply>;
  /** Of the edition that is open: what was looked up in another one is forgotten. */
  readonly lookahead: () => Lookahead;
  readonly stop: () => void;
}

interface Waiting {
  readonly resolve: (reply: LibraryReply) => void;
  readonly reject: (why: Error) => void;
}

/** Some keys back and forth. */
const MOST_AHEAD = 300;

/** `onRead` is called when the official texts are searched as well, after `open`. */
export function libraryThread(onRead: () => void): LibraryThread {
  const worker = new Worker(trustedScript(LIBRARY_WORKER_URL), { type: 'module', name: 'legal-database' });
  const waiting = new Map<number, Waiting>();
  let opened: ((open: boolean) => void) | null = null;
  let foundAhead = new Map<string, CardLines>();
  let last = 0;
  const settle = (open: boolean) => {
    opened?.(open);
    opened = null;
  };
  const tell = (message: ToWorker, given: Transferable[] = []): void => worker.postMessage(message, given);
  worker.addEventListener('error', () => settle(false));
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'reply') {
      waiting.get(data.n)?.resolve(data.reply);
      waiting.delete(data.n);
    } else if (data.kind === 'unanswered') {
      waiting.get(data.n)?.reject(new Error(data.reason));
      waiting.delete(data.n);
    } else if (data.kind === 'foundAhead') {
      if (foundAhead.size > MOST_AHEAD) foundAhead.clear();
      for (const [query, lines] of data.found) foundAhead.set(nameOf(query, data.limit), lines);
    } else if (data.kind === 'read') onRead();
    else settle(data.kind === 'ready');
  });
  return {
    open: async (official) => {
      const open = await new Promise<boolean>((resolve) => {
        opened = resolve;
        tell(
          { kind: 'open', files: SEARCH_FILES, official },
          official.map(({ buffer }) => buffer),
        );
      });
      if (!open) throw new Error('the legal database does not open');
    },
    ask: (request) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        tell({ kind: 'ask', n: last, request });
      }),
    lookahead: () => {
      const own = new Map<string, CardLines>();
      foundAhead = own;
      return {
        of: (query, limit) => own.get(nameOf(query, limit)) ?? null,
        ask: (query, limit) => tell({ kind: 'lookAhead', query, limit }),
      };
    },
    stop: () => worker.terminate(),
  };
}

const nameOf = (query: string, limit: number): string => `${limit} ${query}`;
