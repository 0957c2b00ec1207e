/** Page side of the legal database worker, so that indexing and searching never block rendering. */
import { cleanQuery } from '#search/engine/clean-query.ts';
import { fold } from '#search/engine/fold.ts';
import { LIBRARY_WORKER_URL, trustedScript } from '#parts/trusted-script.ts';
import { SEARCH_FILES } from './library-files.ts';
import type { Lookahead } from './law-library.ts';
import type { FromWorker, OfficialBytes, ToWorker } from './library-messages.ts';
import type { CardLine, CardLines, LibraryReply, LibraryRequest } from './library-queries.ts';

export interface LibraryThread {
  /**
   * Builds or rebuilds the database; rejects if its files are not on the device. The bytes are transferred.
   */
  readonly open: (official: OfficialBytes) => Promise<void>;
  readonly ask: (request: LibraryRequest) => Promise<LibraryReply>;
  /** Prefetched results of the open edition; another edition clears them. */
  readonly lookahead: () => Lookahead;
  readonly stop: () => void;
}

interface PendingRequest {
  readonly resolve: (reply: LibraryReply) => void;
  readonly reject: (why: Error) => void;
}

/** Cached queries, enough for a long session; they share their rows. */
const MOST_KEPT = 5_000;

/** After `open`, `onRead` is called when the official texts are searchable too. */
export function libraryThread(onRead: () => void): LibraryThread {
  const worker = new Worker(trustedScript(LIBRARY_WORKER_URL), { type: 'module', name: 'legal-database' });
  const pendingRequests = new Map<number, PendingRequest>();
  let opened: ((open: boolean) => void) | null = null;
  /** Rows of the open edition that were sent ahead, each once. */
  let rows: CardLine[] = [];
  let recent = new Map<string, CardLines>();
  let last = 0;
  const settle = (open: boolean) => {
    opened?.(open);
    opened = null;
  };
  const tell = (message: ToWorker, given: Transferable[] = []): void => worker.postMessage(message, given);
  worker.addEventListener('error', () => settle(false));
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'reply') {
      pendingRequests.get(data.n)?.resolve(data.reply);
      pendingRequests.delete(data.n);
    } else if (data.kind === 'unanswered') {
      pendingRequests.get(data.n)?.reject(new Error(data.reason));
      pendingRequests.delete(data.n);
    } else if (data.kind === 'foundAhead') {
      rows.push(...data.rows);
      const linesAt = (places: readonly number[]) => places.flatMap((place) => rows[place] ?? []);
      for (const { query, places, total } of data.found)
        keep(recent, nameOf(query, data.limit), { lines: linesAt(places), total });
    } else if (data.kind === 'read') onRead();
    else {
      if (data.kind === 'ready') rows = []; // the rows belong to the previous edition
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
        pendingRequests.set(last, { resolve, reject });
        tell({ kind: 'ask', n: last, request });
      }),
    lookahead: () => {
      const own = new Map<string, CardLines>();
      recent = own;
      return {
        of: (query, limit) => own.get(nameOf(query, limit)) ?? null,
        ask: (query, limit) => tell({ kind: 'lookAhead', query, limit }),
        keep: (query, limit, lines) => keep(own, nameOf(query, limit), lines),
      };
    },
    stop: () => worker.terminate(),
  };
}

function keep(recent: Map<string, CardLines>, name: string, lines: CardLines): void {
  if (recent.size >= MOST_KEPT) recent.clear();
  recent.set(name, lines);
}

/** Cache key, folded like the search text: case, spaces and keyboard variants do not matter. */
const nameOf = (query: string, limit: number): string => `${limit} ${fold(cleanQuery(query))}`;
