/** Every test named in docs/safety.md exists. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync('docs/safety.md', 'utf8');
const faults = page.split(/^### /m).slice(1);
const NAMED = /`(tests\/[^`]+)`: "([^"]+)"/g;

/** Compares without regard to how apostrophes are escaped. */
const plain = (text: string): string => text.replaceAll(/\\u2019/g, '’');

it('names a test for each fault', () => {
  expect(faults.length).toBeGreaterThan(135);
  expect(faults.filter((fault) => !/`tests\/[^`]+`: "/.test(fault))).toEqual([]);
  for (let n = 1; n <= 30; n += 1) expect(page).toMatch(new RegExp(`^### ${n}\\. `, 'm'));
});

it('names only existing tests', () => {
  const named = [...page.matchAll(NAMED)].map(([, file = '', name = '']) => ({ file, name }));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ file, name }) => !plain(readFileSync(file, 'utf8')).includes(name))).toEqual([]);
});
