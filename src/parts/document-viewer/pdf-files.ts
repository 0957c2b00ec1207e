/** Files that the pdf.js worker loads itself. Fetched ahead so that they work offline. */
import JPEG2000 from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { PDF_WORKER_URL } from '#parts/trusted-script.ts';

/** The worker appends the decoder name; the question mark moves it into the query of the hashed URL. */
export const DECODERS_URL = `${JPEG2000}?/`;

export async function keepPdfFiles(): Promise<void> {
  for (const url of [PDF_WORKER_URL, JPEG2000]) {
    const { ok } = await fetch(url);
    if (!ok) throw new Error(`${url} did not come`);
  }
}
