/** Files of pdf.js that its worker asks for by itself: asked for once ahead, they are kept for a day without a signal. */
import JPEG2000 from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { PDF_WORKER_URL } from '#parts/trusted-script.ts';

/** The worker adds the decoder's own name, which lands behind the question mark of the name that the build has given it. */
export const DECODERS_URL = `${JPEG2000}?/`;

export async function keepPdfFiles(): Promise<void> {
  for (const url of [PDF_WORKER_URL, JPEG2000]) {
    const { ok } = await fetch(url);
    if (!ok) throw new Error(`${url} did not come`);
  }
}
