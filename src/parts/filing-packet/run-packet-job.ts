/** One making of a packet, in a worker of its own that ends with it. Each brings its makers with it, built apart. */
import { err, ok, type Result } from '#kernel/result.ts';
import type { ExportError } from '#parts/document-export/export-document.ts';
import { PACKET_DOCX_WORKER_URL, PACKET_PDF_WORKER_URL, trustedScript } from '#parts/trusted-script.ts';
import type { FromPacketWorker, PacketJob } from './packet-messages.ts';

export type PacketFormat = 'pdf' | 'docx';

export type MadePacket = Omit<Extract<FromPacketWorker, { kind: 'made' }>, 'kind'>;

const WORKERS: Readonly<Record<PacketFormat, string>> = {
  pdf: PACKET_PDF_WORKER_URL,
  docx: PACKET_DOCX_WORKER_URL,
};

export interface JobWatch {
  readonly at: (done: number) => void;
  /** Ends it before its time: the screen is gone. */
  readonly signal: AbortSignal;
}

export function runPacketJob(
  format: PacketFormat,
  job: PacketJob,
  { at, signal }: JobWatch,
): Promise<Result<MadePacket, ExportError>> {
  return new Promise((resolve) => {
    const worker = new Worker(trustedScript(WORKERS[format]), { type: 'module', name: `packet-${format}` });
    const end = (answer: Result<MadePacket, ExportError>) => {
      worker.terminate();
      resolve(answer);
    };
    signal.addEventListener('abort', () => end(err({ kind: 'failed' })), { once: true });
    // a worker that cannot be fetched says so, and nothing else
    worker.addEventListener('error', () => end(err({ kind: 'not-on-this-device' })));
    worker.addEventListener('message', ({ data }: MessageEvent<FromPacketWorker>) => {
      if (data.kind === 'at') at(data.done);
      else end(data.kind === 'made' ? ok(data) : err({ kind: 'failed' }));
    });
    worker.postMessage(job, []);
  });
}
