/**
 * Makes every paper that leaves the device, off the page's thread. Its makers, the largest libraries of the app, are
 * files of this worker alone: a page that had them too would have them installed twice.
 */
import type { ExportError, FromPaperWorker, MadePaper, PaperJob } from './paper-messages.ts';

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type Answer = Exclude<FromPaperWorker, { kind: 'at' | 'not-made' }>;
type Maker = () => Promise<Answer>;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's own port to its page
const say = (message: FromPaperWorker): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<PaperJob>) => void answer(data));

async function answer(job: PaperJob): Promise<void> {
  const make = await makerOf(job).catch(() => null);
  if (!make) return fail({ kind: 'not-on-this-device' });
  try {
    say(await make());
  } catch {
    fail({ kind: 'failed' });
  }
}

const fail = (error: ExportError): void => say({ kind: 'not-made', error });

const at = (done: number): void => say({ kind: 'at', done });

/** Rejects where a maker cannot be loaded. */
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
    return async () => made(await makePacketPdf(job, at));
  }
  if (job.kind === 'scan') {
    const { makeScanPdf } = await import('./make-scan-pdf.ts');
    return async () => made(await makeScanPdf(job, at));
  }
  if (job.kind === 'shrink') {
    const { shrunk } = await import('./shrink-picture.ts');
    return async () => {
      const bytes = await shrunk(new Uint8Array(await job.picture.arrayBuffer()));
      if (bytes.length >= job.picture.size) throw new Error('nothing was won');
      return made({ blob: new Blob([bytes], { type: 'image/jpeg' }) });
    };
  }
  if (job.kind === 'look') {
    const { lookAtFiles } = await import('./look-at-files.ts');
    return async () => ({ kind: 'looked', looks: await lookAtFiles(job) });
  }
  const { makePacketDocx } = await import('./make-packet-docx.ts');
  return async () => made(await makePacketDocx(job, at));
}

const made = (paper: MadePaper): Answer => ({ kind: 'made', ...paper });

const fileOf = (type: string, bytes: Uint8Array): Answer =>
  made({ blob: new Blob([new Uint8Array(bytes)], { type }) });
