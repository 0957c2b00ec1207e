/** A folder holds one subject, so it stays small enough to read its list of files. */
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from './source-files.ts';

const MOST = 40;

const countByFolder = (files: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
};

it('counts the files of each folder', () => {
  expect([...countByFolder(['src/a/x.ts', 'src/a/y.ts', 'src/b/z.ts'])]).toEqual([
    ['src/a', 2],
    ['src/b', 1],
  ]);
});

it(`finds no folder with more than ${MOST} files`, () => {
  const files = filesIn(
    ['src', 'sw', 'server', 'scripts', 'bench', 'tests'],
    /\.(?:tsx?|mjs|css|json|jsonl|yaml)$/,
  );
  expect(files.length).toBeGreaterThan(2_000);
  expect([...countByFolder(files)].filter(([, count]) => count > MOST)).toEqual([]);
});
