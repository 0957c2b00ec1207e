/** One name per concept: exported types are unique, and retired names do not return. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from './source-files.ts';

const EXPORTED = /^export (?:interface|type|class|abstract class) (\w+)/gm;

const typesIn = (code: string): string[] => [...code.matchAll(EXPORTED)].map(([, name = '']) => name);

/** Terms of the law that the wire repeats. */
const ON_THE_WIRE_TOO = ['CourtKind', 'CustodySpan', 'OffenceRef', 'Relief'];
/** Used by the law and again in its explanation. */
const EXPLAINED_TOO = ['PossibleRight'];

it.each(['src', 'server'])('gives each exported type of %s a unique name', (side) => {
  const homes = new Map<string, string[]>();
  for (const file of filesIn([side])) {
    for (const name of typesIn(readFileSync(file, 'utf8')))
      homes.set(name, [...(homes.get(name) ?? []), file]);
  }
  expect(homes.size).toBeGreaterThan(50);
  const known = new Set([...ON_THE_WIRE_TOO, ...EXPLAINED_TOO]);
  const shared = [...homes].filter(([name, files]) => files.length > 1 && !known.has(name));
  expect(shared.map(([name, files]) => `${name}: ${files.join(', ')}`)).toEqual([]);
});

/** Retired names. */
const NOT_OURS = [
  { word: /behind the screens/i, say: 'background tasks' },
  { word: /\broads? to bail\b/i, say: 'routes to bail' },
  { word: /\bdesk\b/i, say: 'dashboard, or the thing itself' },
  { word: /\btype Words\b|\binterface Words\b/, say: 'whose words they are' },
  { word: /^(?:type|interface) (?:Answer|Matter)\b/m, say: 'whose answer, which matter' },
  { word: /\bUnread\b/, say: 'loading screen' },
];

const faultsOf = (file: string, text: string): string[] =>
  NOT_OURS.filter(({ word }) => word.test(text)).map(({ say }) => `${file}: say ${say}`);

it.each([
  '/** Goes on behind the screens. */',
  '// three roads to bail',
  'const desk = open();',
  'type Words = string;',
  'interface Matter {}',
  '<Unread />',
])('detects %s', (text) => expect(faultsOf('x.ts', text)).toHaveLength(1));

it('finds no retired name in code and comments', () => {
  const files = filesIn(['src', 'sw', 'server', 'scripts', 'bench'], /\.(?:tsx?|mjs|css)$/);
  expect(files.flatMap((file) => faultsOf(file, readFileSync(file, 'utf8')))).toEqual([]);
});
