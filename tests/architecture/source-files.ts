/** Source text for rules that no compiler checks. */
import { readdirSync } from 'node:fs';
import { posix } from 'node:path';

export const ALL_SOURCE = ['src', 'sw', 'server'];

export const filesIn = (folders: readonly string[], ending: RegExp = /\.tsx?$/): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name))
      .map((name) => `${folder}/${name}`),
  );

/** Comments explain; only code counts. */
export const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<!:)\/\/.*$/gm, '');

/** Includes type imports and dynamic imports. */
export const importsOf = (file: string, code: string): string[] =>
  [...withoutComments(code).matchAll(/(?:from|import\(|import|new URL\()\s*'([#.][^'?]+)/g)].map(
    ([, to = '']) => pathOf(file, to),
  );

/** The path that a specifier names: `#server/` leads to the server, every other `#` into src. */
export function pathOf(file: string, to: string): string {
  if (!to.startsWith('#')) return posix.join(posix.dirname(file), to);
  return to.startsWith('#server/') ? to.slice(1) : posix.join('src', to.slice(1));
}
