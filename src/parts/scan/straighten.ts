/** Corrects the perspective of a photographed sheet, rotates and scales it. */
import { distance, type Point, type Quad } from './quad.ts';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

export interface Straightening {
  readonly corners: Quad;
  /** Degrees clockwise. */
  readonly turn: 0 | 90 | 180 | 270;
  /** Longer side in pixels. */
  readonly most: number;
}

export function straightened(photo: Pixels, { corners, turn, most }: Straightening): Pixels {
  const start = turn / 90;
  const turned = corners.map((_, n) => corners[(n - start + 4) % 4] ?? { x: 0, y: 0 });
  const [a, b, c, d] = turned;
  if (!a || !b || !c || !d) return photo;
  const { width, height } = sizeOf([a, b, c, d], most);
  const from = projection([a, b, c, d]);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = from((x + 0.5) / width, (y + 0.5) / height);
      sample(photo, at, { data, to: (y * width + x) * 4 });
    }
  }
  return { width, height, data };
}

/** Size from the longer of opposite sides. */
function sizeOf([a, b, c, d]: Quad, most: number): { readonly width: number; readonly height: number } {
  const width = Math.max(distance(a, b), distance(d, c), 1);
  const height = Math.max(distance(a, d), distance(b, c), 1);
  const scale = Math.min(1, most / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Maps the unit square to the four corners. */
function projection([a, b, c, d]: Quad): (u: number, v: number) => Point {
  const dx1 = b.x - c.x;
  const dx2 = d.x - c.x;
  const dx3 = a.x - b.x + c.x - d.x;
  const dy1 = b.y - c.y;
  const dy2 = d.y - c.y;
  const dy3 = a.y - b.y + c.y - d.y;
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = determinant === 0 ? 0 : (dx3 * dy2 - dx2 * dy3) / determinant;
  const h = determinant === 0 ? 0 : (dx1 * dy3 - dx3 * dy1) / determinant;
  return (u, v) => {
    const far = g * u + h * v + 1;
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / far,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / far,
    };
  };
}

/** Bilinear interpolation of four pixels. */
function sample(
  { width, height, data: from }: Pixels,
  point: Point,
  { data, to }: { readonly data: Uint8ClampedArray; readonly to: number },
): void {
  const x = Math.min(width - 1, Math.max(0, point.x - 0.5));
  const y = Math.min(height - 1, Math.max(0, point.y - 0.5));
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const [fx, fy] = [x - left, y - top];
  const [p, q, r, s] = [
    (top * width + left) * 4,
    (top * width + right) * 4,
    (bottom * width + left) * 4,
    (bottom * width + right) * 4,
  ];
  for (let band = 0; band < 3; band += 1) {
    const above = (from[p + band] ?? 0) * (1 - fx) + (from[q + band] ?? 0) * fx;
    const below = (from[r + band] ?? 0) * (1 - fx) + (from[s + band] ?? 0) * fx;
    data[to + band] = above * (1 - fy) + below * fy;
  }
  data[to + 3] = 255;
}
