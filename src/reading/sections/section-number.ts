/** One number as typed: digits, letters and clauses, before a code gives it a meaning. */
import type { OffenceRef } from '#law/tables.ts';
import { group } from '../group.ts';
import { LETTER_NAME, latinLetter } from '../letter-names.ts';

export interface SectionNumber {
  /** As typed. */
  readonly typed: string;
  readonly digits: string;
  /** "A", "DB"; with a hyphen, a space or an Indian letter too. */
  readonly letters: string;
  /** Contents of the brackets, without spaces and hyphens. */
  readonly clauses: readonly string[];
  readonly part: 1 | 2 | null;
  /** A letter was read as a digit. */
  readonly isRepaired: boolean;
  /** A clause letter of the Hindi text: क is a. */
  readonly isHindiClause: boolean;
  /** Limb of the tables in words: "(hurt-caused)". */
  readonly limb?: string;
  /** The printed name of a row. */
  readonly exact?: OffenceRef;
}

export interface ScannedNumber {
  readonly number: SectionNumber;
  readonly to: number;
}

const ORDER = [
  'क',
  'ख',
  'ग',
  'घ',
  'ङ',
  'च',
  'छ',
  'ज',
  'झ',
  'ञ',
  'ट',
  'ठ',
  'ड',
  'ढ',
  'ण',
  'त',
  'थ',
  'द',
  'ध',
] as const;
/** Marathi texts count अ, ब, क, ड. */
const MARATHI = { अ: 'A', ब: 'B' } as const;
/** Directly behind the digits ड is the Marathi D: no number of a section has a thirteenth letter. */
const numberLetter = (sign: string): string | undefined =>
  latinLetter(sign) ?? (sign === 'ड' ? 'D' : LETTER_OF_TEXT.get(sign));
const LETTER_OF_TEXT: ReadonlyMap<string, string> = new Map<string, string>([
  ...ORDER.map((letter, at) => [letter, String.fromCodePoint(65 + at)] as const),
  ...Object.entries(MARATHI),
]);
/** In the SC/ST Act the Hindi clauses skip letters: द is (r), ध is (s). */
const SPOKEN: ReadonlyMap<string, string> = new Map([
  ['द', 'r'],
  ['ध', 's'],
]);

/** O for 0, l and I for 1, B for 8, S for 5, only inside a number. */
const DIGIT_OF: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1', '|': '1', S: '5' };
const REPAIRED =
  /(?=[OoIlS|\d]{3}(?![\d]))(?=.*\d)(?:\d[\dOoIl|S][\dOoIl|]|[OoIlS|]\d[\dOoIl|])(?![\p{L}\d])|(?:\d[OoIl|S]\d|[lI|S]\d\d|\d\d[Oo])(?![a-z\d])/uy;
const EIGHT = /(\d\d)B(?=[A-Z](?![\p{L}]))/uy;
const DIGITS = /\d{1,3}(?!\d)/y;

