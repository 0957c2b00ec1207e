/** The table of faults (docs/safety.md) names tests: each of them is there, by its file and its name. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const table = readFileSync('docs/safety.md', 'utf8');
const rows = table.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:fault|no\.|-)/.test(line));
const NAMED = /`(tests\/[^`]+)`: "([^"]+)"/g;

/** As it stands in the source, whichever way its apostrophes are written. */
const plain = (text: string): string => text.replaceAll(/\\u2019/g, '’');

it('names a test for each fault', () => {
  expect(rows.length).toBeGreaterThan(70);
  expect(rows.filter((row) => !/`tests\/[^`]+`: "/.test(row))).toEqual([]);
  for (let n = 1; n <= 30; n += 1) expect(table).toMatch(new RegExp(`^\\| ${n} +\\|`, 'm'));
});

it('names tests that are there', () => {
  const named = [...table.matchAll(NAMED)].map(([, file = '', name = '']) => ({ file, name }));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ file, name }) => !plain(readFileSync(file, 'utf8')).includes(name))).toEqual([]);
});
