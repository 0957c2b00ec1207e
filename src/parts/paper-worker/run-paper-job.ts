/** One paper being made, in a worker of its own that ends with it. */
import { err, ok, type Result } from '#kernel/result.ts';
import { PAPER_WORKER_URL, trustedScript } from '#parts/trusted-script.ts';
import type { ExportError, FromPaperWorker, MadePaper, PaperJob } from './paper-messages.ts';

export interface JobWatch {
  /** How much is done, from 0 to 1. */
  readonly at?: (done: number) => void;
  /** Ends it before its time: the screen is gone. */
  readonly signal?: AbortSignal;
}

export function runPaperJob(
  job: PaperJob,
  { at, signal }: JobWatch = {},
): Promise<Result<MadePaper, ExportError>> {
  return new Promise((resolve) => {
    const worker = new Worker(trustedScript(PAPER_WORKER_URL), { type: 'module', name: `paper-${job.kind}` });
    const end = (answer: Result<MadePaper, ExportError>) => {
      worker.terminate();
      resolve(answer);
    };
    signal?.addEventListener('abort', () => end(err({ kind: 'failed' })), { once: true });
    // a worker that cannot be fetched says so, and nothing else
    worker.addEventListener('error', () => end(err({ kind: 'not-on-this-device' })));
    worker.addEventListener('message', ({ data }: MessageEvent<FromPaperWorker>) => {
      if (data.kind === 'at') at?.(data.done);
      else end(data.kind === 'made' ? ok(data) : err(data.error));
    });
    worker.postMessage(job, []);
  });
}
