/** Today is the court's day (`useCourtDay`). No screen or paper reads the device clock. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const DEVICE_DAY = /dayInIndia\((?:ports\.now\(\)|new Date\(\)|now)\)/;
/** Device instants that are no legal day: "was this today", and whether a screen cache is from today. */
const MOMENTS = ['src/parts/first-pull/age-text.tsx', 'src/app/start/screen-snapshot.ts'];

it.each(['dayInIndia(ports.now())', 'dayInIndia(new Date())'])('detects %s', (code) => {
  expect(code).toMatch(DEVICE_DAY);
});

it('finds no screen with today from the device clock', () => {
  const files = ['src/features', 'src/parts', 'src/app'].flatMap((dir) =>
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${dir}/${name}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => DEVICE_DAY.test(readFileSync(file, 'utf8')))).toEqual(MOMENTS);
});
