/** Folders of src/data: the engine below the records. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn, importsOf } from './source-files.ts';
import { DATA_MAY_IMPORT, DATA_UPWARD_IMPORTS } from '../../scripts/layers.mjs';

const folderOf = (path: string): string => path.split('/')[2] ?? '';

/** Imports of a file that its folder forbids. */
function forbiddenIn(file: string, code: string): string[] {
  const home = folderOf(file);
  const allowed = DATA_MAY_IMPORT[home];
  if (!allowed) return [`${file} is in no folder of the table`];
  const known = DATA_UPWARD_IMPORTS[file.replace('src/data/', '')] ?? [];
  return importsOf(file, code)
    .filter((to) => to.startsWith('src/data/'))
    .filter((to) => ![home, ...allowed].includes(folderOf(to)))
    .filter((to) => !known.includes(to.replace('src/data/', '')))
    .map((to) => `${file} imports ${to}`);
}

it.each([
  ['src/data/store/x.ts', "import { drain } from '#data/outbox/drain.ts';"],
  ['src/data/outbox/x.ts', "import type { Note } from '#data/records/note/notes.ts';"],
  ['src/data/sync/x.ts', "const kind = await import('../records/note/note-kind.ts');"],
  ['src/data/records/x.ts', "import { useLive } from '#data/react/use-live.ts';"],
  ['src/data/elsewhere/x.ts', ''],
])('finds a forbidden import in %s', (file, code) => {
  expect(forbiddenIn(file, code)).toHaveLength(1);
});

it('finds none in the code', () => {
  const files = filesIn(['src/data']);
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap((file) => forbiddenIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it('lists no upward import that is gone', () => {
  const gone = Object.entries(DATA_UPWARD_IMPORTS).flatMap(([file, imports]) => {
    const code = readFileSync(`src/data/${file}`, 'utf8');
    const found = importsOf(`src/data/${file}`, code);
    return imports.filter((to) => !found.includes(`src/data/${to}`)).map((to) => `${file} ${to}`);
  });
  expect(gone).toEqual([]);
});

it('reads the kinds of records in the engine through one module', () => {
  const engine = Object.entries(DATA_UPWARD_IMPORTS).filter(([file]) => /^(?:outbox|sync)\//.test(file));
  const kinds = engine.flatMap(([, imports]) => imports.filter((to) => to.endsWith('-kind.ts')));
  expect(kinds).toEqual([]);
});
