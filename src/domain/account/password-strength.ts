/**
 * Estimates the tries that guess a password, alike on device and server. A password is read as the cheapest
 * series of known words, names, years, dates, rows of keys, repeats and single characters.
 */
import { GUESSED_WORDS } from './guessed-words.ts';

export type PasswordFault = 'guessed' | 'own-name';

export const PASSWORD_FAULTS: Readonly<Record<PasswordFault, string>> = {
  guessed: 'This password is one of the first that are guessed. Choose another, such as three words.',
  'own-name': 'Choose a password that is not your name or email.',
};

export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
}

/** Logarithm of the tries, to base 10: an attacker with the hashes needs days for one account. */
const ENOUGH = 8;

/** Costs of the parts, as logarithms of the tries. */
const COST = {
  ownWord: 1,
  word: 2.6,
  /** Other characters for letters, such as @ for a. */
  disguise: 0.3,
  row: 1.5,
  repeat: 0.3,
  year: 1.7,
  date: 3.5,
  capital: 0.2,
  mixedCase: 0.3,
  digit: 0.9,
  letter: 1.4,
  otherLetter: 1.6,
  usualSign: 0.8,
  sign: 1.2,
  space: 0.5,
} as const;

interface Estimate {
  readonly cost: number;
  readonly hasOwnWord: boolean;
}

export function passwordFault(password: string, owner: PasswordOwner): PasswordFault | null {
  const own = ownWords(owner);
  const estimates = [password, password.replaceAll(/[\s._-]+/g, '')].map((text) => estimateOf(text, own));
  const [cheapest] = estimates.toSorted((a, b) => a.cost - b.cost);
  if (!cheapest || cheapest.cost >= ENOUGH) return null;
  return cheapest.hasOwnWord ? 'own-name' : 'guessed';
}

function ownWords({ name, email }: PasswordOwner): ReadonlySet<string> {
  const parts = [
    ...name.split(/[^\p{L}\p{M}]+/u),
    ...email.split(/[^a-z]+/i),
    name,
    email,
    email.split('@')[0] ?? '',
  ];
  return new Set(
    parts
      .map((part) => part.toLowerCase().replaceAll(/\s+/g, ''))
      .filter((part) => part.length >= 3 && part !== 'com'),
  );
}

const WORDS: ReadonlySet<string> = new Set(GUESSED_WORDS);
const LONGEST = Math.max(...GUESSED_WORDS.map(({ length }) => length));

interface Reading {
  readonly text: string;
  readonly lower: string;
  /** The text with letters for the signs that stand for them; both readings of 1. */
  readonly undisguised: readonly string[];
  readonly own: ReadonlySet<string>;
}

/** The cheapest reading of each beginning of the text, one character longer at a time. */
function estimateOf(text: string, own: ReadonlySet<string>): Estimate {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return { cost: Infinity, hasOwnWord: false }; // letters without a simple lower case
  const plain = lower.replaceAll(/[@$!0345789]/g, (sign) => LETTER_OF[sign] ?? sign);
  const undisguised = [plain.replaceAll('1', 'i'), plain.replaceAll('1', 'l')];
  const reading: Reading = { text, lower, undisguised, own };
  const best: Estimate[] = [{ cost: caseCost(text), hasOwnWord: false }];
  for (let end = 1; end <= text.length; end += 1) {
    best[end] = partsTo(reading, end)
      .map(({ from, cost, isOwn = false }) => {
        const before = best[from] ?? { cost: Infinity, hasOwnWord: false };
        return { cost: before.cost + cost, hasOwnWord: before.hasOwnWord || isOwn };
      })
      .reduce((least, next) => (next.cost < least.cost ? next : least));
  }
  return best[text.length] ?? { cost: 0, hasOwnWord: false };
}

const LETTER_OF: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

/** A capital at the start, or all capitals, is usual. */
function caseCost(text: string): number {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  if (capitals === 0) return 0;
  const isUsual = capitals === 1 ? /^\P{L}*\p{Lu}/u.test(text) : !/\p{Ll}/u.test(text);
  return isUsual ? COST.capital : COST.mixedCase * capitals;
}

interface Part {
  readonly from: number;
  readonly cost: number;
  readonly isOwn?: boolean;
}

/** Parts of the text that end here. */
function partsTo(reading: Reading, end: number): Part[] {
  const parts: Part[] = [{ from: end - 1, cost: characterCost(reading.text.charAt(end - 1)) }];
  for (let from = Math.max(0, end - MOST); from <= end - 3; from += 1) {
    const part = reading.lower.slice(from, end);
    if (isRow(part)) parts.push({ from, cost: COST.row });
    const word = wordCost(reading, from, end);
    if (word) parts.push(word);
  }
  for (const [length, cost] of NUMBERS) {
    const part = reading.text.slice(Math.max(0, end - length), end);
    if (isNumber(part, length)) parts.push({ from: end - length, cost });
  }
  for (let length = 1; 2 * length <= end; length += 1) {
    const [before, last] = [
      reading.lower.slice(end - 2 * length, end - length),
      reading.lower.slice(end - length, end),
    ];
    if (before === last) parts.push({ from: end - length, cost: COST.repeat });
  }
  return parts;
}

const MOST = Math.max(LONGEST, 40);

function wordCost({ lower, undisguised, own }: Reading, from: number, end: number): Part | undefined {
  const plain = lower.slice(from, end);
  if (own.has(plain)) return { from, cost: COST.ownWord, isOwn: true };
  if (WORDS.has(plain)) return { from, cost: COST.word };
  if (!/\p{L}/u.test(plain)) return undefined; // 1234 is a number, not a disguised word
  for (const text of undisguised) {
    const word = text.slice(from, end);
    if (own.has(word)) return { from, cost: COST.ownWord + COST.disguise, isOwn: true };
    if (WORDS.has(word)) return { from, cost: COST.word + COST.disguise };
  }
  return undefined;
}

const FORWARD = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '!@#$%^&*()',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '!qaz@wsx#edc$rfv',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7',
  '112233445566778899',
  '147258369',
  '159753',
];
const ROWS = [...FORWARD, ...FORWARD.map((row) => row.split('').toReversed().join(''))];

const isRow = (part: string): boolean => ROWS.some((row) => row.includes(part));

/** Lengths of years and dates. */
const NUMBERS: readonly (readonly [number, number])[] = [
  [4, COST.year],
  [8, COST.date],
];

function isNumber(part: string, length: number): boolean {
  if (part.length !== length) return false;
  if (length === 4) return /^(?:19\d\d|20[0-4]\d)$/.test(part);
  return /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d$/.test(part);
}

function characterCost(character: string): number {
  if (/\d/.test(character)) return COST.digit;
  if (/[a-z]/i.test(character)) return COST.letter;
  if (/\p{L}|\p{M}/u.test(character)) return COST.otherLetter;
  if (/\s/.test(character)) return COST.space;
  return /[@#!._*-]/.test(character) ? COST.usualSign : COST.sign;
}
