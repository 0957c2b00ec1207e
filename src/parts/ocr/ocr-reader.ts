/** A worker that reads the pages of one document. It holds up to 300 MB, so it ends with the document. */
import { err, ok, type Result } from '#kernel/result.ts';
import { OCR_WORKER_URL, trustedScript } from '#parts/trusted-script.ts';
import { keepOcrFiles, OCR_FILES } from './ocr-files.ts';
import type { FromOcrWorker, OcrAnswer, OcrFault, OcrRequest } from './ocr-messages.ts';
import type { OcrLanguage } from './ocr-page.ts';

export interface OcrReader {
  readonly read: (
    request: Pick<OcrRequest, 'picture' | 'isPhoto'>,
    onProgress: (done: number) => void,
  ) => Promise<Result<OcrAnswer, OcrFault>>;
  readonly close: () => void;
}

/** Null language: found out with the first page and kept for the others. */
export function openOcrReader(language: OcrLanguage | null, signal: AbortSignal): OcrReader {
  const worker = new Worker(trustedScript(OCR_WORKER_URL), { type: 'module', name: 'ocr' });
  let known = language;
  const close = (): void => worker.terminate();
  signal.addEventListener('abort', close, { once: true });
  return {
    close,
    read: async (request, onProgress) => {
      const read = await answerOf(
        worker,
        { ...request, files: OCR_FILES, language: known },
        {
          onProgress,
          signal,
        },
      );
      if (!read.ok) return read;
      if (known === null) void keepOcrFiles().catch(() => undefined); // retried with the next paper
      known = read.value.language;
      return read;
    },
  };
}

/** A picture without text, such as noise, can take minutes. A page of text takes seconds, also on a slow phone. */
const LONGEST_PAGE = 90_000;

interface Watch {
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

function answerOf(
  worker: Worker,
  request: OcrRequest,
  { onProgress, signal }: Watch,
): Promise<Result<OcrAnswer, OcrFault>> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const end = (answer: Result<OcrAnswer, OcrFault>) => {
      stop.abort();
      resolve(answer);
    };
    const until = { signal: stop.signal };
    signal.addEventListener('abort', () => end(err('failed')), until);
    const late = setTimeout(() => end(err('too-long')), LONGEST_PAGE);
    stop.signal.addEventListener('abort', () => clearTimeout(late));
    worker.addEventListener('error', () => end(err('not-here')), until); // a script that does not load
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<FromOcrWorker>) => {
        if (data.kind === 'at') onProgress(data.done);
        else end(data.kind === 'read' ? ok(data) : err(data.fault));
      },
      until,
    );
    worker.postMessage(request, []);
  });
}
