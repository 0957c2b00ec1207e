/** Scripts and benchmarks are not compiled. This test resolves their imports. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = ['bench', 'scripts'];
const IMPORTS = /\bimport (?:type )?\{([^}]*)\} from '(\.[^']+\.(?:mjs|ts))'/g;
const FETCHED = /\bimport\('(\.[^']+\.(?:mjs|ts))'\)/g;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => path.join(folder, name)),
);

const isExported = (name: string, text: string): boolean =>
  new RegExp(`^export (?:async )?(?:function\\*? ?|const |let |class )${name}\\b`, 'm').test(text);

/** A page built by a benchmark imports the product through any number of `../`. */
const targetOf = (file: string, from: string): string =>
  /^(?:\.\.\/)+(?=(?:src|server)\/)/.test(from)
    ? from.replace(/^(?:\.\.\/)+/, '')
    : path.join(path.dirname(file), from);

function missingIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const fetched = [...text.matchAll(FETCHED)].map(([, from = '']) => from);
  const imported = [...text.matchAll(IMPORTS)].map(([, names = '', from = '']) => ({ names, from }));
  return [...imported, ...fetched.map((from) => ({ names: '', from }))].flatMap(({ names, from }) => {
    const target = targetOf(file, from);
    return existsSync(target)
      ? unexported(names, readFileSync(target, 'utf8')).map((name) => `${file}: ${from} has no ${name}`)
      : [`${file}: ${from} is not there`];
  });
}

const unexported = (names: string, text: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type ') && !isExported(name, text));

it('imports only existing files and exports in scripts and benchmarks', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap(missingIn)).toEqual([]);
});
