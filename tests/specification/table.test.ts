/** Each line of the specification has a test or a departure that exists (`npm run -s spec:table`). */
import { expect, it } from 'vitest';
import {
  anchorsIn,
  faultsOf,
  LINES,
  linesHeld,
  linesOf,
  readRows,
} from '../../scripts/specification/read-table.mjs';

const rows = readRows();

it('names only existing tests, cases and departures', () => {
  expect(rows.length).toBeGreaterThan(230);
  expect(faultsOf(rows)).toEqual([]);
});

it('gives each point of the specification an id of its own', () => {
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

it('leaves out no line of a section', () => {
  expect(linesHeld(rows)).toEqual(Object.fromEntries(Object.entries(LINES)));
});

it('finds a row without a test, with an unknown test, case or departure', () => {
  const test = 'tests/specification/table.test.ts';
  const held = [
    [],
    [{ test: 'tests/specification/nowhere.test.ts', title: 'any' }],
    [{ test, title: 'is a test that nobody wrote' }],
    [{ test, title: 'leaves out no line of a section', case: ['no', 'such', 'case'].join('-') }],
    [{ departure: '#nowhere' }],
  ];
  const broken = held.map((each, at) => ({ section: 2, id: `point ${at}`, line: '', held: each }));
  expect(faultsOf(broken)).toHaveLength(held.length);
});

it('counts the lines of sections 2 to 9 without headings and heads of tables', () => {
  const page = '## 1. No\n\nA\n## 2. Yes\n### Table\n| Path | Screen |\n|---|---|\n| / | x |\n\n  - B\n';
  expect(linesOf(page).map(({ section, number }) => [section, number])).toEqual([
    [2, 8],
    [2, 10],
  ]);
  expect([...anchorsIn('## One\n### The address /\n#### No\n')]).toEqual(['#one', '#the-address-']);
});
