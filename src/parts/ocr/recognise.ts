/** Tesseract over one grey picture. Runs in the worker of the app and in tests. */
import startCore, { type TesseractModule } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { GreyPicture } from '#parts/scan/page-edges.ts';
import { linesOfTable, type OcrModel, type OcrPage } from './ocr-page.ts';

export interface OcrEngine {
  readonly core: TesseractModule;
  /** Models that are loaded. */
  readonly models: Set<OcrModel>;
}

export interface OcrJob {
  readonly models: readonly OcrModel[];
  readonly load: (model: OcrModel) => Promise<Uint8Array>;
}

const NEURAL = 1;
const FAILED = 1;

export async function startEngine(
  wasmBinary: Uint8Array,
  onPercent?: (percent: number) => void,
): Promise<OcrEngine> {
  const core = await startCore({ wasmBinary, ...(onPercent && { TesseractProgress: onPercent }) });
  return { core, models: new Set() };
}

export async function recognise(
  { core, models }: OcrEngine,
  { width, height, grey }: GreyPicture,
  job: OcrJob,
): Promise<OcrPage> {
  for (const model of job.models) {
    if (models.has(model)) continue;
    core.FS.writeFile(`${model}.traineddata`, await job.load(model));
    models.add(model);
  }
  const api = new core.TessBaseAPI();
  try {
    if (api.Init(null, job.models.join('+'), NEURAL) !== 0)
      throw new Error('a model of the reader is damaged');
    core.FS.writeFile('/input', portableGreyMap({ width, height, grey }));
    if (api.SetImageFile(1, 0) === FAILED) throw new Error('the picture did not reach the reader');
    api.Recognize(null);
    return { width, height, lines: linesOfTable(api.GetTSVText(0)) };
  } finally {
    api.End();
  }
}

function portableGreyMap({ width, height, grey }: GreyPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + grey.length);
  file.set(head);
  file.set(grey, head.length);
  return file;
}
