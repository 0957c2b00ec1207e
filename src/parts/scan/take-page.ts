/** Photo of a page as stored: limited in size, with detected corners. */
import { greyOf } from './black-white.ts';
import { findPage, FINDING_SIDE } from './page-edges.ts';
import { drawn, jpgOf, pixelsOf } from './pixels.ts';
import { type Quad, scaled, wholeOf } from './quad.ts';

export interface TakenPage {
  readonly photo: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly corners: Quad;
  /** False: no sheet detected, so the corners are those of the photo. */
  readonly isFound: boolean;
}

/** Maximum side in pixels, above the sharpest output. */
const MOST = 3000;
const QUALITY = 0.9;

/** Rejects non-images. */
export async function takePage(picture: ImageBitmapSource): Promise<TakenPage> {
  const canvas = await drawn(picture, MOST);
  const { width, height } = canvas;
  const photo = await jpgOf(canvas, QUALITY);
  const found = await cornersIn(photo, width);
  return { photo, width, height, corners: found ?? wholeOf(width, height), isFound: found !== null };
}

/** In photo pixels; null if no sheet is detected. */
export async function cornersIn(photo: Uint8Array<ArrayBuffer>, photoWidth: number): Promise<Quad | null> {
  const small = await pixelsOf(new Blob([photo], { type: 'image/jpeg' }), FINDING_SIDE);
  const { width, height, data } = small;
  const found = findPage({ width, height, grey: greyOf(data) });
  return found && scaled(found, photoWidth / width);
}
