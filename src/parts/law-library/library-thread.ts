/** The worker of the legal database, as the page speaks to it: building and searching never keep the page from drawing. */
import { LIBRARY_WORKER_URL, trustedScript } from '#parts/trusted-script.ts';
import type { Answer, Ask } from './library-desk.ts';
import { LIBRARY_FILES } from './library-files.ts';
import type { FromWorker, OfficialBytes, ToWorker } from './library-messages.ts';

export interface LibraryThread {
  /** Builds it, also anew with other texts; rejects when its files are not on this device. The bytes are given away. */
  readonly open: (official: OfficialBytes) => Promise<void>;
  readonly ask: (ask: Ask) => Promise<Answer>;
  readonly stop: () => void;
}

/** `onRead` is called when the official texts are searched as well, after `open`. */
export function libraryThread(onRead: () => void): LibraryThread {
  const worker = new Worker(trustedScript(LIBRARY_WORKER_URL), { type: 'module', name: 'legal-database' });
  const waiting = new Map<number, (answer: Answer) => void>();
  let opened: ((open: boolean) => void) | null = null;
  let last = 0;
  const settle = (open: boolean) => {
    opened?.(open);
    opened = null;
  };
  const tell = (message: ToWorker, given: Transferable[] = []): void => worker.postMessage(message, given);
  worker.addEventListener('error', () => settle(false));
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'answer') {
      waiting.get(data.n)?.(data.answer);
      waiting.delete(data.n);
    } else if (data.kind === 'read') onRead();
    else settle(data.kind === 'ready');
  });
  return {
    open: async (official) => {
      const open = await new Promise<boolean>((resolve) => {
        opened = resolve;
        tell(
          { kind: 'open', files: LIBRARY_FILES, official },
          official.map(({ buffer }) => buffer),
        );
      });
      if (!open) throw new Error('the legal database does not open');
    },
    ask: (ask) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        tell({ kind: 'ask', n: last, ask });
      }),
    stop: () => worker.terminate(),
  };
}
