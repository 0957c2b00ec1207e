/** Every file, folder, command and page named in docs and comments exists. */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { filesIn } from './source-files.ts';

const FOLDERS = ['src', 'sw', 'server', 'tests', 'scripts', 'bench', 'docs', 'public', 'patches'];
const PAGES = ['README.md', 'CONTRIBUTING.md', ...filesIn(['docs'], /\.md$/)];
const FILES = filesIn(FOLDERS, /\.\w+$/);
const KNOWN = new Set([...FILES, ...FILES.flatMap(foldersOf)]);
/** A page may shorten a path: `case/kinds.ts` and `kinds.ts` both count. */
const ENDS = new Set([...KNOWN].flatMap((path) => endsOf(path)));

function foldersOf(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

function endsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(at).join('/'));
}

/** Created at run time or by the build, never committed. */
const MADE = new Set(['generation.json', 'DATA_DIR/generation.json', 'landing.html', 'zamanat.json']);

const IS_FILE = /^[\w./-]+\.(?:tsx?|mjs|js|css|json|md|yaml|html)$/;
const IN_A_FOLDER = new RegExp(`^(?:${FOLDERS.join('|')})/[\\w./-]+$`);

/** `<kind>` is a placeholder of the reader; such paths are not checked. */
const pathsIn = (page: string): string[] =>
  [...page.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.split(/[\s,;()]+/))
    .filter((word) => IS_FILE.test(word) || IN_A_FOLDER.test(word))
    .map((word) => word.replace(/\/$/, ''));

const isThere = (path: string): boolean => ENDS.has(path) || MADE.has(path) || existsSync(path);

it('detects a missing path', () => {
  const page = 'See `src/data/sync/pull.ts`, `node bench/server.mjs`, `kinds.ts`, `src/gone`, `old/gone.ts`.';
  expect(pathsIn(page).filter((path) => !isThere(path))).toEqual(['src/gone', 'old/gone.ts']);
  expect(pathsIn('`src/features/<area>/<screen>`')).toEqual([]);
});

it('names only existing files and folders', () => {
  const named = PAGES.flatMap((page) => pathsIn(readFileSync(page, 'utf8')).map((path) => ({ page, path })));
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ path }) => !isThere(path))).toEqual([]);
});

it('links only to existing pages', () => {
  const links = PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, to = '']) => ({
      page,
      to: posix.join(posix.dirname(page), to),
    })),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ to }) => !existsSync(to))).toEqual([]);
});

const ANCHOR = /\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g;

/** As GitHub names the headings of a page. */
const anchorsOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

it('links only to existing headings', () => {
  const links = PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(ANCHOR)].map(([, to = '', anchor = '']) => ({
      page,
      to: to === '' ? page : posix.join(posix.dirname(page), to),
      anchor,
    })),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(anchorsOf('docs/safety.md')).toContain('the-simulation');
  expect(links.filter(({ to, anchor }) => !anchorsOf(to).includes(anchor))).toEqual([]);
});

const Package = z.object({ scripts: z.record(z.string(), z.string()) });

it('names only existing commands', () => {
  const { scripts } = Package.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const named = PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/npm run (?:-s |--silent )?([\w:]+)/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('names only existing pages in comments', () => {
  const files = FILES.filter(
    (file) => /\.(?:tsx?|mjs|css)$/.test(file) && !file.endsWith('docs-paths.test.ts'),
  );
  const named = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(/[\w/.-]*\w\.md\b/g) ?? []).map((page) => ({ file, page })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ page }) => !existsSync(page))).toEqual([]);
});
