/** Folders of src/data: the engine below the records. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn, importsOf } from './source-files.ts';
import { DATA_MAY_IMPORT } from '../../scripts/layers.mjs';

const folderOf = (path: string): string => path.split('/')[2] ?? '';

/** Imports of a file that its folder forbids. */
function forbiddenIn(file: string, code: string): string[] {
  const home = folderOf(file);
  const allowed = DATA_MAY_IMPORT[home];
  if (!allowed) return [`${file} is in no folder of the table`];
  return importsOf(file, code)
    .filter((to) => to.startsWith('src/data/'))
    .filter((to) => ![home, ...allowed].includes(folderOf(to)))
    .map((to) => `${file} imports ${to}`);
}

it.each([
  ['src/data/store/x.ts', "import { drain } from '#data/outbox/drain.ts';"],
  ['src/data/outbox/x.ts', "import type { Note } from '#data/records/note/notes.ts';"],
  ['src/data/outbox/x.ts', "import { KINDS } from '#data/records/kinds.ts';"],
  ['src/data/sync/x.ts', "const kind = await import('../records/note/note-kind.ts');"],
  ['src/data/records/x.ts', "import { useLive } from '#data/react/use-live.ts';"],
  ['src/data/elsewhere/x.ts', ''],
])('detects a forbidden import in %s', (file, code) => {
  expect(forbiddenIn(file, code)).toHaveLength(1);
});

it('finds no forbidden import in the code', () => {
  const files = filesIn(['src/data']);
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap((file) => forbiddenIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});
