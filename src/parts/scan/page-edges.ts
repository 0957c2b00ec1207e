/**
 * Finds a sheet of paper in a small grey picture: Hough transform by gradient direction, then the best frame
 * of four lines. Null if there is none; the user then sets the corners.
 */
import { areaOf, isConvex, type Point, type Quad } from './quad.ts';

export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

/** Longer side of the picture used for edge detection. */
export const FINDING_SIDE = 240;

/** Minimum share of the picture that a sheet covers. */
const LEAST_AREA = 0.15;
/** Minimum visible share of its weakest edge. */
const LEAST_SUPPORT = 0.42;
const LINES = 10;

export function findPage(picture: GreyPicture): Quad | null {
  const contrast = contrastOf(smoothed(picture));
  const lines = strongestLines(contrast);
  const across = lines.filter(({ angle }) => isAcross(angle));
  const down = lines.filter(({ angle }) => !isAcross(angle));
  let best: { readonly quad: Quad; readonly score: number } | null = null;
  for (const [top, bottom] of pairs(across)) {
    for (const [left, right] of pairs(down)) {
      const quad = framed([top, bottom, left, right], contrast);
      const score = quad ? scoreOf(quad, contrast) : 0;
      if (quad && score > (best?.score ?? 0)) best = { quad, score };
    }
  }
  return best?.quad ?? null;
}

/** Blurs print but not paper edges: averages neighbours in both directions. */
function smoothed({ width, height, grey }: GreyPicture): GreyPicture {
  let from = grey;
  for (let pass = 0; pass < 2; pass += 1) {
    from = blurred(from, width, (x) => [x === 0 ? 0 : -1, x === width - 1 ? 0 : 1]);
    from = blurred(from, width, (_, y) => [y === 0 ? 0 : -width, y === height - 1 ? 0 : width]);
  }
  return { width, height, grey: from };
}

function blurred(
  from: Uint8Array,
  width: number,
  besides: (x: number, y: number) => readonly [number, number],
): Uint8Array {
  return from.map((here, n) => {
    const [before, after] = besides(n % width, Math.floor(n / width));
    return ((from[n + before] ?? 0) + here + (from[n + after] ?? 0)) / 3;
  });
}

const clamp = (at: number, size: number): number => Math.min(size - 1, Math.max(0, at));

interface Contrast {
  readonly width: number;
  readonly height: number;
  readonly strength: Float32Array;
  /** Direction across the edge, 0 to pi. */
  readonly angle: Float32Array;
  /** Edge threshold. */
  readonly least: number;
}

function contrastOf({ width, height, grey }: GreyPicture): Contrast {
  const strength = new Float32Array(width * height);
  const angle = new Float32Array(width * height);
  const at = (x: number, y: number): number => grey[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const gx =
        at(x + 1, y - 1) +
        2 * at(x + 1, y) +
        at(x + 1, y + 1) -
        at(x - 1, y - 1) -
        2 * at(x - 1, y) -
        at(x - 1, y + 1);
      const gy =
        at(x - 1, y + 1) +
        2 * at(x, y + 1) +
        at(x + 1, y + 1) -
        at(x - 1, y - 1) -
        2 * at(x, y - 1) -
        at(x + 1, y - 1);
      strength[y * width + x] = Math.hypot(gx, gy);
      angle[y * width + x] = (Math.atan2(gy, gx) + Math.PI) % Math.PI;
    }
  }
  return { width, height, strength, angle, least: Math.max(24, 0.35 * partOf(strength, 0.97)) };
}

/** Value exceeded only by the remaining share. */
function partOf(values: Float32Array, part: number): number {
  return values.toSorted()[Math.floor(values.length * part)] ?? 0;
}

interface Line {
  /** Angle of the normal. */
  readonly angle: number;
  /** Distance from the centre of the picture. */
  readonly away: number;
  readonly votes: number;
}

const ANGLES = 180;
/** Degrees on either side of the gradient that a pixel votes for. */
const SPREAD = 3;

function strongestLines(contrast: Contrast): Line[] {
  const { width, height, strength, angle, least } = contrast;
  const reach = Math.ceil(Math.hypot(width, height) / 2);
  const span = 2 * reach + 1;
  const votes = new Float32Array(ANGLES * span);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const here = strength[y * width + x] ?? 0;
      if (here < least) continue;
      const angleBin = Math.round(((angle[y * width + x] ?? 0) / Math.PI) * ANGLES);
      for (let step = -SPREAD; step <= SPREAD; step += 1) {
        const turn = (angleBin + step + ANGLES) % ANGLES;
        const theta = (turn / ANGLES) * Math.PI;
        const away = (x - width / 2) * Math.cos(theta) + (y - height / 2) * Math.sin(theta);
        const cell = turn * span + Math.round(away) + reach;
        votes[cell] = (votes[cell] ?? 0) + Math.min(here, 4 * least);
      }
    }
  }
  return [...peaks(votes, span, true), ...peaks(votes, span, false)];
}

