/** Each requirement that docs/security.md calls met names an existing test. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');
const STATES = ['met', 'operator', 'not applicable', 'departure'];

const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, requirement = '', state = '', evidence = '']) => ({ requirement, state, evidence }));

const testsIn = (text: string): string[] =>
  [...text.matchAll(/`(tests\/[^`]+)`/g)].map(([, file = '']) => file);

it('names an existing test in each row that is met', () => {
  const met = rows.filter(({ state }) => state === 'met');
  expect(met.filter(({ evidence }) => testsIn(evidence).length === 0)).toEqual([]);
  expect(testsIn(page).filter((file) => !existsSync(file))).toEqual([]);
});

it('quotes only titles of tests that exist', () => {
  const quoted = [...page.matchAll(/`(tests\/[^`]+)`: "([^"]+)"/g)];
  expect(quoted.length).toBeGreaterThan(20);
  for (const [, file = '', title = ''] of quoted) expect(readFileSync(file, 'utf8')).toContain(title);
});

it('counts its rows by state', () => {
  expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
  const [met, operator, without, departures] = STATES.map(
    (state) => rows.filter((row) => row.state === state).length,
  );
  const words = ['no', 'one is a departure', 'two are departures', 'three are departures'];
  expect(page).toContain(
    `Of ${rows.length} rows ${met} are met, ${operator} for the operator, ${without} not applicable, and ${words[departures ?? 0]}.`,
  );
});
