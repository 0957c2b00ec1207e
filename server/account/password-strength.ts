/**
 * Estimates the tries that guess a password, with the lists of leaked passwords of `@zxcvbn-ts`. Runs in a worker
 * thread: one estimate takes up to 200 ms, and the lists take 50 MB.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { GUESSED_WORDS } from './guessed-words.ts';

/** A `leaked` password is in a list as a whole. A `pattern` has only rows of keys, repeats and dates. */
export type PasswordFault = 'leaked' | 'pattern' | 'guessed' | 'own-name';

export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
}

/** An attacker with the hashes needs days for so many tries at one account. */
const ENOUGH = 1e8;
/** A longer password is judged by its beginning, because the time grows with the square of the length. */
const READ = 32;

/** The library knows no year after 2029. The next years come first, as in new passwords. */
const YEARS = Array.from({ length: 120 }, (_, before) => String(2049 - before));

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english, 'guessed-words': [...GUESSED_WORDS], years: YEARS },
  graphs: adjacencyGraphs,
});

type Parts = ReturnType<typeof estimator.check>['sequence'];

export function passwordFault(password: string, owner: PasswordOwner): PasswordFault | null {
  const own = ownWords(owner);
  for (const { text, tries: hidden } of readings(password)) {
    const { sequence } = estimator.check(text.slice(0, READ), own);
    if (triesOf(sequence) * hidden < ENOUGH) return faultOf(sequence);
  }
  return null;
}

/** Tries for one sign between or behind words, such as the @ of `Name@123!`. */
const SIGN = 12;

/** Also without separators, and without signs and capitals. `tries` counts the removed part. */
function readings(password: string): { text: string; tries: number }[] {
  const joined = password.replaceAll(/[\s._-]+/g, '');
  const plain = joined.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  const capitals = plain.match(/\p{Lu}/gu)?.length ?? 0;
  const all = [
    { text: password, tries: 1 },
    { text: joined, tries: 1 },
    { text: plain.toLowerCase(), tries: SIGN ** (joined.length - plain.length) * 2 ** capitals },
  ];
  return all.filter(({ text }, index) => all.findIndex((other) => other.text === text) === index);
}

/** Product of the tries of the parts. The library counts a third part too high: it accepts a name, a sign and a year. */
const triesOf = (parts: Parts): number =>
  parts.reduce<number>((tries, { guesses }, index) => tries * guesses * (index + 1), 1);

/** Names that the library gives to the words of the owner and to the leaked passwords. */
const OWN = 'userInputs';
const LEAKED = 'passwords-common';
const PATTERNS: ReadonlySet<string> = new Set(['spatial', 'repeat', 'sequence', 'regex', 'date']);

function faultOf(parts: Parts): PasswordFault {
  const lists = parts.map((part) => ('dictionaryName' in part ? part.dictionaryName : undefined));
  if (lists.includes(OWN)) return 'own-name';
  if (lists.length === 1 && lists[0] === LEAKED) return 'leaked';
  return parts.every(({ pattern }) => PATTERNS.has(pattern)) ? 'pattern' : 'guessed';
}

function ownWords({ name, email }: PasswordOwner): string[] {
  const parts = [
    ...name.split(/[^\p{L}\p{M}]+/u),
    ...email.split(/[^a-z]+/i),
    name,
    email,
    email.split('@')[0] ?? '',
  ];
  const words = parts
    .map((part) => part.toLowerCase().replaceAll(/\s+/g, ''))
    .filter((part) => part.length >= 3 && part !== 'com');
  return [...new Set(words)];
}
