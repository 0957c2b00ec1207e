/** Opens a PDF in the worker of pdf.js: no script of a document runs, and nothing is asked of any other address. */
import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PDF_WORKER_URL, trustedScript } from '#parts/trusted-script.ts';
import { DECODERS_URL, keepPdfFiles } from './pdf-files.ts';

export interface OpenedPdf {
  readonly pdf: PDFDocumentProxy;
  readonly close: () => void;
}

export async function openPdf(bytes: Uint8Array<ArrayBuffer>): Promise<OpenedPdf> {
  const worker = new Worker(trustedScript(PDF_WORKER_URL), { type: 'module', name: 'pdf' });
  const port = PDFWorker.create({ port: worker });
  const close = (): void => {
    port.destroy();
    worker.terminate();
  };
  try {
    const pdf = await untilFailed(
      worker,
      getDocument({
        data: bytes.slice(), // the worker takes what it is given
        worker: port,
        isEvalSupported: false, // the policy of the page allows no code from text
        useWasm: false,
        wasmUrl: DECODERS_URL,
        useSystemFonts: true,
        verbosity: 0,
      }).promise,
    );
    void keepPdfFiles().catch(() => undefined); // they are asked for again with the next document
    return { pdf, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Of a worker that does not start nothing else is heard. */
function untilFailed<T>(worker: Worker, opened: Promise<T>): Promise<T> {
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('the worker of pdf.js did not start')), {
      once: true,
    });
  });
  return Promise.race([opened, failed]);
}
