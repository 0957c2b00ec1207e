/**
 * Everything that a signed-in start loads: the first screen and its imports. Each file costs every start on a cheap
 * phone, schemas most of all; load them later with the code that needs them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { findChunkCycle, ROOTS } from '../../scripts/start-tiers.mjs';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `src/${name}`);

/** Type-only imports leave no code in the build. */
const IMPORT = /^(?:import|export)\s(?!type\s)(?:([^;']*)\sfrom\s)?'([^']+)';/gm;
const ONLY_TYPES = /^\{(?:\s*type\s[^,}]+,?)+\s*\}$/;

function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(IMPORT)].flatMap(([, names = '', from = '']) => {
    if (ONLY_TYPES.test(names.trim())) return [];
    if (from.startsWith('#')) return [`src/${from.slice(1)}`];
    return from.startsWith('.') ? [posix.join(posix.dirname(file), from)] : [from];
  });
}

/** The import path from a tier root to `isTarget`, or an empty list. */
function wayTo(isTarget: (name: string) => boolean, tier: keyof typeof ROOTS): string[] {
  const roots = SOURCES.filter((file) => ROOTS[tier].some((end) => file.endsWith(end)));
  const from = new Map<string, string | null>(roots.map((file) => [file, null]));
  for (const file of from.keys()) {
    if (isTarget(file)) return pathTo(file, from);
    if (!file.startsWith('src/') || !/\.tsx?$/.test(file)) continue;
    for (const next of importsOf(file)) if (!from.has(next)) from.set(next, file);
  }
  return [];
}

function pathTo(file: string, from: ReadonlyMap<string, string | null>): string[] {
  const before = from.get(file);
  return before ? [...pathTo(before, from), file] : [file];
}

const isSchema = (name: string) => name.startsWith('zod');
const isLaw = (name: string) => name === 'src/law/determine.ts';

/** The tag of a case needs the number of an FIR and no other reader. */
const isReader = (name: string) =>
  name.startsWith('src/reading/') &&
  !/reading\/(?:clean|script-fold|fir\/(?:only-fir-number|agency-number))\.ts$/.test(name);

/** A formatter at module level, or a locale sort: both load ICU at start. */
const asksIcu = (name: string) =>
  /^src\/.*\.tsx?$/.test(name) &&
  /^(?:export )?const [^=]*= new Intl\.|\.localeCompare\(/m.test(readFileSync(name, 'utf8'));

it('renders the first screen without ICU', () => {
  expect([...wayTo(asksIcu, 'entry'), ...wayTo(asksIcu, 'first-screen')]).toEqual([]);
});

it('renders the first screen without schemas', () => {
  expect(wayTo(isSchema, 'first-screen')).toEqual([]);
});

it('renders the first screen without the law rules', () => {
  expect(wayTo(isLaw, 'first-screen')).toEqual([]);
});

it.each(['entry', 'gates', 'first-screen'] as const)(
  'loads %s without the readers of dates, stations and names, and without the patterns of victims',
  (tier) => {
    expect(wayTo(isReader, tier)).toEqual([]);
    expect(wayTo((name) => name.endsWith('/victim-patterns.ts'), tier)).toEqual([]);
  },
);

it('renders the log in without schemas', () => {
  expect([...wayTo(isSchema, 'entry'), ...wayTo(isSchema, 'gates')]).toEqual([]);
  expect(wayTo(isSchema, 'sign-in')).toEqual([]);
});

it('loads clock, worker and background without schemas', () => {
  expect([...wayTo(isSchema, 'clock'), ...wayTo(isSchema, 'worker')]).toEqual([]);
  expect(wayTo(isSchema, 'background')).toEqual([]);
});

it('starts the tasks of the device without schemas and without the code of the sync', () => {
  expect(wayTo(isSchema, 'device-tasks')).toEqual([]);
  expect(wayTo((name) => name === 'src/data/records/kinds.ts', 'device-tasks')).toEqual([]);
});

it('renders the clock without law rules and runs workers without React', () => {
  expect(wayTo(isLaw, 'clock')).toEqual([]);
  expect(wayTo((name) => /^(?:react|dexie-react-hooks|zustand)\b/.test(name), 'worker')).toEqual([]);
});

it('loads the texts of other screens without schemas', () => {
  expect(wayTo(isSchema, 'words')).toEqual([]);
});

it('detects a schema import', () => {
  expect(wayTo(isSchema, 'register').at(0)).toBe('src/app/session/register-route.tsx');
  expect(wayTo(isLaw, 'worker').at(-1)).toBe('src/law/determine.ts');
});

const file = (fileName: string, ...imports: string[]) => ({
  fileName,
  imports,
  moduleIds: [`${fileName} of ours`],
});

it('detects a chunk cycle', () => {
  expect(findChunkCycle([file('a', 'b', 'c'), file('b', 'c'), file('c')])).toBeNull();
  const circle = findChunkCycle([file('a', 'b'), file('b', 'c'), file('c', 'd'), file('d', 'b')]);
  expect(circle).not.toContain('a of ours');
  for (const name of ['b', 'c', 'd']) expect(circle).toContain(`${name} of ours`);
});
