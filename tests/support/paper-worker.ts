/** Replaces the paper worker in jsdom: renders on the thread of the test. */
import { Blob as NodeBlob } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { lookAtFiles } from '#parts/document-worker/look-at-files.ts';
import { makePacketPdf } from '#parts/document-worker/make-packet-pdf.ts';
import { readDocx } from '#parts/document-worker/read-docx.ts';
import { renderDocx } from '#documents/render/docx.ts';
import type { FromPaperWorker, PaperJob } from '#parts/document-worker/paper-messages.ts';

async function answerTo(job: PaperJob): Promise<FromPaperWorker> {
  if (job.kind === 'look') return { kind: 'looked', looks: await lookAtFiles(job) };
  if (job.kind === 'packet-pdf') return { kind: 'made', ...(await makePacketPdf(job, () => undefined)) };
  if (job.kind === 'read') return { kind: 'read', reading: await readDocx(job.bytes) };
  if (job.kind === 'docx') {
    const file: unknown = new NodeBlob([await renderDocx(job.document)]); // that of jsdom cannot be read
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the Blob of Node has the same methods
    return { kind: 'made', blob: file as Blob };
  }
  return { kind: 'not-made', error: { kind: 'failed' } };
}

class PaperWorker extends EventTarget {
  terminated = false;

  postMessage(job: PaperJob): void {
    void this.#answer(job);
  }

  async #answer(job: PaperJob): Promise<void> {
    const data = await answerTo(job);
    if (!this.terminated) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {
    this.terminated = true;
  }
}

/** The fonts come from the files of the build. */
const fontFile = async (url: string): Promise<Response> =>
  new Response(new Uint8Array(readFileSync(path.join(process.cwd(), url.replace(/^\/@fs/, '')))));

export function withPaperWorker(): void {
  vi.stubGlobal('Worker', PaperWorker);
  vi.stubGlobal('fetch', (url: string) => fontFile(url));
}
