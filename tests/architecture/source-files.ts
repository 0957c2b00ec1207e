/** The source as text, for the rules that no compiler knows. */
import { readdirSync } from 'node:fs';
import { posix } from 'node:path';

export const ALL_SOURCE = ['src', 'sw', 'server'];

export const filesIn = (folders: readonly string[], ending: RegExp = /\.tsx?$/): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name))
      .map((name) => `${folder}/${name}`),
  );

/** Comments explain; only code could decide. */
export const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<!:)\/\/.*$/gm, '');

/** Our own files that a file names: for their types too, and those that are fetched when needed. */
export const importsOf = (file: string, code: string): string[] =>
  [...withoutComments(code).matchAll(/(?:from|import\(|import|new URL\()\s*'([#.][^'?]+)/g)].map(
    ([, to = '']) => (to.startsWith('#') ? `src/${to.slice(1)}` : posix.join(posix.dirname(file), to)),
  );
