/** Final image of a photographed page. Runs in the page for the preview and in a worker for the file. */
import { blackAndWhite } from './black-white.ts';
import { canvasOf, jpgOf, pixelsOf } from './pixels.ts';
import { type Quad, scaled } from './quad.ts';
import { type Pixels, straightened } from './straighten.ts';

export interface ScannedPage {
  /** JPEG bytes. */
  readonly photo: Uint8Array<ArrayBuffer>;
  readonly width: number;
  /** In photo pixels. */
  readonly corners: Quad;
  readonly turn: 0 | 90 | 180 | 270;
  readonly blackWhite: boolean;
}

export interface PageFinish {
  /** Longer side in pixels. */
  readonly most: number;
  /** JPEG quality from 0 to 1. */
  readonly quality: number;
}

/** 200 dpi on A4: sharp print. */
export const SHARP: PageFinish = { most: 2338, quality: 0.72 };
/** 120 dpi: readable print, ten pages per megabyte. */
export const SMALL: PageFinish = { most: 1400, quality: 0.55 };

export interface FinishedPage {
  readonly jpg: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

export async function finishPage(page: ScannedPage, { most, quality }: PageFinish): Promise<FinishedPage> {
  const { width, height, data } = await drawnPage(page, most);
  return { jpg: await jpgOf(canvasOf({ width, height, data }), quality), width, height };
}

export async function drawnPage(
  { photo, width, corners, turn, blackWhite }: ScannedPage,
  most: number,
): Promise<Pixels> {
  const pixels = await pixelsOf(new Blob([photo], { type: 'image/jpeg' }), 2 * most);
  const straight = straightened(pixels, { corners: scaled(corners, pixels.width / width), turn, most });
  return blackWhite ? blackAndWhite(straight) : straight;
}
