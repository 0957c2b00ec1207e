/**
 * Leaves phone numbers and addresses out of what is shared: at their own fields, where a text repeats them, and every
 * number in a text that a phone could have. An address that stands in a text alone is not known by its form: whoever
 * shares is asked about it (`remainingAddresses`).
 */
import type { ApplicationContent } from '#contract/application.ts';
import type { Hideable } from '#contract/share.ts';
import type { AskedField } from '#domain/field-at.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { ownWords } from './preflight/own-words.ts';
import { withheld as english } from '#text/en/withheld.ts';

const FIELD: Readonly<Record<Hideable, RegExp>> = { phone: /phone/i, address: /address/i };

export interface Withholding {
  /** The written part, with a mark in the place of what is left out. */
  readonly content: ApplicationContent;
  /** The same mark wherever a text of the paper says one of them again. */
  readonly clean: <T>(paper: T) => T;
}

/** `withheld`: the marks, in the language of the paper; without them in English. */
export function redactPaper(
  content: ApplicationContent,
  hide: readonly Hideable[],
  withheld: Readonly<Record<Hideable, string>> = english,
): Withholding {
  const said = hide.map((what) => ({ what, values: new Set<string>() }));
  const marked = mapped(content, (text, field) => {
    const of = said.find(({ what }) => FIELD[what].test(field));
    of?.values.add(text);
    return of ? withheld[of.what] : text;
  });
  const patterns = said.flatMap(({ what, values }) =>
    [...ANY[what], ...[...values].flatMap(PATTERNS[what])].map((pattern) => ({
      pattern,
      mark: withheld[what],
    })),
  );
  const cleaned = (text: string): string => {
    let left = text;
    for (const { pattern, mark } of patterns) left = left.replaceAll(pattern, () => mark);
    return left;
  };
  return { content: marked, clean: (paper) => mapped(paper, cleaned) };
}

/** Where a text says what a field holds. */
const PATTERNS: Readonly<Record<Hideable, (value: string) => RegExp[]>> = {
  /** The same digits, however they are grouped, with or without the country. */
  phone: (value) => {
    const digits = value.replaceAll(/\D/g, '').slice(-10).split('');
    return digits.length < 6 ? [] : [new RegExp(`(?:\\+?91[\\s-]*|\\b0)?${digits.join('[\\s.-]*')}`, 'g')];
  },
  /** The same words in the same order; the house without the town; the PIN code. */
  address: (value) => {
    const words = wordsOf(value);
    const house = wordsOf(value.split(',')[0] ?? '');
    const [pin] = /(?<!\d)[1-8]\d{2}\s?\d{3}(?!\d)/.exec(value) ?? [];
    return [
      // a town alone stands in the name of its court, too, and is no address
      ...(words.length < 3 ? [] : [inOrder(words)]),
      ...(house.length < 2 || house.length === words.length ? [] : [inOrder(house)]),
      ...(pin ? [new RegExp(`(?<!\\d)${pin.slice(0, 3)}\\s?${pin.slice(-3)}(?!\\d)`, 'g')] : []),
    ];
  },
};

const wordsOf = (text: string): string[] => text.split(/[\s,;.()]+/).filter(Boolean);
const inOrder = (words: readonly string[]): RegExp =>
  new RegExp(words.map(literally).join('[\\s,;.()]+'), 'gi');

/** What could be a phone whosever it is: ten digits from 6 to 9, or a landline behind its code; never a date. */
const ANY: Readonly<Record<Hideable, readonly RegExp[]>> = {
  phone: [
    /(?<![\p{L}\p{N}/])(?!\d{1,2}[\s.-]\d{1,2}[\s.-](?:19|20)\d{2})(?:\(?\+?91\)?[\s.-]{0,2}|0)?[6-9६-९](?:[\s.-]{0,2}[0-9०-९]){9}(?![\p{N}/])/gu,
    /(?<![\p{L}\p{N}/])0[1-8]\d{1,3}[\s.-]{1,2}\d{3,4}[\s.-]?\d{3,4}(?![\p{N}/])/gu,
  ],
  address: [],
};

const literally = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** What is written at a text as an address is, and stands there whatever is left out: to be asked before sharing. */
const LIKE_AN_ADDRESS =
  /(?:\b(?:r\/o|resid(?:es|ing|ent)\s+(?:at|of)|lives\s+(?:at|in)|(?:house|flat|plot|door|room|h\.?)\s*no\b)|\b[\p{Lu}][\p{L}]+\s+(?:chawl|colony|society|apartments?|nagar|marg|galli|lane|street)\b|(?<!₹\s?|Rs\.?\s?|[\d,/.-])[1-8]\d{2}\s?\d{3}(?![\d,/-])).{0,60}/giu;

export interface StillSaid {
  readonly field: AskedField;
  readonly said: string;
}

/** The texts of the maker that may say an address in words of their own, once what is known is left out of them. */
export function remainingAddresses(content: ApplicationContent): StillSaid[] {
  const { content: marked, clean } = redactPaper(content, ['address']);
  return ownWords(marked).flatMap(({ field, text }) =>
    [...clean(text).matchAll(LIKE_AN_ADDRESS)].slice(0, 1).map(([said]) => ({ field, said: said.trim() })),
  );
}

/** The same value with other texts; `field` is the name under which a text stands. */
function mapped<T>(value: T, change: (text: string, field: string) => string): T {
  const walk = (part: unknown, field: string): unknown => {
    if (typeof part === 'string') return change(part, field);
    if (Array.isArray(part)) return part.map((each) => walk(each, field));
    if (!isRecord(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner, key)]));
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- other texts, nothing else
  return walk(value, '') as T;
}