/** Local maxima of one direction, apart from stronger ones. */
function peaks(votes: Float32Array, span: number, across: boolean): Line[] {
  const strongLines: Line[] = [];
  const lines = linesIn(votes, span).filter(({ angle }) => isAcross(angle) === across);
  for (const line of lines.toSorted((a, b) => b.votes - a.votes)) {
    if (strongLines.length === LINES || line.votes < (strongLines[0]?.votes ?? 0) / 12) break;
    if (strongLines.every((other) => !isNear(line, other))) strongLines.push(line);
  }
  return strongLines;
}

function linesIn(votes: Float32Array, span: number): Line[] {
  const lines: Line[] = [];
  const reach = (span - 1) / 2;
  for (const [cell, here] of votes.entries()) {
    const angle = (Math.floor(cell / span) / ANGLES) * Math.PI;
    if (here > 0) lines.push({ angle, away: (cell % span) - reach, votes: here });
  }
  return lines;
}

/** A line just above pi equals one just above 0 with the opposite sign. */
function isNear(a: Line, b: Line): boolean {
  const turn = Math.abs(a.angle - b.angle);
  const wraps = turn > Math.PI / 2;
  const apart = wraps ? Math.PI - turn : turn;
  return apart < Math.PI / 15 && Math.abs(a.away - (wraps ? -b.away : b.away)) < 7;
}

/** The normal is more vertical than horizontal. */
const isAcross = (angle: number): boolean => angle > Math.PI / 4 && angle < (3 * Math.PI) / 4;

function pairs<T>(all: readonly T[]): (readonly [T, T])[] {
  return all.flatMap((a, n) => all.slice(n + 1).map((b) => [a, b] as const));
}

/** Corners of the four lines, in order; null if they frame no sheet. */
function framed([a, b, c, d]: readonly [Line, Line, Line, Line], { width, height }: Contrast): Quad | null {
  const middle = { x: width / 2, y: height / 2 };
  const found = [a, b].flatMap((one) => [c, d].map((other) => crossing(one, other, middle)));
  const points = found.filter((point) => point !== null);
  if (points.length < 4) return null;
  const quad = inOrder(points);
  const slack = 0.04 * Math.max(width, height);
  const isInside = quad.every(
    ({ x, y }) => x >= -slack && y >= -slack && x <= width + slack && y <= height + slack,
  );
  if (!isInside || !isConvex(quad)) return null;
  const trimmed = quad.map(({ x, y }) => ({ x: clamp(x, width + 1), y: clamp(y, height + 1) }));
  const [p, q, r, s] = trimmed;
  if (!p || !q || !r || !s || areaOf([p, q, r, s]) < LEAST_AREA * width * height) return null;
  return [p, q, r, s];
}

function crossing(a: Line, b: Line, { x, y }: Point): Point | null {
  const wide = Math.sin(b.angle - a.angle);
  if (Math.abs(wide) < 0.3) return null;
  return {
    x: x + (a.away * Math.sin(b.angle) - b.away * Math.sin(a.angle)) / wide,
    y: y + (b.away * Math.cos(a.angle) - a.away * Math.cos(b.angle)) / wide,
  };
}

/** Clockwise from the top left. */
function inOrder(points: readonly Point[]): Quad {
  const [a = ORIGIN, b = ORIGIN, c = ORIGIN, d = ORIGIN] = points.toSorted((p, q) => p.y - q.y);
  const [topLeft, topRight] = a.x <= b.x ? [a, b] : [b, a];
  const [bottomLeft, bottomRight] = c.x <= d.x ? [c, d] : [d, c];
  return [topLeft, topRight, bottomRight, bottomLeft];
}

const ORIGIN: Point = { x: 0, y: 0 };

/**
 * Prefers the larger of two visible frames, because lines of print also form frames. 0 if an edge is not
 * visible.
 */
function scoreOf(quad: Quad, contrast: Contrast): number {
  const seen = quad.map((from, n) => seenAlong(from, quad[(n + 1) % 4] ?? from, contrast));
  const weakest = Math.min(...seen);
  if (weakest < LEAST_SUPPORT) return 0;
  const mean = seen.reduce((sum, each) => sum + each, 0) / 4;
  return mean + weakest + (2 * areaOf(quad)) / (contrast.width * contrast.height);
}

/** Share of a side with contrast across it. */
function seenAlong(from: Point, to: Point, { width, height, strength, angle, least }: Contrast): number {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const normal = (Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2 + Math.PI) % Math.PI;
  let seen = 0;
  const steps = Math.ceil(length);
  for (let step = 0; step <= steps; step += 1) {
    const x = from.x + ((to.x - from.x) * step) / steps;
    const y = from.y + ((to.y - from.y) * step) / steps;
    let isSeen = false;
    for (let off = -2; off <= 2 && !isSeen; off += 1) {
      const px = clamp(Math.round(x + off * Math.cos(normal)), width);
      const py = clamp(Math.round(y + off * Math.sin(normal)), height);
      const turn = Math.abs((angle[py * width + px] ?? 0) - normal);
      isSeen = (strength[py * width + px] ?? 0) >= least && Math.min(turn, Math.PI - turn) < Math.PI / 8;
    }
    if (isSeen) seen += 1;
  }
  return seen / (steps + 1);
}
