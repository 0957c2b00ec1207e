/** Plain English in code: types are named by nouns, and comments avoid the retired idioms. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from './source-files.ts';

/** Participles, adjectives and adverbs that name nothing by themselves. */
const BARE =
  /^(?:Asked|Asking|Said|Says|Told|Found|Opened|Opening|Named|Made|Making|Held|Kept|Beside|Begun|Taken|Given|Shown|Written|Sent|Lost|Gone|Standing|Waiting|Saved|Saving|Chosen|Called|Seen|Listed|Filed|Typed|Moved|Wanted|Known|Raised|Meant|Dated|Settled|Settling|Answered|Returned|Reached|Changed|Upon|Under|Until|Within|Against|Both|Instead|Again|Here|Done|Due|Ending|Spending|Counted|Answering|Go|Reported|Of|When|Why|Above|After|By|Like|Wrong|Refused|Plain|Failing|Applying|Decided|Charged|Owned|Numbered|Timed|Joint|Recorded|Unnaming|Corrected|Sealing|Sharing|Seating|Indexing|Spent|Doing|Whole|Way|Closed|Added|Need|Sending|Contested|Furnishing)$/;

const TYPE = /^\s*(?:export )?(?:declare )?(?:type|interface) (\w+)|@typedef \{[^\n]*\} (\w+)/gm;

const bareTypes = (code: string): string[] =>
  [...code.matchAll(TYPE)].flatMap(([, type, definition]) => {
    const name = type ?? definition ?? '';
    return BARE.test(name) ? [name] : [];
  });

it.each([
  'type Asked = string;',
  'export interface Beside {',
  'interface Gone<T> {',
  ['/** @typedef', '{{ url: string }} Asked */'].join(' '),
])('detects %s', (code) => {
  expect(bareTypes(code)).toHaveLength(1);
});

it('finds no type with a bare participle as name', () => {
  const found = filesIn(['src', 'sw', 'server', 'tests', 'scripts', 'bench']).flatMap((file) =>
    bareTypes(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

const COMPONENT = /^(?:export )?(?:function|const) ([A-Z]\w*)/gm;

it('finds no component with a bare participle as name', () => {
  const screens = filesIn(['src']).filter((file) => file.endsWith('.tsx'));
  expect(screens.length).toBeGreaterThan(300);
  const found = screens.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(COMPONENT)].flatMap(([, name = '']) =>
      BARE.test(name) ? [`${file}: ${name}`] : [],
    ),
  );
  expect(found).toEqual([]);
});

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/ .*$/gm;

/** Idioms with a standard term: plain words for them are in docs/GLOSSARY.md. */
const IDIOMS: readonly RegExp[] = [
  /\bwhoever\b/i,
  /\b(?:its|their) person\b/i,
  /\bby itself\b/i,
  /\blets? go of\b/i,
  /\bput away\b/i,
  /\banew\b/i,
  /\btaken in\b/i,
  /\b(?:is|are|was) (?:said|told)\b/i,
  /^\/\*\*?\s*(?:What|Who|Whose|Where|That)\b(?![^.]*\?)/,
];

const idiomsIn = (text: string): string[] =>
  [...text.matchAll(COMMENT)].flatMap(([comment]) =>
    IDIOMS.flatMap((idiom) => idiom.exec(comment)?.slice(0, 1) ?? []),
  );

it.each(['/** What is kept. */', '// goes by itself', '/** Lets go of it. */', '// whoever asks'])(
  'detects the idiom of %s',
  (text) => expect(idiomsIn(text)).not.toEqual([]),
);

it.each(['/** Whose row is it? */', "const url = 'https://example.in'; // the operator's page"])(
  'accepts %s',
  (text) => expect(idiomsIn(text)).toEqual([]),
);

/** Idioms left in each folder. A ceiling only goes down. */
const LEFT: Readonly<Record<string, number>> = { src: 0, sw: 0, server: 0, scripts: 0, bench: 0, tests: 0 };

it.each(Object.entries(LEFT))('finds in the comments of %s at most %i idioms', (folder, ceiling) => {
  const own = 'tests/architecture/words.test.ts';
  const found = filesIn([folder], /\.(?:tsx?|mjs|css)$/)
    .filter((file) => file !== own)
    .flatMap((file) => idiomsIn(readFileSync(file, 'utf8')).map((idiom) => `${file}: ${idiom.trim()}`));
  expect(found.slice(ceiling)).toEqual([]);
});
