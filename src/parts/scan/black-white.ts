/** Thresholds each pixel against its surroundings, which removes shadows. */
import type { Pixels } from './straighten.ts';

/**
 * Ink below this share of the surrounding brightness. Values above it fade, so that letters keep their edges.
 */
const INK = 0.72;
const PAPER = 0.88;

export function blackAndWhite({ width, height, data }: Pixels): Pixels {
  const grey = greyOf(data);
  const sums = sumsOf(grey, width, height);
  const reach = Math.max(8, Math.round(Math.max(width, height) / 24));
  const made = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - reach);
    const bottom = Math.min(height, y + reach + 1);
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const mean = sumIn(sums, width, { left, right, top, bottom }) / ((right - left) * (bottom - top));
      const part = (grey[y * width + x] ?? 0) / Math.max(1, mean);
      const shade = 255 * Math.min(1, Math.max(0, (part - INK) / (PAPER - INK)));
      const to = (y * width + x) * 4;
      made[to] = shade;
      made[to + 1] = shade;
      made[to + 2] = shade;
      made[to + 3] = 255;
    }
  }
  return { width, height, data: made };
}

export function greyOf(data: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const grey = new Uint8Array(data.length / 4);
  for (let n = 0; n < grey.length; n += 1) {
    const at = n * 4;
    grey[n] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return grey;
}

/** Summed-area table, one row and column larger than the picture. */
function sumsOf(grey: Uint8Array, width: number, height: number): Float64Array {
  const wide = width + 1;
  const sums = new Float64Array(wide * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += grey[y * width + x] ?? 0;
      sums[(y + 1) * wide + x + 1] = (sums[y * wide + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function sumIn(sums: Float64Array, width: number, { left, right, top, bottom }: Box): number {
  const wide = width + 1;
  const at = (x: number, y: number): number => sums[y * wide + x] ?? 0;
  return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
}
