/** Lists texts that a language lacks against English, by path. */
import { existsSync, readdirSync } from 'node:fs';

const HERE = new URL('../src/text/', import.meta.url);

/** Files without texts of their own: builders of English, language-independent files, or re-exports. */
const NO_WORDS = new Set(['plural.ts', 'file-size.ts', 'first-screen.ts']);

/** Builds a part of documents.ts, where its texts count. */
const BUILDERS = new Set(['papers/case-papers.ts.casePapers']);

/** @typedef {{ readonly all: number, readonly missing: readonly string[] }} Missing */

/**
 * A language has the file structure of English, or a few files while incomplete.
 * @type {(language: string) => Promise<Missing>}
 */
export async function missingWords(language) {
  const folder = new URL(`${language}/`, HERE);
  const begun = new URL('words.ts', folder);
  const files = readdirSync(new URL('en/', HERE), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !NO_WORDS.has(name),
  );
  if (existsSync(begun)) return compared(await catalogue(), (await import(begun.href)).words);
  const [english, translated] = await Promise.all(
    ['en/', `${language}/`].map(async (side) =>
      Object.fromEntries(await Promise.all(files.map(async (name) => [name, await wordsIn(side + name)]))),
    ),
  );
  return compared(english, translated);
}

/** @type {(file: string) => Promise<object>} */
async function wordsIn(file) {
  const address = new URL(file, HERE);
  return existsSync(address) ? { ...(await import(address.href)) } : {};
}

/** As a screen reads it: every area of every tier. */
async function catalogue() {
  const { ENGLISH } = await import(new URL('catalogue.ts', HERE).href);
  const [first, rest] = await Promise.all([ENGLISH.tiers.firstScreen(), ENGLISH.tiers.rest()]);
  return { ...ENGLISH.entrance, ...first, ...rest };
}

/** @type {(english: unknown, translated: unknown) => Missing} */
export function compared(english, translated) {
  const leaves = [...leavesOf(english, translated, { path: '', seen: new Set() })].filter(
    ({ path }) => !BUILDERS.has(path),
  );
  return { all: leaves.length, missing: leaves.flatMap(({ path, said }) => (said ? [] : [path])) };
}

/**
 * Counts texts shared by two files once.
 * @type {(english: unknown, translated: unknown, at: { path: string, seen: Set<unknown> }) => Generator<{ path: string, said: boolean }>}
 */
function* leavesOf(english, translated, { path, seen }) {
  if (typeof english !== 'object' || english === null) {
    yield { path, said: typeof translated === typeof english };
    return;
  }
  if (seen.has(english)) return;
  seen.add(english);
  const inner = typeof translated === 'object' && translated !== null ? Object.entries(translated) : [];
  const said = new Map(inner);
  for (const [key, words] of Object.entries(english)) {
    yield* leavesOf(words, said.get(key), { path: path === '' ? key : `${path}.${key}`, seen });
  }
}
