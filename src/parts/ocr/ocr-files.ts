/** Addresses of the files of the reader of pictures. They are fetched when a picture is first read. */
import WASM from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import ENG from './models/eng.traineddata.gz?url';
import HIN from './models/hin.traineddata.gz?url';
import MAR from './models/mar.traineddata.gz?url';
import type { OcrFiles } from './ocr-messages.ts';

export const OCR_FILES: OcrFiles = { wasm: WASM, models: { eng: ENG, hin: HIN, mar: MAR } };

/** Fetches the models of the other languages too, so that the next paper needs no network. */
export async function keepOcrFiles(): Promise<void> {
  for (const url of Object.values(OCR_FILES.models)) {
    const { ok } = await fetch(url);
    if (!ok) throw new Error(`${url} did not come`);
  }
}
