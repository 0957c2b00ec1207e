/** Reads a page that lies upside down in its picture. */
import type { GreyPicture } from '#parts/scan/page-edges.ts';
import type { Pixels } from '#parts/scan/straighten.ts';
import { languageBy, meanConfidence, type OcrLanguage, type OcrPage } from './ocr-page.ts';

export interface UprightReading {
  readonly page: OcrPage;
  readonly isTurned: boolean;
}

/** The mean confidence of an upright page is above it: measured 91, and 58 upside down. */
const UPRIGHT = 75;
/** A blurred page has nearly the same confidence both ways. */
const CLEARLY_BETTER = 10;

/** The page is read again only if its first reading is doubtful. */
export async function readUpright(
  picture: GreyPicture,
  read: (picture: GreyPicture) => Promise<OcrPage>,
): Promise<UprightReading> {
  const page = await read(picture);
  const confidence = meanConfidence(page);
  if (confidence >= UPRIGHT || page.lines.length === 0) return { page, isTurned: false };
  const turned = await read(upsideDown(picture));
  const isTurned = meanConfidence(turned) >= confidence + CLEARLY_BETTER;
  return { page: isTurned ? turned : page, isTurned };
}

/** The last pixel becomes the first one. */
export const upsideDown = ({ width, height, grey }: GreyPicture): GreyPicture => ({
  width,
  height,
  grey: grey.toReversed(),
});

export function pixelsUpsideDown({ width, height, data }: Pixels): Pixels {
  const colours = new Uint32Array(data.buffer, data.byteOffset, width * height).toReversed();
  return { width, height, data: new Uint8ClampedArray(colours.buffer) };
}

/** Part of the page that decides on the language. */
const STRIP = { from: 0.15, to: 0.4 };

/** An English page upside down looks like another script to the English model. */
export async function languageOf(
  picture: GreyPicture,
  readEnglish: (strip: GreyPicture) => Promise<OcrPage>,
): Promise<OcrLanguage> {
  const language = languageBy(await readEnglish(stripOf(picture)));
  if (language === 'english') return language;
  const turned = await readEnglish(stripOf(upsideDown(picture)));
  return turned.lines.length > 0 && languageBy(turned) === 'english' ? 'english' : language;
}

function stripOf({ width, height, grey }: GreyPicture): GreyPicture {
  const [top, bottom] = [Math.floor(height * STRIP.from), Math.floor(height * STRIP.to)];
  return { width, height: bottom - top, grey: grey.subarray(top * width, bottom * width) };
}
