/** A release names the licence of each package that it contains. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { noticesOf, noticesText } from '../../scripts/release/notices.mjs';

const PERMITTED =
  /^\(?(?:MIT|MIT-0|ISC|0BSD|BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|OFL-1\.1|MPL-2\.0|Public Domain)\b/;
/** Its package.json names no licence; its licence file is that of MIT. */
const BY_FILE = 'png-js';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const notices = noticesOf(packages, '.');

it('finds only licences that allow distribution', () => {
  expect(notices.length).toBeGreaterThan(200);
  const others = notices.filter(({ name, license }) => !PERMITTED.test(license) && name !== BY_FILE);
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

it('prints the licence text of fonts and of packages, each with its version', () => {
  const text = noticesText(notices);
  expect(text).toMatch(/@fontsource\/noto-sans-devanagari \d+\.\d+\.\d+\nLicence: OFL-1\.1\n\nCopyright/);
  expect(text).toMatch(/^react \d+\.\d+\.\d+\nLicence: MIT\n\n[\s\S]*?Permission is hereby granted/m);
  expect(text).not.toContain('vitest');
});
