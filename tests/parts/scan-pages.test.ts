/** A generated sheet on a table: its position is known, so the detection can be measured. */
import { expect, it } from 'vitest';
import { blackAndWhite, greyOf } from '#parts/scan/black-white.ts';
import { findPage, FINDING_SIDE, type GreyPicture } from '#parts/scan/page-edges.ts';
import { distance, type Point, type Quad } from '#parts/scan/quad.ts';
import { type Pixels, straightened } from '#parts/scan/straighten.ts';

const WIDTH = 180;
const HEIGHT = FINDING_SIDE;

/** The same everywhere it is asked, and like no pattern. */
const noise = (x: number, y: number): number => {
  const mixed = Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453;
  return mixed - Math.floor(mixed);
};

function isInside(quad: Quad, { x, y }: Point): boolean {
  return quad.every((a, n) => {
    const b = quad[(n + 1) % 4] ?? a;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0;
  });
}

interface Scene {
  readonly quad: Quad | null;
  readonly paper?: number;
  readonly table?: number;
  /** A shadow that falls across all of it. */
  readonly shadow?: boolean;
}

function pictureOf({ quad, paper = 225, table = 90, shadow = false }: Scene): GreyPicture {
  const grey = new Uint8Array(WIDTH * HEIGHT).map((_, n) => {
    const [x, y] = [n % WIDTH, Math.floor(n / WIDTH)];
    const light = shadow ? 1 - (0.4 * x) / WIDTH : 1;
    const onPaper = quad !== null && isInside(quad, { x: x + 0.5, y: y + 0.5 });
    const shade = onPaper ? (isPrint(x, y) ? 90 : paper) : table;
    return Math.min(255, Math.max(0, shade * light + (noise(x, y) - 0.5) * 24));
  });
  return { width: WIDTH, height: HEIGHT, grey };
}

const isPrint = (x: number, y: number): boolean =>
  y % 9 < 2 && x % 7 < 5 && noise(Math.floor(x / 20), y) > 0.2;

const quadOf = (...xy: readonly number[]): Quad => {
  const point = (n: number): Point => ({ x: xy[2 * n] ?? 0, y: xy[2 * n + 1] ?? 0 });
  return [point(0), point(1), point(2), point(3)];
};

/** The corner that is furthest from where it should be, as a part of the longer side. */
const furthest = (found: Quad, expectedQuad: Quad): number =>
  Math.max(...found.map((point, n) => distance(point, expectedQuad[n] ?? point))) / FINDING_SIDE;

it.each([
  ['straight in front of the camera', { quad: quadOf(25, 30, 155, 30, 155, 210, 25, 210) }],
  ['turned by some degrees', { quad: quadOf(38, 22, 160, 44, 138, 218, 14, 196) }],
  ['seen from its foot', { quad: quadOf(48, 40, 132, 38, 168, 222, 12, 226) }],
  ['lying far to one side', { quad: quadOf(60, 20, 172, 26, 170, 190, 64, 186) }],
  ['under a shadow', { quad: quadOf(30, 30, 152, 40, 148, 214, 22, 206), shadow: true }],
  ['darker than the table', { quad: quadOf(25, 30, 155, 36, 150, 210, 28, 206), paper: 120, table: 215 }],
  ['slightly lighter than the table', { quad: quadOf(25, 30, 155, 36, 150, 210, 28, 206), table: 170 }],
] as const)('finds a sheet %s', (_, scene) => {
  const found = findPage(pictureOf(scene));
  expect(found).not.toBeNull();
  expect(found && furthest(found, scene.quad)).toBeLessThan(0.03);
});

it('finds no sheet in a picture without one', () => {
  expect(findPage(pictureOf({ quad: null }))).toBeNull();
});

const CORNERS = quadOf(40, 20, 150, 50, 130, 220, 20, 190);

/** Each quarter of the sheet in a colour of its own: red, green, blue, white from the top left, clockwise. */
function colouredSheet(): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(30);
  const middle = { x: 85, y: 120 };
  const shades = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 255],
  ] as const;
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      if (!isInside(CORNERS, { x, y })) continue;
      const nearest = CORNERS.map((corner) => distance(corner, { x, y }));
      const quarter = nearest.indexOf(Math.min(...nearest));
      for (const [band, shade] of (shades[quarter] ?? shades[0]).entries()) {
        data[(y * WIDTH + x) * 4 + band] = distance(middle, { x, y }) < 4 ? 128 : shade;
      }
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const colourAt = ({ width, height, data }: Pixels, part: Point): number[] => {
  const at = (Math.floor(part.y * height) * width + Math.floor(part.x * width)) * 4;
  return Array.from(data.subarray(at, at + 3));
};

it.each([
  [0, [255, 0, 0], [0, 255, 0]],
  [90, [255, 255, 255], [255, 0, 0]],
  [180, [0, 0, 255], [255, 255, 255]],
  [270, [0, 255, 0], [0, 0, 255]],
] as const)('straightens a sheet and turns it by %i degrees', (turn, topLeft, topRight) => {
  const made = straightened(colouredSheet(), { corners: CORNERS, turn, most: 100 });
  expect(Math.max(made.width, made.height)).toBe(100);
  expect(made.width < made.height).toBe(turn === 0 || turn === 180);
  expect([colourAt(made, { x: 0.1, y: 0.1 }), colourAt(made, { x: 0.9, y: 0.1 })]).toEqual([
    [...topLeft],
    [...topRight],
  ]);
});

it('makes paper white and ink black, also under a shadow', () => {
  const { width, height, grey } = pictureOf({ quad: quadOf(0, 0, 180, 0, 180, 240, 0, 240), shadow: true });
  const data = new Uint8ClampedArray(grey.length * 4);
  for (const [n, shade] of grey.entries()) data.fill(shade, n * 4, n * 4 + 3);
  const made = greyOf(blackAndWhite({ width, height, data }).data);
  const between = made.filter((shade) => shade > 40 && shade < 215).length / made.length;
  expect(between).toBeLessThan(0.1);
  const white = (from: number, to: number): number => {
    let count = 0;
    for (let y = 4; y < height; y += 9)
      for (let x = from; x < to; x += 1) if ((made[y * width + x] ?? 0) > 215) count += 1;
    return count / (((to - from) * height) / 9);
  };
  expect(white(10, 60)).toBeGreaterThan(0.95);
  expect(white(120, 170)).toBeGreaterThan(0.95);
});
