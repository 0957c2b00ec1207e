/** A video of a tilted sheet of paper on a dark table, for the camera of a browser. */
import { writeFileSync } from 'node:fs';

const WIDTH = 640;
const HEIGHT = 480;

/** Top left, top right, bottom right, bottom left, in pixels of the film. */
const SHEET = [
  [170, 40],
  [470, 62],
  [448, 440],
  [140, 412],
] as const;

function isOnSheet(x: number, y: number): boolean {
  return SHEET.every(([ax, ay], n) => {
    const [bx, by] = SHEET[(n + 1) % 4] ?? SHEET[0];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
  });
}

/** Writes the film to this file. */
export function writePaperFilm(file: string): void {
  const light = Buffer.alloc(WIDTH * HEIGHT).map((_, n) => {
    const [x, y] = [n % WIDTH, Math.floor(n / WIDTH)];
    const isPrint = y % 18 < 4 && x % 13 < 10 && x > 200 && x < 420 && y > 90 && y < 380;
    return isOnSheet(x, y) ? (isPrint ? 60 : 225) : 55;
  });
  const noColour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, noColour]);
  writeFileSync(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F5:1 Ip A1:1 C420\n`), frame, frame]),
  );
}
