/** Opens a PDF in the pdf.js worker. Scripts in the document do not run and nothing external is fetched. */
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
        data: bytes.slice(), // the worker transfers its input, so copy it
        worker: port,
        isEvalSupported: false, // the content security policy forbids eval
        useWasm: false,
        wasmUrl: DECODERS_URL,
        useSystemFonts: true,
        verbosity: 0,
      }).promise,
    );
    void keepPdfFiles().catch(() => undefined); // retried with the next document
    return { pdf, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** A worker that fails to start reports only an error event. */
function untilFailed<T>(worker: Worker, opened: Promise<T>): Promise<T> {
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('the worker of pdf.js did not start')), {
      once: true,
    });
  });
  return Promise.race([opened, failed]);
}
