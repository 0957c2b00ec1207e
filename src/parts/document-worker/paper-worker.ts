/**
 * Makes every paper outside the main thread. The large libraries belong to this worker only, so they are
 * precached once.
 */
import type { ExportError, FromPaperWorker, MadePaper, PaperJob } from './paper-messages.ts';
import { reportFailure, reportUncaught } from '#data/store/failure-log.ts';

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type PaperAnswer = Exclude<FromPaperWorker, { kind: 'at' | 'not-made' }>;
/** Null if nothing can be made. */
type Maker = () => Promise<PaperAnswer | null>;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's own port to its page
const say = (message: FromPaperWorker): void => self.postMessage(message);

reportUncaught('page');
self.addEventListener('message', ({ data }: MessageEvent<PaperJob>) => void answer(data));

async function answer(job: PaperJob): Promise<void> {
  const make = await makerOf(job).catch(() => null); // not cached and no network
  if (!make) return fail({ kind: 'not-on-this-device' });
  try {
    const made = await make();
    if (made) say(made);
    else fail({ kind: 'failed' });
  } catch (error) {
    reportFailure(error, 'page');
    fail({ kind: 'failed' });
  }
}

const fail = (error: ExportError): void => say({ kind: 'not-made', error });

const at = (done: number): void => say({ kind: 'at', done });

/** Rejects if a maker cannot be loaded. */
async function makerOf(job: PaperJob): Promise<Maker> {
  if (job.kind === 'pdf') {
    const { renderPdf } = await import('#documents/render/pdf.ts');
    return async () => fileOf(PDF, await renderPdf(job.document, job.fonts));
  }
  if (job.kind === 'docx') {
    const { renderDocx } = await import('#documents/render/docx.ts');
    return async () => fileOf(DOCX, await renderDocx(job.document));
  }
  if (job.kind === 'packet-pdf') {
    const { makePacketPdf } = await import('./make-packet-pdf.ts');
    return async () => madeOf(await makePacketPdf(job, at));
  }
  if (job.kind === 'scan') {
    const { makeScanPdf } = await import('./make-scan-pdf.ts');
    return async () => madeOf(await makeScanPdf(job, at));
  }
  if (job.kind === 'shrink') {
    const { shrunk } = await import('./shrink-picture.ts');
    return async () => {
      const bytes = await shrunk(new Uint8Array(await job.picture.arrayBuffer())).catch(() => null); // the picture cannot be rendered
      const isSmaller = bytes !== null && bytes.length < job.picture.size;
      return isSmaller ? fileOf('image/jpeg', bytes) : null;
    };
  }
  if (job.kind === 'look') {
    const { lookAtFiles } = await import('./look-at-files.ts');
    return async () => ({ kind: 'looked', looks: await lookAtFiles(job) });
  }
  if (job.kind === 'read') {
    const { readDocx } = await import('./read-docx.ts');
    return async () => ({ kind: 'read', reading: await readDocx(job.bytes) });
  }
  const { makePacketDocx } = await import('./make-packet-docx.ts');
  return async () => madeOf(await makePacketDocx(job, at));
}

const madeOf = (paper: MadePaper): PaperAnswer => ({ kind: 'made', ...paper });

const fileOf = (type: string, bytes: Uint8Array): PaperAnswer =>
  madeOf({ blob: new Blob([new Uint8Array(bytes)], { type }) });
