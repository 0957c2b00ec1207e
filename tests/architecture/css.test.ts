/** Unused CSS rules and classes without a rule are errors. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { filesIn } from './source-files.ts';

const SCREENS = ['src/ui', 'src/parts', 'src/features', 'src/app'];

/** Class names in strings. `all` lists candidates; `toast--*` matches any suffix. */
interface ClassNames {
  readonly all: Set<string>;
  readonly asClass: Set<string>;
}

interface Node {
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function classesIn(code: string): ClassNames {
  const named: ClassNames = { all: new Set(), asClass: new Set() };
  collect(parseSync('screen.tsx', code).program, false, named);
  return named;
}

function collect(node: unknown, inClass: boolean, named: ClassNames): void {
  if (!isNode(node) || node.type === 'ImportDeclaration' || node.type === 'BinaryExpression') return;
  const isClass = inClass || isClassName(node);
  for (const word of wordsOf(node)) {
    named.all.add(word);
    if (isClass) named.asClass.add(word);
  }
  for (const part of Object.values(node)) collect(part, isClass, named);
}

const isClassName = ({ type, name }: Node): boolean =>
  type === 'JSXAttribute' && isNode(name) && name.name === 'className';

function wordsOf({ type, value, quasis }: Node): string[] {
  if (type === 'Literal' && typeof value === 'string') return value.split(/\s+/).filter(Boolean);
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return [];
  const text = quasis.map((each: Node) => (isNode(each.value) ? String(each.value.cooked) : '')).join('*');
  return text.split(/\s+/).flatMap((word) => {
    const [before = ''] = word.split('*');
    if (before === '') return [];
    return [word !== before && before.endsWith('-') ? `${before}*` : before];
  });
}

const isNamed = (name: string, among: ReadonlySet<string>): boolean =>
  among.has(name) || [...among].some((each) => each.endsWith('*') && name.startsWith(each.slice(0, -1)));

const definedIn = (css: string): Set<string> =>
  new Set(
    [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
      .filter(([, selector = '']) => !selector.trim().startsWith('@'))
      .flatMap(([, selector = '']) =>
        [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name),
      ),
  );

const screens = filesIn(SCREENS, /\.tsx$/).map((file) => {
  const { all, asClass } = classesIn(readFileSync(file, 'utf8'));
  return { file, all, asClass };
});
const sheets = filesIn(['src'], /\.css$/).map((file) => ({
  file,
  names: definedIn(readFileSync(file, 'utf8')),
}));

it('distinguishes class names from other strings', () => {
  const { all, asClass } = classesIn(
    "const Row = (kind: string) => <p className={`row row--${kind}`} id='no'>{kind === 'other' ? 'one' : null}</p>;",
  );
  expect([...asClass]).toEqual(['row', 'row--*']);
  expect([...classesIn("const look = `btn${block ? ' btn--block' : ''}`;").all]).toEqual([
    'btn',
    'btn--block',
  ]);
  expect(all.has('other')).toBe(false);
  expect([isNamed('row--wide', asClass), isNamed('column', asClass)]).toEqual([true, false]);
  expect([...definedIn('/* .gone */ @media (min-width: 4em) { .a .b:has(.c) { top: 0.5rem } }')]).toEqual([
    'a',
    'b',
    'c',
  ]);
});

it('has no unused CSS class', () => {
  expect(sheets.length).toBeGreaterThan(30);
  const dead = sheets.flatMap(({ file, names }) =>
    [...names]
      .filter((name) => !screens.some(({ all }) => isNamed(name, all)))
      .map((name) => `${file}: .${name}`),
  );
  expect(dead).toEqual([]);
});

it('has no class without a CSS rule', () => {
  const known = new Set(sheets.flatMap(({ names }) => [...names]));
  const unknown = screens.flatMap(({ file, asClass }) =>
    [...asClass].filter((name) => !name.endsWith('*') && !known.has(name)).map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

/** Chromium restyles the whole page for every inserted element. Use `usePageMark` instead. */
it('uses :has() on the whole page only for the landing page', () => {
  const asking = sheets.filter(({ file }) =>
    /(?:^|[\s},])(?:html|body|:root|main)[^\s{},]*:has\(/.test(readFileSync(file, 'utf8')),
  );
  expect(asking.map(({ file }) => file)).toEqual(['src/features/landing/home/landing.css']);
});

const folderOf = (file: string) => (file.startsWith('src/ui/') ? 'src/ui' : posix.dirname(file));

const placesOf = (name: string) =>
  new Set(screens.filter(({ all }) => isNamed(name, all)).map(({ file }) => folderOf(file)));

/** A class of the design system is used by `src/ui` or by screens of at least two areas. */
it('keeps the styles of a single screen outside src/ui', () => {
  const strangers = sheets
    .filter(({ file }) => file.startsWith('src/ui/'))
    .flatMap(({ file, names }) => [...names].map((name) => ({ file, name, places: placesOf(name) })))
    .filter(({ places }) => !places.has('src/ui') && places.size < 2)
    .map(({ file, name, places }) => `${file}: .${name} (${[...places].join()})`);
  expect(strangers).toEqual([]);
});
