/**
 * Redacts phone numbers and addresses in shared papers: their own fields, repetitions in texts, and any
 * possible phone number. Other addresses cannot be detected, so the user is asked (`remainingAddresses`).
 */
import type { ApplicationContent } from '#contract/application/application.ts';
import type { Hideable } from '#contract/share/share.ts';
import type { AskedField } from '#domain/application/field-at.ts';
import { mapTexts } from './map-texts.ts';
import { ownWords } from './preflight/own-words.ts';
import { withheld as english } from '#text/en/papers/withheld.ts';

const FIELD: Readonly<Record<Hideable, RegExp>> = { phone: /phone/i, address: /address/i };

export interface Redaction {
  /** Redacted content, with a mark for each omission. */
  readonly content: ApplicationContent;
  /** Redacts repetitions of the same values elsewhere in the paper. */
  readonly clean: <T>(paper: T) => T;
}

/** `withheld`: marks in the language of the paper; default English. */
export function redactPaper(
  content: ApplicationContent,
  hide: readonly Hideable[],
  withheld: Readonly<Record<Hideable, string>> = english,
): Redaction {
  const found = hide.map((what) => ({ what, values: new Set<string>() }));
  const marked = mapTexts(content, (text, field) => {
    const of = found.find(({ what }) => FIELD[what].test(field));
    of?.values.add(text);
    return of ? withheld[of.what] : text;
  });
  const patterns = found.flatMap(({ what, values }) =>
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
  return { content: marked, clean: (paper) => mapTexts(paper, cleaned) };
}

/** Patterns for a field value inside a text. */
const PATTERNS: Readonly<Record<Hideable, (value: string) => RegExp[]>> = {
  /** Same digits in any grouping, with or without the country code. */
  phone: (value) => {
    const digits = value.replaceAll(/\D/g, '').slice(-10).split('');
    return digits.length < 6 ? [] : [new RegExp(`(?:\\+?91[\\s-]*|\\b0)?${digits.join('[\\s().-]*')}`, 'g')];
  },
  /** Same words in order; the house without the town; the PIN code. */
  address: (value) => {
    const words = wordsOf(value);
    const house = houseOf(value);
    const [pin] = /(?<!\d)[1-8]\d{2}\s?\d{3}(?!\d)/.exec(value) ?? [];
    return [
      // a town alone also occurs in the court's name
      ...(words.length < 3 ? [] : [inOrder(words)]),
      ...(house.length < 2 || house.length === words.length ? [] : [inOrder(house)]),
      ...(pin ? [new RegExp(`(?<!\\d)${pin.slice(0, 3)}\\s?${pin.slice(-3)}(?!\\d)`, 'g')] : []),
    ];
  },
};

const wordsOf = (text: string): string[] => text.split(/[\s,;.()]+/).filter(Boolean);

/** The first parts of an address that have two words: `12, M.G. Road` of `12, M.G. Road, Pune`. */
function houseOf(value: string): string[] {
  const parts = value.split(',').map(wordsOf);
  const upTo = parts.findIndex((_, at) => parts.slice(0, at + 1).flat().length >= 2);
  return parts.slice(0, upTo + 1).flat();
}

/** Initials may be written together: "M.G." and "MG". */
const inOrder = (words: readonly string[]): RegExp =>
  new RegExp(
    words
      .map((word, at) => {
        const isInitial = word.length === 1 && words[at + 1]?.length === 1;
        return literally(word) + (at === words.length - 1 ? '' : `[\\s,;.()]${isInitial ? '*' : '+'}`);
      })
      .join(''),
    'gi',
  );

/** Possible phone numbers: ten digits from 6 to 9, or a landline with its code; never a date. */
const ANY: Readonly<Record<Hideable, readonly RegExp[]>> = {
  phone: [
    /(?<![\p{L}\p{N}/])(?!\d{1,2}[\s.-]\d{1,2}[\s.-](?:19|20)\d{2})(?:\(?\+?91\)?[\s.-]{0,2}|0)?\(?[6-9६-९](?:[\s().-]{0,3}[0-9०-९]){9}(?![\p{N}/])/gu,
    /(?<![\p{L}\p{N}/])(?:\(0[1-8]\d{1,3}\)[\s.-]{0,2}|0[1-8]\d{1,3}[\s.-]{1,2})\d{3,4}[\s.-]?\d{3,4}(?![\p{N}/])/gu,
  ],
  /** A house number before the name of a road or a colony. */
  address: [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}/.-])(?!(?:19|20)\d\d\b)\d{1,4}[A-Za-z]?(?:[/-]\d{1,3}[A-Za-z]?)?,?\s+(?:\p{Lu}[\p{L}.]*[\s.]+){1,4}(?:[Rr]oad|ROAD|[Rr]d|[Ss]treet|[Mm]arg|[Ll]ane|[Nn]agar|[Cc]hawl|[Cc]olony|[Ss]ociety|[Gg]alli)(?![\p{L}\p{M}])`,
      'gu',
    ),
  ],
};

const literally = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Typical address wording that remains after redaction. The user is asked before sharing. */
const LIKE_AN_ADDRESS =
  /(?:\b(?:r\/o|resid(?:es|ing|ent)\s+(?:at|of)|lives\s+(?:at|in)|(?:house|flat|plot|door|room|h\.?)\s*no\b)|\b[\p{Lu}][\p{L}]+\s+(?:chawl|colony|society|apartments?|nagar|marg|galli|lane|street)\b|(?<!₹\s?|Rs\.?\s?|[\d,/.-])[1-8]\d{2}\s?\d{3}(?![\d,/-])).{0,60}/giu;

export interface RemainingAddress {
  readonly field: AskedField;
  readonly match: string;
}

/** Texts of the filer that may still contain an address after redaction. */
export function remainingAddresses(content: ApplicationContent): RemainingAddress[] {
  const { content: marked, clean } = redactPaper(content, ['address']);
  return ownWords(marked).flatMap(({ field, text }) =>
    [...clean(text).matchAll(LIKE_AN_ADDRESS)].slice(0, 1).map(([match]) => ({ field, match: match.trim() })),
  );
}
