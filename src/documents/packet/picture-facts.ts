/** Reads size and orientation from an image header without decoding the image. */

/** Clockwise rotation before printing. */
export type Turn = 0 | 90 | 180 | 270;

export interface Picture {
  readonly format: 'jpg' | 'png';
  /** In pixels, as stored. */
  readonly width: number;
  readonly height: number;
  readonly turn: Turn;
  /** `cmyk`: for a printing press. */
  readonly colours: 'rgb' | 'cmyk';
}

export function pictureFacts(bytes: Uint8Array, format: 'jpg' | 'png'): Picture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return format === 'png' ? pngFacts(view) : jpgFacts(view);
  } catch (error) {
    if (error instanceof RangeError) return null; // truncated header
    throw error;
  }
}

function pngFacts(view: DataView): Picture | null {
  const width = view.getUint32(16);
  const height = view.getUint32(20);
  return width > 0 && height > 0 ? { format: 'png', width, height, turn: 0, colours: 'rgb' } : null;
}

/** Frame markers carry the size; C4, C8 and CC are other segments. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const EXIF = 0x45786966;

function jpgFacts(view: DataView): Picture | null {
  let turn: Turn = 0;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const length = view.getUint16(at + 2);
    if (isFrame(marker)) {
      const height = view.getUint16(at + 5);
      const width = view.getUint16(at + 7);
      const colours = view.getUint8(at + 9) === 4 ? 'cmyk' : 'rgb';
      return width > 0 && height > 0 ? { format: 'jpg', width, height, turn, colours } : null;
    }
    if (marker === 0xe1 && view.getUint32(at + 4) === EXIF) turn = turnOf(view, at + 10);
    at += 2 + length;
  }
  return null;
}

const ORIENTATION = 0x0112;
const TURNS: Readonly<Record<number, Turn>> = { 3: 180, 6: 90, 8: 270 };

/** Mirrored orientations, which no camera produces, are printed unchanged. */
function turnOf(view: DataView, tiff: number): Turn {
  const little = view.getUint16(tiff) === 0x4949;
  const first = tiff + view.getUint32(tiff + 4, little);
  const entries = view.getUint16(first, little);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + entry * 12;
    if (view.getUint16(at, little) === ORIENTATION) return TURNS[view.getUint16(at + 8, little)] ?? 0;
  }
  return 0;
}
