/** A second, independent reading of the layer table: a lint rule that matches nothing looks green. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { ALL_SOURCE, filesIn, pathOf } from './source-files.ts';
import { LAYERS, MAY_IMPORT, SCREENS_WITH_PARTS } from '../../scripts/layers.mjs';

it.each([
  ['src/law/bnss/x.ts', "import { Db } from '#data/store/db.ts';"],
  ['src/data/x.ts', "export * from '#features/custody/custody-screen.tsx';"],
  ['src/features/custody/x.ts', "import { y } from '#features/hearings/y.ts';"],
  ['sw/x.ts', "const ui = await import('#ui/feedback/skeleton.tsx');"],
  ['server/x.ts', "import type { Db } from '#data/store/db.ts';"],
  ['src/law/x.ts', "import { Db } from '../data/db.ts';"],
  ['server/x.ts', "import { Card } from '../src/ui/card.tsx';"],
  ['src/ui/x.ts', "import { act } from './../law/act.ts';"],
  ['src/documents/x.ts', "import '#text/../data/db.ts';"],
  ['src/features/applications/generator/filed/x.ts', "import { y } from '../../which-bail/y.ts';"],
])('detects a forbidden import in %s', (file, text) => {
  expect(forbiddenImports(file, text)).toHaveLength(1);
});

it('finds no forbidden import in the code', () => {
  const files = filesIn(ALL_SOURCE);
  expect(files.length).toBeGreaterThan(10);
  expect(files.flatMap((file) => forbiddenImports(file, readFileSync(file, 'utf8')))).toEqual([]);
});

const ROW = /^\| `([\w/-]+)` +\|[^|]*\| ([^|]+) \|$/gm;
const SPECIAL: Readonly<Record<string, readonly string[]>> = {
  'no layer': [],
  'all but data and UI layers': LAYERS.filter(
    (layer) => !['data', 'ui', 'parts', 'features', 'app'].includes(layer),
  ),
};

const namesIn = (text: string): string[] => text.split(/, | and /);

function readCell(cell: string, above: readonly string[]): readonly string[] {
  if (cell in SPECIAL) return SPECIAL[cell] ?? [];
  if (!cell.startsWith('all above')) return namesIn(cell);
  const but = namesIn(cell.replace(/^all above(?: but )?/, ''));
  return above.filter((layer) => !but.includes(layer));
}

it('matches the table in docs/ARCHITECTURE.md', () => {
  const above: string[] = [];
  const drawn: Record<string, readonly string[]> = {};
  for (const [, dir = '', cell = ''] of readFileSync('docs/ARCHITECTURE.md', 'utf8').matchAll(ROW)) {
    if (dir.startsWith('server/')) continue;
    drawn[dir] = readCell(cell.trim(), above).toSorted();
    above.push(dir.replace('src/', ''));
  }
  const asData = Object.entries(MAY_IMPORT).map(([dir, layers]) => [dir, layers.toSorted()]);
  expect(drawn).toEqual(Object.fromEntries(asData));
});

function forbiddenImports(file: string, text: string): string[] {
  const home = Object.keys(MAY_IMPORT).find((dir) => file.startsWith(`${dir}/`));
  if (!home) return [`${file} is in no layer`];
  const layers = [...text.matchAll(/(?:from|import\(|import)\s*'([^']+)'/g)].flatMap(([, to = '']) =>
    layerOf(file, to),
  );
  const own = home === 'src/features' ? [] : [home.replace('src/', '')];
  return layers
    .filter((layer) => ![...own, ...(MAY_IMPORT[home] ?? [])].includes(layer))
    .map((layer) => `${file} imports ${layer}`);
}

/** The layer of a specifier, aliased or relative. None for packages and the file's own folder. */
function layerOf(file: string, to: string): string[] {
  if (!/^[.#]/.test(to)) return [];
  const folder = posix.dirname(file);
  const target = pathOf(file, to);
  if (posix.dirname(target) === folder || isOneScreen(file, target)) return [];
  const [top = '', layer = ''] = target.split('/');
  return [top === 'src' ? layer : top];
}

const isOneScreen = (file: string, target: string): boolean =>
  SCREENS_WITH_PARTS.some((screen) => file.startsWith(`${screen}/`) && target.startsWith(`${screen}/`));
