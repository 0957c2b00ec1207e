/** Scripts and benchmarks are compiled by nobody: what they import from each other by name is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = ['bench', 'scripts'];
const IMPORTS = /^import \{([^}]*)\} from '(\.[^']+\.mjs)'/gm;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => path.join(folder, name)),
);

const isExported = (name: string, text: string): boolean =>
  new RegExp(`^export (?:async )?(?:function\\*? ?|const |let |class )${name}\\b`, 'm').test(text);

function missingIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORTS)].flatMap(([, names = '', from = '']) => {
    const target = path.join(path.dirname(file), from);
    if (!existsSync(target)) return [`${file}: ${from} is not there`];
    const text = readFileSync(target, 'utf8');
    return names
      .split(',')
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type ') && !isExported(name, text))
      .map((name) => `${file}: ${from} has no ${name}`);
  });
}

it('every name that a script or a benchmark imports from a neighbour is exported there', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap(missingIn)).toEqual([]);
});
