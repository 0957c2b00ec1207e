/** No import cycles, not even of types: shared code lives below both files. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_SOURCE, filesIn, importsOf } from './source-files.ts';

type Imports = ReadonlyMap<string, readonly string[]>;

/** Returns the first cycle found, or an empty list. */
function circleIn(imports: Imports): readonly string[] {
  const free = new Set<string>();
  const findCycle = (file: string, way: readonly string[]): readonly string[] => {
    if (free.has(file)) return [];
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    for (const next of imports.get(file) ?? []) {
      const found = findCycle(next, [...way, file]);
      if (found.length > 0) return found;
    }
    free.add(file);
    return [];
  };
  for (const file of imports.keys()) {
    const found = findCycle(file, []);
    if (found.length > 0) return found;
  }
  return [];
}

it('finds no import cycle in the code', () => {
  const files = filesIn(ALL_SOURCE);
  const imports = new Map(files.map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]));
  expect([...imports.values()].flat().length).toBeGreaterThan(1_000);
  expect(circleIn(imports)).toEqual([]);
});

it.each([
  ["import type { B } from './b.ts';", "import { a } from './a.ts';"],
  ["const b = () => import('./b.ts');", "import type { A } from '#kernel/a.ts';"],
])('detects the import cycle of %s and %s', (a, b) => {
  const code = new Map([
    ['src/kernel/a.ts', a],
    ['src/kernel/b.ts', b],
  ]);
  const imports = new Map([...code].map(([file, text]) => [file, importsOf(file, text)]));
  expect(circleIn(imports)).toEqual(['src/kernel/a.ts', 'src/kernel/b.ts', 'src/kernel/a.ts']);
});
