/** Corners of a sheet: top left, top right, bottom right, bottom left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Quad = readonly [Point, Point, Point, Point];

export const wholeOf = (width: number, height: number): Quad => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

export const scaled = ([a, b, c, d]: Quad, by: number): Quad => {
  const one = ({ x, y }: Point): Point => ({ x: x * by, y: y * by });
  return [one(a), one(b), one(c), one(d)];
};

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const areaOf = ([a, b, c, d]: Quad): number =>
  Math.abs((c.x - a.x) * (d.y - b.y) - (d.x - b.x) * (c.y - a.y)) / 2;

/** All corners turn the same way: not self-intersecting. */
export function isConvex(quad: Quad): boolean {
  return quad.every((at, n) => {
    const next = quad[(n + 1) % 4] ?? at;
    const after = quad[(n + 2) % 4] ?? at;
    return (next.x - at.x) * (after.y - next.y) - (next.y - at.y) * (after.x - next.x) > 0;
  });
}