/** Null if no section begins at the place. */
export function scanNumber(text: string, at: number): ScannedNumber | null {
  const before = text[at - 1] ?? ' ';
  if (/[\p{L}\p{M}\d.]/u.test(before) && !/[.\u{964}]/u.test(before)) return null;
  const base = digitsAt(text, at);
  if (!base) return null;
  const letters = lettersAt(text, base.to) ?? { letters: '', to: base.to };
  const part = partAt(text, letters.to) ?? { part: null, to: letters.to };
  const clauses = clausesAt(text, part.to);
  const limb = matchAt(LIMB, text, clauses.to);
  const to = clauses.to + group(limb, 0).length;
  return {
    to,
    number: {
      typed: text.slice(at, to).trim(),
      ...(limb && { limb: group(limb, 1) }),
      digits: base.digits,
      letters: letters.letters,
      clauses: clauses.list,
      part: part.part,
      isRepaired: base.isRepaired,
      isHindiClause: clauses.isHindi,
    },
  };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const LIMB = /\s*\(([a-z]+(?:-[a-z]+)+)\)/uy;

interface Digits {
  readonly digits: string;
  readonly to: number;
  readonly isRepaired: boolean;
}

function digitsAt(text: string, at: number): Digits | null {
  const eight = matchAt(EIGHT, text, at);
  if (eight) return { digits: `${eight[1] ?? ''}8`, to: at + 3, isRepaired: true };
  const plain = matchAt(DIGITS, text, at);
  const after = plain ? (text[at + plain[0].length] ?? '') : '';
  if (plain && (plain[0].length === 3 || !/[OoIlS|]/.test(after))) {
    return { digits: plain[0], to: at + plain[0].length, isRepaired: false };
  }
  const repaired = matchAt(REPAIRED, text, at);
  if (repaired) {
    const digits = repaired[0].replaceAll(/[OoIlS|]/g, (sign) => DIGIT_OF[sign] ?? sign);
    return { digits, to: at + repaired[0].length, isRepaired: true };
  }
  return plain && { digits: plain[0], to: at + plain[0].length, isRepaired: false };
}

const LETTERS =
  /-?([A-Z]{1,3})(?![\p{L}\p{M}])|-?([a-z]{1,2})(?![\p{L}\p{M}])|\s-?\s?([A-H]{1,2})(?=\s*(?:$|[\s,;/&()\n\u{e000}-\u{f8ff}]))(?!\s?-?\d)/uy;
const INDIAN_LETTER = new RegExp(String.raw`\s?-?\s?(${LETTER_NAME}|[क-हअब])(?![\p{L}\p{M}.])`, 'uy');

interface ScannedLetters {
  readonly letters: string;
  readonly to: number;
}

function lettersAt(text: string, at: number): ScannedLetters | null {
  return indianLetter(text, at) ?? latinLetters(text, at);
}

function indianLetter(text: string, at: number): ScannedLetters | null {
  const indian = matchAt(INDIAN_LETTER, text, at);
  const sign = group(indian, 1);
  const letter = numberLetter(sign);
  if (!indian || letter === undefined || isConnector(text, at)) return null;
  return { letters: letter, to: at + indian[0].length };
}

function latinLetters(text: string, at: number): ScannedLetters | null {
  const latin = matchAt(LETTERS, text, at);
  if (!latin) return null;
  const letters = latin[1] ?? latin[2] ?? latin[3] ?? '';
  return /^(?:I{1,3}|IV|st|nd|rd|th|of|to|or)$/.test(letters) ? null : { letters, to: at + latin[0].length };
}

/** "302 व 34": the letter stands alone between spaces and joins two numbers; "420 के" ends a phrase. */
const isConnector = (text: string, at: number): boolean =>
  /^\s+(?:व|के|की|से|ए)(?=\s|$)/u.test(text.slice(at, at + 6));

const PART_WORD =
  /\s*[,-]?\s*\(?\s*(?:part|pt|भाग|खंड)\.?[\s-]*(II|I|2|1|two|one|दो|एक|दोन|द्वितिय|प्रथम)\)?(?![\p{L}\p{M}\d])/iuy;

function partAt(text: string, at: number): { readonly part: 1 | 2; readonly to: number } | null {
  const word = matchAt(PART_WORD, text, at);
  const roman = word ? null : matchAt(/[\s-]?-?(II|I)(?![\p{L}\d(.])/uy, text, at);
  const found = word ?? roman;
  if (!found) return null;
  const isSecond = /^(?:II|2|two|दो|दोन|द्वितिय)$/i.test(found[1] ?? '');
  return { part: isSecond ? 2 : 1, to: at + found[0].length };
}

interface Clauses {
  readonly list: readonly string[];
  readonly to: number;
  readonly isHindi: boolean;
}

const BRACKET = /\s*\(\s*([\p{L}\p{M}\d -]{1,7}?)\s*\)/uy;
const CLAUSE = /^(?:\d{1,2}[A-Za-z]{0,3}|[ivxlIVXL]{1,5}|[A-Za-z]{1,2})$/;
/** "20(b)ii(B)", "25 (1B) a", "3(2)5क", "3(1)10". */
const LOOSE =
  /\s?((?:ii|iii|iv|vi{0,3}|ix|[a-z]|[A-Z]|II|III|IV)(?![\p{L}\p{M}\d.])|\d{1,2}[A-Z]?(?![\d(/])|v-?a(?![a-z]))/uy;
const HYPHENED = /-(1[A-Z]{1,3})(?=\s*[(,/;]|\s|$)/uy;

function clausesAt(text: string, from: number): Clauses {
  const list: string[] = [];
  let to = from;
  let isHindi = false;
  const hyphened = matchAt(HYPHENED, text, from);
  if (hyphened) {
    list.push(hyphened[1] ?? '');
    to += hyphened[0].length;
  }
  for (;;) {
    const next = nextClause(text, { to, isFirst: list.length === 0 });
    if (!next) return { list, to, isHindi };
    list.push(...next.list);
    isHindi ||= next.isHindi;
    to = next.to;
  }
}

interface ClausePlace {
  readonly to: number;
  readonly isFirst: boolean;
}

function nextClause(text: string, { to, isFirst }: ClausePlace): Clauses | null {
  const bracket = matchAt(BRACKET, text, to);
  if (bracket) return inBracket(bracket, { to, isFirst });
  return isFirst ? null : looseClause(text, to);
}

function inBracket(bracket: RegExpExecArray, { to, isFirst }: ClausePlace): Clauses | null {
  const content = group(bracket, 1).replaceAll(/[\s-]/g, '');
  const read = isFirst && content === 'ड' ? { list: ['D'], isHindi: false } : clauseOf(content);
  if (!read) return null;
  // "498(ए)" may be the letter of the number, like a capital letter
  const isFirstLetter = isFirst && /^\P{ASCII}/u.test(content);
  const list = isFirstLetter ? read.list.map((clause) => clause.toUpperCase()) : read.list;
  return { list, isHindi: read.isHindi, to: to + bracket[0].length };
}

function looseClause(text: string, to: number): Clauses | null {
  const loose = matchAt(LOOSE, text, to);
  if (loose && !/^\s?\d/.test(loose[0])) {
    return { list: [(loose[1] ?? '').replace('-', '')], to: to + loose[0].length, isHindi: false };
  }
  return looseIndian(text, to) ?? looseDigits(loose, to);
}

/** "20(b)2C": a number without a space is a clause. */
function looseDigits(loose: RegExpExecArray | null, to: number): Clauses | null {
  if (!loose || /^\s/.test(loose[0])) return null;
  return { list: [loose[1] ?? ''], to: to + loose[0].length, isHindi: true };
}

const LOOSE_INDIAN = new RegExp(String.raw`\s?(\d?)(${LETTER_NAME}|[क-ह])(?![\p{L}\p{M}.])`, 'uy');

function looseIndian(text: string, to: number): Clauses | null {
  const found = matchAt(LOOSE_INDIAN, text, to);
  if (!found || isConnector(text, to)) return null;
  const read = clauseOf(`${found[1] ?? ''}${found[2] ?? ''}`);
  return read && { ...read, to: to + found[0].length };
}

/** "n", "1B", "एन", "क", "5क". */
function clauseOf(content: string): Omit<Clauses, 'to'> | null {
  if (CLAUSE.test(content)) return { list: [content], isHindi: false };
  const match = /^(\d{0,2})(\P{Nd}{1,6})$/u.exec(content);
  const [digits, letter] = [group(match, 1), group(match, 2)];
  const spelled = latinLetter(letter);
  if (spelled !== undefined) return { list: [digits + spelled.toLowerCase()], isHindi: false };
  const hindi = SPOKEN.get(letter) ?? LETTER_OF_TEXT.get(letter)?.toLowerCase();
  if (hindi === undefined) return null;
  return { list: [digits === '5' ? `v${hindi}` : digits + hindi], isHindi: true };
}
