/** The worker of the legal database, as the page speaks to it: building and searching never keep the page from drawing. */
import { cleanQuery } from '#search/engine/clean-query.ts';
import { fold } from '#search/engine/fold.ts';
import { LIBRARY_WORKER_URL, trustedScript } from '#parts/trusted-script.ts';
import { SEARCH_FILES } from './library-files.ts';
import type { Lookahead } from './law-library.ts';
import type { FromWorker, OfficialBytes, ToWorker } from './library-messages.ts';
import type { CardLine, CardLines, LibraryReply, LibraryRequest } from './library-queries.ts';

export interface LibraryThread {
  /** Builds it, also anew with other texts; rejects when its files are not on this device. The bytes are given away. */
  readonly open: (official: OfficialBytes) => Promise<void>;
  readonly ask: (request: LibraryRequest) => Promise<LibraryReply>;
  /** Of the edition that is open: what was looked up in another one is forgotten. */
  readonly lookahead: () => Lookahead;
  readonly stop: () => void;
}

interface PendingRequest {
  readonly resolve: (reply: LibraryReply) => void;
  readonly reject: (why: Error) => void;
}

/** A long evening of typing; the rows of each are those of others too. */
const MOST_KEPT = 5_000;

/** `onRead` is called when the official texts are searched as well, after `open`. */
export function libraryThread(onRead: () => void): LibraryThread {
  const worker = new Worker(trustedScript(LIBRARY_WORKER_URL), { type: 'module', name: 'legal-database' });
  const waiting = new Map<number, PendingRequest>();
  let opened: ((open: boolean) => void) | null = null;
  /** Of the edition that is open, as they were sent ahead: each once. */
  let rows: CardLine[] = [];
  let kept = new Map<string, CardLines>();
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
      rows.push(...data.rows);
      for (const { query, places, total } of data.found)
        keep(kept, nameOf(query, data.limit), { lines: places.flatMap((place) => rows[place] ?? []), total });
    } else if (data.kind === 'read') onRead();
    else {
      if (data.kind === 'ready') rows = []; // those were of another edition
      settle(data.kind === 'ready');
    }
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
      kept = own;
      return {
        of: (query, limit) => own.get(nameOf(query, limit)) ?? null,
        ask: (query, limit) => tell({ kind: 'lookAhead', query, limit }),
        keep: (query, limit, lines) => keep(own, nameOf(query, limit), lines),
      };
    },
    stop: () => worker.terminate(),
  };
}

function keep(kept: Map<string, CardLines>, name: string, lines: CardLines): void {
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(name, lines);
}

/** What is searched is folded too: a capital, a space at the end or another keyboard's sign finds the same. */
const nameOf = (query: string, limit: number): string => `${limit} ${fold(cleanQuery(query))}`;
