/** A second, independent reading of the folders of the server: a lint rule that matches nothing looks green. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn, importsOf } from './source-files.ts';
import { SERVER_MAY_IMPORT, SERVER_ROOTS } from '../../scripts/layers.mjs';

const folderOf = (path: string): string => {
  const [, first = '', ...rest] = path.split('/');
  return rest.length === 0 ? first.replace(/\.ts$/, '') : first;
};

/** Imports of a file that its folder forbids. */
function forbiddenIn(file: string, code: string): string[] {
  const home = folderOf(file);
  if (SERVER_ROOTS.includes(home)) return [];
  const allowed = SERVER_MAY_IMPORT[home];
  if (!allowed) return [`${file} is in no folder of the table`];
  const mayRead = new Set([
    home,
    'ports',
    ...allowed,
    ...(['storage', 'operations'].includes(home) ? ['settings'] : []),
  ]);
  return importsOf(file, code)
    .filter((to) => to.startsWith('server/') && !mayRead.has(folderOf(to)))
    .map((to) => `${file} imports ${to}`);
}

it.each([
  ['server/storage/x.ts', "import { Refusal } from '#server/http/refusal.ts';"],
  ['server/storage/x.ts', "import { createApp } from '#server/app.ts';"],
  ['server/http/x.ts', "import type { Write } from '../records/store-records.ts';"],
  ['server/acts/file/x.ts', "const kind = await import('#server/kinds/note/note-kind.ts');"],
  ['server/elsewhere/x.ts', ''],
])('detects a forbidden import in %s', (file, code) => {
  expect(forbiddenIn(file, code)).toHaveLength(1);
});

it('finds no forbidden import in the code', () => {
  const files = filesIn(['server']);
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap((file) => forbiddenIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

const ROW = /^\| `server\/(\w+)` +\|[^|]*\| ([^|]+) \|$/gm;

it('matches the table in docs/ARCHITECTURE.md', () => {
  const rows = [...readFileSync('docs/ARCHITECTURE.md', 'utf8').matchAll(ROW)].map(
    ([, folder = '', cell = '']) => [folder, cell.trim() === 'none' ? [] : cell.trim().split(', ')],
  );
  expect(Object.fromEntries(rows)).toEqual(SERVER_MAY_IMPORT);
});
