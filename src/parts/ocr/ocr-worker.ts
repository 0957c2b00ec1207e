/**
 * Reads pictures of papers. The server sends this file with a content security policy of its own, which allows
 * WebAssembly.
 */
import { reportFailure, reportUncaught } from '#data/store/failure-log.ts';
import { greyOf } from '#parts/scan/black-white.ts';
import { findPage, FINDING_SIDE, type GreyPicture } from '#parts/scan/page-edges.ts';
import { canvasOf, jpgOf, pixelsOf } from '#parts/scan/pixels.ts';
import { scaled } from '#parts/scan/quad.ts';
import { type Pixels, straightened } from '#parts/scan/straighten.ts';
import type { FromOcrWorker, OcrAnswer, OcrFault, OcrFiles, OcrRequest } from './ocr-messages.ts';
import { MODELS_OF, type OcrLanguage, type OcrModel, type OcrPage } from './ocr-page.ts';
import { type OcrEngine, recognise, startEngine } from './recognise.ts';
import { languageOf, pixelsUpsideDown, readUpright } from './upright.ts';

/** A4 at 200 dpi. */
const SIDE = 2338;
/** Quality of the picture from which a person checks the readings. */
const QUALITY = 0.7;

class OcrError extends Error {
  override readonly name = 'OcrError';
  readonly fault: OcrFault;

  constructor(fault: OcrFault) {
    super(fault);
    this.fault = fault;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's own port to its page
const say = (message: FromOcrWorker): void => self.postMessage(message);

reportUncaught('page');
self.addEventListener('message', ({ data }: MessageEvent<OcrRequest>) => void answer(data));

let starting: Promise<OcrEngine> | null = null;

async function answer(request: OcrRequest): Promise<void> {
  try {
    say({ kind: 'read', ...(await read(request)) });
  } catch (error) {
    const fault = error instanceof OcrError ? error.fault : 'failed';
    if (fault === 'failed') reportFailure(error, 'page');
    say({ kind: 'failed', fault });
  }
}

async function read({ files, picture, isPhoto, language }: OcrRequest): Promise<OcrAnswer> {
  starting ??= bytesAt(files.wasm).then((wasm) =>
    startEngine(wasm, (percent) => say({ kind: 'at', done: percent / 100 })),
  );
  const engine = await starting;
  const pixels = await pageOf(picture, isPhoto);
  const { width, height } = pixels;
  const grey: GreyPicture = { width, height, grey: greyOf(pixels.data) };
  const readIn = (of: OcrLanguage, part: GreyPicture): Promise<OcrPage> =>
    recognise(engine, part, { models: MODELS_OF[of], load: (model) => modelAt(files, model) });
  const found = language ?? (await languageOf(grey, (strip) => readIn('english', strip)));
  const { page, isTurned } = await readUpright(grey, (part) => readIn(found, part));
  const upright = isTurned ? pixelsUpsideDown(pixels) : pixels;
  return { page, language: found, jpg: await jpgOf(canvasOf(upright), QUALITY) };
}

async function pageOf(picture: Blob | ImageBitmap, isPhoto: boolean): Promise<Pixels> {
  const pixels = await pixelsOf(picture, SIDE).catch((): never => {
    throw new OcrError('no-picture'); // the browser has its own error for a file that is no picture
  });
  if (!isPhoto) return pixels;
  const small = await pixelsOf(canvasOf(pixels).transferToImageBitmap(), FINDING_SIDE);
  const sheet = findPage({ width: small.width, height: small.height, grey: greyOf(small.data) });
  if (!sheet) return pixels;
  const corners = scaled(sheet, pixels.width / small.width);
  return straightened(pixels, { corners, turn: 0, most: SIDE });
}

async function modelAt({ models }: OcrFiles, model: OcrModel): Promise<Uint8Array> {
  const packed = await fetchFile(models[model]);
  return bytesIn(packed.body?.pipeThrough(new DecompressionStream('gzip')));
}

const bytesAt = async (url: string): Promise<Uint8Array> => bytesIn((await fetchFile(url)).body);

const bytesIn = async (stream: ReadableStream<Uint8Array> | null | undefined): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream).arrayBuffer());

/** A file that does not come is a missing network, not a fault of the paper. */
async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url).catch(() => null); // offline, as below
  if (!response?.ok) {
    starting = null;
    throw new OcrError('not-here');
  }
  return response;
}
