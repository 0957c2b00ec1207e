/** The worker of the legal database, as the page speaks to it: building and searching never keep the page from drawing. */
import { LIBRARY_WORKER_URL, trustedScript } from '#parts/trusted-script.ts';
import { SEARCH_FILES } from './library-files.ts';
import type { FromWorker, OfficialBytes, ToWorker } from './library-messages.ts';
import type { LibraryReply, LibraryRequest } from './library-queries.ts';

export interface LibraryThread {
  /** Builds it, also anew with other texts; rejects when its files are not on this device. The bytes are given away. */
  readonly open: (official: OfficialBytes) => Promise<void>;
  readonly ask: (request: LibraryRequest) => Promise<LibraryReply>;
  readonly stop: () => void;
}

/** `onRead` is called when the official texts are searched as well, after `open`. */
export function libraryThread(onRead: () => void): LibraryThread {
  const worker = new Worker(trustedScript(LIBRARY_WORKER_URL), { type: 'module', name: 'legal-database' });
  const waiting = new Map<number, (reply: LibraryReply) => void>();
  let opened: ((open: boolean) => void) | null = null;
  let last = 0;
  const settle = (open: boolean) => {
    opened?.(open);
    opened = null;
  };
  const tell = (message: ToWorker, given: Transferable[] = []): void => worker.postMessage(message, given);
  worker.addEventListener('error', () => settle(false));
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'reply') {
      waiting.get(data.n)?.(data.reply);
      waiting.delete(data.n);
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
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        tell({ kind: 'ask', n: last, request });
      }),
    stop: () => worker.terminate(),
  };
}
