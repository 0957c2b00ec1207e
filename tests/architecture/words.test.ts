/**
 * Which areas of words each lazy part draws, read from the code: its own files and all that they import. A part that
 * names fewer would wait a second time before it is drawn; one that names more would make a phone fetch for nothing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { SCREENS } from '../../src/app/navigation/route-table.tsx';
import { ENGLISH } from '../../src/text/catalogue.ts';

interface Source {
  readonly code: string;
  readonly imports: readonly string[];
  readonly parts: readonly Part[];
}

/** A call of `lazyPart`. */
interface Part {
  readonly of: string;
  readonly named: readonly string[];
}

const ENTRANCE = Object.keys(ENGLISH.entrance);
const AREAS = Object.keys(ENGLISH.areas);
const PART = /lazyPart\(\s*\(\) =>\s*import\('([^']+)'\)[^[]*\[([^\]]*)\]/g;

const sources: ReadonlyMap<string, Source> = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name): [string, Source] => [`src/${name}`, read(`src/${name}`)]),
);
const parts = [...sources.values()].flatMap((source) => source.parts);

it('finds the parts', () => {
  expect(parts.length).toBeGreaterThan(SCREENS.length);
});

it.each(parts)('names the words of $of', ({ of, named }) => {
  expect([...named].toSorted()).toEqual(wordsOf(of));
});

it('has no words in the frame but those of the entrance', () => {
  expect(wordsOf('src/app/start/main.tsx')).toEqual([]);
});

it('fetches the title of a screen with the screen', () => {
  for (const { path, title, component } of SCREENS) {
    const asked = new Set<string>();
    const spy = new Proxy(ENGLISH.entrance, {
      get: (entrance, area) => {
        asked.add(String(area));
        return Reflect.get(entrance, area) ?? {};
      },
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what it asks for is looked at
    title(spy as never);
    const here = new Set<string>([...ENTRANCE, ...component.areas]);
    expect({ path, missing: [...asked].filter((area) => !here.has(area)) }).toEqual({
      path,
      missing: [],
    });
  }
});

it.each([
  ['const { sync, acts } = useText();', ['sync']],
  ['const { calculator: words } = useText();', ['calculator']],
  ['const { quick } = useText().dashboard;', ['dashboard']],
  ['const text = useText(); const { a } = text.clock; const { law } = text;', ['clock', 'law']],
  ["const f = (text: Pick<Catalogue, 'order' | 'judge'>) => text;", ['judge', 'order']],
  ['const f = (x: Row, { risk }: Catalogue) => risk.a + useText().law.b;', ['law', 'risk']],
  ['const f = (text: Catalogue) => text.choices;', ['choices']],
])('reads %s', (code, areas) => {
  expect(drawnIn(code)).toEqual(areas);
});

it.each(['draw(useText())', 'let all: Catalogue[];', 'const { [area]: words } = useText();'])(
  'refuses %s',
  (code) => {
    expect(() => drawnIn(code)).toThrow('cannot be read');
  },
);

function read(file: string): Source {
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const at = (to: string) =>
    to.startsWith('#') ? posix.join('src', to.slice(1)) : posix.join(posix.dirname(file), to);
  const lazily = [...code.matchAll(PART)].map(([, to = '', named = '']) => ({
    of: at(to),
    named: [...named.matchAll(/'(\w+)'/g)].map(([, area = '']) => area),
  }));
  const rest = code.replaceAll(PART, '');
  const imports = [...rest.matchAll(/^(?:import|export)(?! type)[^;']*'([.#][^']+)'|import\('([^']+)'\)/gm)];
  return { code: rest, parts: lazily, imports: imports.map(([, fixed, late]) => at(fixed ?? late ?? '')) };
}

/** The areas that a file and all that it imports draw, without what its own lazy parts draw. */
function wordsOf(start: string): string[] {
  const seen = new Set([start]);
  for (const file of seen) for (const next of sources.get(file)?.imports ?? []) seen.add(next);
  const drawn = [...seen].flatMap((file) => drawnIn(sources.get(file)?.code ?? '', file));
  return [...new Set(drawn)].toSorted();
}

function drawnIn(code: string, file = 'the code'): string[] {
  if (file.startsWith('src/text/') || file === 'src/parts/text-context.tsx') return [];
  const body = code.replaceAll(/^import [^;]*;/gm, '');
  const wholes = all(body, /(\w+)(?: = useText\(\)(?=[;\s])|: Catalogue\b(?!\[))/g);
  const named = [
    ...all(body, /\{([^{}[\]]*)\}(?: = useText\(\)(?=[;\s])|: Catalogue\b(?!\[))/g).flatMap(fieldsOf),
    ...all(body, /useText\(\)\.(\w+)/g),
    ...all(body, /Pick<\s*Catalogue,([^>]*)>/g).flatMap((areas) => all(areas, /'(\w+)'/g)),
    ...wholes.flatMap((name) => all(body, new RegExp(`\\b${name}\\.(\\w+)`, 'g'))),
    ...wholes.flatMap((name) => all(body, new RegExp(`\\{([^{}]*)\\} = ${name};`, 'g')).flatMap(fieldsOf)),
  ];
  const understood = all(
    body,
    /((?:\w|\}) = useText\(\)(?=[;\s])|useText\(\)\.\w|(?:\w|\}): Catalogue\b(?!\[)|Pick<\s*Catalogue|Catalogue\['\w+'\])/g,
  );
  const written = all(body, /(\buseText\(|\bCatalogue\b)/g);
  const computed = /\[[^\]]*\]: \w+[^}]*\} = useText/.test(body);
  if (computed || understood.length !== written.length)
    throw new Error(`The words of ${file} cannot be read.`);
  return [...new Set(named)].filter((area) => AREAS.includes(area)).toSorted();
}

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** "sync, acts: words" asks for `sync` and `acts`. */
const fieldsOf = (pattern: string): string[] =>
  pattern.split(',').map((field) => field.split(':')[0]?.trim() ?? '');
