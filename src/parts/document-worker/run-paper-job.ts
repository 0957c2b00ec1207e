/** Runs one paper job in its own worker, which ends with the job. */
import { err, ok, type Result } from '#kernel/result.ts';
import { PAPER_WORKER_URL, trustedScript } from '#parts/trusted-script.ts';
import type {
  DocxReading,
  ExportError,
  FromPaperWorker,
  LookJob,
  Looks,
  MadePaper,
  MakeJob,
  PaperJob,
} from './paper-messages.ts';

export interface JobWatch {
  /** Progress from 0 to 1. */
  readonly at?: (done: number) => void;
  /** Aborts the job when the screen unmounts. */
  readonly signal?: AbortSignal;
}

export function runPaperJob(job: MakeJob, watch?: JobWatch): Promise<Result<MadePaper, ExportError>> {
  return answerTo(job, (message) => (message.kind === 'made' ? message : null), watch);
}

/** Inspects documents before they are bound. */
export function lookAtFiles({ of }: LookJob, watch?: JobWatch): Promise<Result<Looks, ExportError>> {
  return answerTo(
    { kind: 'look', of },
    (message) => (message.kind === 'looked' ? message.looks : null),
    watch,
  );
}

/** Milliseconds after which a document counts as too large. */
const READING = 60_000;

/** Reads a DOCX. A reading that takes too long ends, and the document is not shown. */
export async function readDocx(bytes: Uint8Array<ArrayBuffer>, left?: AbortSignal): Promise<DocxReading> {
  const late = AbortSignal.timeout(READING);
  const signal = left ? AbortSignal.any([left, late]) : late;
  const reading = await answerTo(
    { kind: 'read', bytes },
    (message) => (message.kind === 'read' ? message.reading : null),
    { signal },
  );
  if (reading.ok) return reading.value;
  return { kind: 'unshown', why: reading.error.kind === 'failed' ? 'too-large' : 'not-here' };
}

function answerTo<T>(
  job: PaperJob,
  read: (said: FromPaperWorker) => T | null,
  { at, signal }: JobWatch = {},
): Promise<Result<T, ExportError>> {
  return new Promise((resolve) => {
    const worker = new Worker(trustedScript(PAPER_WORKER_URL), { type: 'module', name: `paper-${job.kind}` });
    const end = (answer: Result<T, ExportError>) => {
      worker.terminate();
      resolve(answer);
    };
    signal?.addEventListener('abort', () => end(err({ kind: 'failed' })), { once: true });
    // the only report of a worker script that fails to load
    worker.addEventListener('error', () => end(err({ kind: 'not-on-this-device' })));
    worker.addEventListener('message', ({ data }: MessageEvent<FromPaperWorker>) => {
      if (data.kind === 'at') return at?.(data.done);
      const answer = read(data);
      return end(
        answer === null ? err(data.kind === 'not-made' ? data.error : { kind: 'failed' }) : ok(answer),
      );
    });
    worker.postMessage(job, []);
  });
}
