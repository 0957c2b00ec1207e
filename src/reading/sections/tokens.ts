/** Splits a list of sections into numbers, names of Acts and separators. */
import { type OffenceRef, offenceName, type Tables } from '#law/tables.ts';
import { cleanText, readableText } from '../clean.ts';
import { spelledInLatin } from '../letter-names.ts';
import { foldScripts } from '../script-fold.ts';
import { actMentions, type NamedAct } from './act-names.ts';
import { withoutLongNumbers, withoutOtherNumbers } from './not-sections.ts';
import { scanNumber, type SectionNumber } from './section-number.ts';

export type SectionToken =
  | { readonly kind: 'number'; readonly number: SectionNumber }
  | { readonly kind: 'act'; readonly act: NamedAct }
  /** From weak to strong: slash, comma, "and", semicolon, the word "section". */
  | { readonly kind: 'separator'; readonly strength: 1 | 2 | 3 | 4 | 5 }
  | { readonly kind: 'range' };

/** Private-use characters mark Acts, the word "section" and brackets around an equivalent. */
const FIRST_MARK = 0xe100;
const SECTION_WORD = '\u{e000}';

const SECTION_WORDS =
  /(?:\bu\s*\/\s*(?:s(?:ec(?:tion)?s?|s)?|secs?)\b\.?|\bus(?=\s*\d)|\bu\.s\.|§+|(?<![\p{L}(])ss?\.?(?=\s*\d)|(?<![\p{L}])(?:sections?|secs?|धारा(?:ओं|ए|ऍं|एं)?|दफा|कलमे?|कलम|कलं|पिरिवु|सॆक्षन|सेक्षन|सेक्शन|دفعہ|دفعات|dharas?|dhara|kalam)(?![\p{L}\p{M}])\.?)/giu;
const JOINED = /(?<![\p{L}])(?:r\s*\/\s*w|read\s+with|r\.w\.|सह ?पठित|सहपठित|सह|सपठित)(?![\p{L}\p{M}])\.?/giu;
const SUB_SECTION =
  /\s*(?:\bsub[\s-]*sec(?:tion)?s?|\bclauses?|\bcl\.|उप ?-?धारा|खंड(?=\s*\())\s*\.?\s*\(?([\da-zA-Z]{1,4})\)?(?:\s*(?:of|का|की)\s*(?=\())?/giu;

interface MarkedText {
  readonly text: string;
  readonly acts: readonly NamedAct[];
}

export const foldedSections = (text: string): string =>
  spelledInLatin(foldScripts(readableText(text).replaceAll(/[\u{e000}-\u{f8ff}]/gu, ' ')));

function markedText(folded: string, tables: Tables): MarkedText {
  const acts: NamedAct[] = [];
  let text = '';
  let at = 0;
  for (const mention of actMentions(folded, tables)) {
    text += folded.slice(at, mention.from) + ` ${String.fromCodePoint(FIRST_MARK + acts.length)} `;
    acts.push(mention);
    at = mention.to;
  }
  return { text: text + folded.slice(at), acts };
}

/** The name of an unknown Act was found in folded text; it is printed as typed. */
function asTyped(named: NamedAct, typed: string): NamedAct {
  const [, name = '', year = ''] = /^(.*?)(, \d{4})?$/u.exec(named.act ?? '') ?? [];
  if (named.code !== 'OTHER' || !/^\P{ASCII}/u.test(name)) return named;
  const words = cleanText(typed).split(/[\s,;]+/u);
  const count = name.split(' ').length;
  const own = words
    .map((_, at) => words.slice(at, at + count).join(' '))
    .find((part) => foldScripts(part) === name);
  return own === undefined ? named : { ...named, act: own + year };
}

/** A number in front of the first word "section" is of the record, if no Act stands between them. */
function withoutPreamble(text: string): string {
  const at = text.search(new RegExp(String.raw`${SECTION_WORD}[^\d\u{e100}-\u{f8ff}]{0,12}\d`, 'u'));
  const before = at > 0 ? text.slice(0, at) : '';
  return /[\u{e100}-\u{f8ff}]/u.test(before) || /^[^\p{L}]*$/u.test(before)
    ? text
    : before.replaceAll(/\d/g, ' ') + text.slice(at);
}

const LINE_NUMBERS = /(?<=^|\n)\s*\d{1,2}[.)]\s+(?=\S)/gu;
const LIST_NUMBERS = /(?<=^|\s)\(?\d{1,2}[.)]\s+(?=[\u{e000}-\u{f8ff}])/gu;
const FIRST_OF_LIST = /(?:^|[^\d\s]\s*)\(?1[.)]\s+(?=[\u{e000}-\u{f8ff}])/u;

/** "3 (5) BNS" holds a sub-section: numbers before Acts are those of a list only if its first one stands there. */
const withoutListNumbers = (text: string): string =>
  (FIRST_OF_LIST.test(text) ? text.replaceAll(LIST_NUMBERS, ' ; ') : text).replaceAll(LINE_NUMBERS, ' ; ');

export interface SectionTokens {
  readonly tokens: readonly SectionToken[];
  /** The tokens inside "(379 IPC)", after another code. */
  readonly equivalents: readonly (readonly SectionToken[])[];
  /** A short name behind a number that no list contains: "65 XYZ". */
  readonly hasUnknownAct: boolean;
}

const UNKNOWN_ACT =
  /\d[A-Z]?\)?\s+(?!(?:FIR|PS|NBW|IO|SHO|AND|TO)(?![\p{L}]))\p{Lu}{2,6}(?![\p{L}])|(?<![\p{L}])(?:Act|Adhiniyam|अधिनियम|एक्ट)(?![\p{L}\p{M}])/u;

/** A text, or printed names of rows with text between them. */
export type SectionText = string | readonly (string | OffenceRef)[];

export function sectionTokens(typed: SectionText, tables: Tables): SectionTokens {
  if (typeof typed === 'string') return tokensOfText(typed, tables);
  const parts = typed.map((part) =>
    typeof part === 'string' ? tokensOfText(part, tables) : tokensOfRow(part),
  );
  return {
    tokens: parts.flatMap(({ tokens }) => tokens),
    equivalents: parts.flatMap(({ equivalents }) => equivalents),
    hasUnknownAct: parts.some(({ hasUnknownAct }) => hasUnknownAct),
  };
}

function tokensOfRow(exact: OffenceRef): SectionTokens {
  const number: SectionNumber = {
    typed: offenceName(exact),
    digits: String(Number.parseInt(exact.section, 10) || ''),
    letters: '',
    clauses: [],
    part: null,
    isRepaired: false,
    isHindiClause: false,
    exact,
  };
  const act: NamedAct = { code: exact.code, isDoubtful: false };
  const tokens: SectionToken[] = [
    { kind: 'act', act },
    { kind: 'number', number },
    { kind: 'separator', strength: 2 },
  ];
  return { tokens, equivalents: [], hasUnknownAct: false };
}

function tokensOfText(typed: string, tables: Tables): SectionTokens {
  const numbersOnly = withoutOtherNumbers(foldedSections(typed));
  const { text, acts: folded } = markedText(numbersOnly, tables);
  const acts = folded.map((act) => asTyped(act, typed));
  const marked = withoutPreamble(
    withoutListNumbers(
      shortSpaces(withoutLongNumbers(text))
        .replaceAll(SUB_SECTION, '($1)')
        .replaceAll(SECTION_WORDS, ` ${SECTION_WORD} `)
        .replaceAll(JOINED, ' , '),
    ),
  );
  const equivalents: SectionToken[][] = [];
  const main = marked.replaceAll(EQUIVALENT, (found: string, inside: string) => {
    equivalents.push(tokensOf(inside, acts));
    return ' '.repeat(found.length);
  });
  const tokens = tokensOf(shortSpaces(main), acts);
  const isMain = tokens.some(({ kind }) => kind === 'number');
  const hasUnknownAct = UNKNOWN_ACT.test(marked);
  return isMain
    ? { tokens, equivalents, hasUnknownAct }
    : { tokens: tokensOf(marked, acts), equivalents: [], hasUnknownAct };
}

/** Blanked numbers leave long runs of spaces, in which a pattern with optional spaces is quadratic. */
const shortSpaces = (text: string): string => text.replaceAll(/ {9,}/g, ' '.repeat(8));

/** A bracket that holds a number and an Act: the old or the new equivalent. */
const EQUIVALENT =
  /\(([^()]{0,30}\d[^()\u{e100}-\u{f8ff}]{0,20}(?:\([^()]*\)[^()\u{e100}-\u{f8ff}]*)*[\u{e100}-\u{f8ff}][^()]*|[^()\d]*[\u{e100}-\u{f8ff}][^()\d]*\d[^()]*(?:\([^()]*\)[^()]*)*)\)/gu;

function tokensOf(text: string, acts: readonly NamedAct[]): SectionToken[] {
  const tokens: SectionToken[] = [];
  let last: SectionNumber | undefined;
  let at = 0;
  const take = (number: SectionNumber, length: number): void => {
    tokens.push({ kind: 'number', number });
    last = number;
    at += length;
  };
  while (at < text.length) {
    const scanned = scanNumber(text, at);
    if (scanned) {
      take(scanned.number, scanned.to - at);
      continue;
    }
    const shared = sharedLetter(text, at, tokens.at(-1));
    if (shared && last) {
      take({ ...last, letters: shared, clauses: [], typed: last.digits + shared }, shared.length);
      continue;
    }
    const bracket = sharedClause(text, at, tokens.at(-1)?.kind === 'separator' ? last : undefined);
    if (bracket && last) {
      take(withClause(last, bracket), bracket.length);
      continue;
    }
    const { token, length } = otherToken(text, at, acts);
    if (token) tokens.push(token);
    at += length;
  }
  return tokens;
}

const SHARED_LETTER = /(?<=[,&]\s*|\band\s+)[A-H](?=\s*(?:[,&;\n\u{e000}-\u{f8ff}]|and\b|$))/uy;

/** "354A, B & D": letters that share the number. */
function sharedLetter(text: string, at: number, last: SectionToken | undefined): string | null {
  SHARED_LETTER.lastIndex = at;
  const found = SHARED_LETTER.exec(text);
  return found && last && last.kind !== 'act' ? found[0] : null;
}

const SHARED_CLAUSE =
  /(?<=[,&/]\s*|\band\s+)\(([a-z]{1,2}|[ivx]{1,4}|\d)\)(?=\s*(?:[,&;/\n\u{e000}-\u{f8ff}]|and\b|$))/uy;

/** "3(1)(r), (s)": a clause that shares the sub-section. */
function sharedClause(text: string, at: number, last: SectionNumber | undefined): string | null {
  SHARED_CLAUSE.lastIndex = at;
  const found = SHARED_CLAUSE.exec(text);
  return found && last && last.clauses.length > 0 ? found[0] : null;
}

const isRoman = (clause: string): boolean => /^[ivx]+$/.test(clause);

/** "5(j)(ii), (l)": a letter that is no Roman number stands beside the letter. */
function withClause(last: SectionNumber, bracket: string): SectionNumber {
  const clause = bracket.slice(1, -1);
  const isAbove = last.clauses.length > 1 && isRoman(last.clauses.at(-1) ?? '') && !isRoman(clause);
  const kept = last.clauses.slice(0, isAbove ? -2 : -1);
  return { ...last, clauses: [...kept, clause], typed: last.typed.replace(/\([^()]*\)$/, '') + bracket };
}

const RANGE = /(?:\bto\b|से(?=\s*\d)|ते(?=\s*\d))/uy;
const AND = /(?:&|\band\b|\baur\b|(?<=\s)(?:व|एवं|और|तथा|आणि|मत्रुम|मरियु)(?=\s))/iuy;
const STRENGTHS: Readonly<Record<string, 1 | 2 | 4 | 5>> = {
  '/': 1,
  '-': 1,
  ',': 2,
  ';': 4,
  '\n': 4,
  '|': 4,
  [SECTION_WORD]: 5,
};

function otherToken(
  text: string,
  at: number,
  acts: readonly NamedAct[],
): { readonly token: SectionToken | null; readonly length: number } {
  const sign = text[at] ?? '';
  const act = acts[(sign.codePointAt(0) ?? 0) - FIRST_MARK];
  if (act) return { token: { kind: 'act', act }, length: 1 };
  const strength = STRENGTHS[sign];
  if (strength !== undefined) return { token: { kind: 'separator', strength }, length: 1 };
  RANGE.lastIndex = at;
  const range = RANGE.exec(text);
  if (range) return { token: { kind: 'range' }, length: range[0].length };
  AND.lastIndex = at;
  const and = AND.exec(text);
  if (and) return { token: { kind: 'separator', strength: 3 }, length: and[0].length };
  // A word without meaning for the list is skipped as a whole, so that no letter inside it counts.
  const word = /^[\p{L}\p{M}]+/u.exec(text.slice(at, at + 60));
  return { token: null, length: word ? word[0].length : 1 };
}
