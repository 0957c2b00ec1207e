/** docs/records.md has the tables of the present schemas: `npm run docs:records` writes them. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { recordTables, withTables } from '../../scripts/records-tables.mjs';

const PAGE = readFileSync('docs/records.md', 'utf8');

/** The formatter pads the cells of a table. */
const unpadded = (page: string): string =>
  page
    .replaceAll(/ *\| */g, '|')
    .replaceAll(/-{3,}/g, '---')
    .replaceAll(/\n{2,}/g, '\n');

it('has the current tables of the schemas', () => {
  expect(unpadded(PAGE)).toBe(unpadded(withTables(PAGE, recordTables())));
});

it('shows every kind of record', () => {
  const shown = [...PAGE.matchAll(/<!-- table: ([\w-]+) -->/g)].map(([, name]) => name);
  expect(new Set(shown)).toEqual(new Set(recordTables().keys()));
});

it('shows limits, choices and list rows', () => {
  const note = recordTables().get('note') ?? '';
  expect(note).toContain('| `text` | text up to 10,000 characters | yes |');
  const facts = recordTables().get('case-facts') ?? '';
  expect(facts).toContain('| `custody[].kind` | `police`, `judicial`, `interim-bail` | yes |');
});

it('rejects a table of an unknown record', () => {
  expect(() => withTables('<!-- table: gone -->\n<!-- end -->', recordTables())).toThrow(
    'no record is called gone',
  );
});
