/**
 * Redacts a question before it is sent: only sections, dates and known harmless words remain. Unknown words
 * are removed, so that names in no list stay on the device.
 */
import type { KnownWords } from './known-words.ts';

/** Replaces removed text. */
export const LEFT_OUT = '[…]';

const INDIAN_DIGIT = /[०-९]/g;

/** Dates and amounts, whose digits identify nobody. */
const KEPT = [
  /\[…\]/gu,
  /\b(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](?:\d{4}|\d{2}))(?![\d/])/gu,
  /(?:\brs\.?|₹|\binr)\s*\d[\d,]*|\b\d[\d,]*\s*(?:rupees?|rs\b|रुपये|रुपए|lakh|lac|crore|लाख|करोड)/giu,
];

const CASE_NAMES =
  'f\\.?\\s?i\\.?\\s?r|crime|cr|case|c\\.?c|s\\.?c|s\\.?t|complaint|petition|application|appeal|crl\\.?[a-z.]*|b\\.?a|gd|dd|ncr|slp|w\\.?p|एफआईआर|प्राथमिकी|मुकदमा|केस|अपराध';
const NUMBERED = 'no|nos|number|num|numbers|नंबर|संख्या|सं|क्रमांक';

/** Removed completely, including known words. */
const OUT: readonly RegExp[] = [
  /\S+@\S+/gu,
  /(?:https?:\/\/|www\.)\S+/giu,
  /\b[a-z]{2}[a-z\d]{2}[\s-]?\d{2}[\s-]?\d{6}[\s-]?\d{4}\b/giu, // a CNR
  /\b[a-z]{2}[\s-]?\d{1,2}[\s-]?[a-z]{1,3}[\s-]?\d{4}\b/giu, // a vehicle
  /\b[a-z]{3,5}\d{4,8}[a-z]?\b/giu, // a PAN, an IFSC, a voter card
  /\b[a-z]\d{6,8}\b/giu, // a passport
  // a case number with its type and year, a labelled number, or any number with a year
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${CASE_NAMES})\.?\s*(?:${NUMBERED})?[\s.:#-]*\d{1,6}\s*(?:\/|-|of|का|ka)\s*(?:19|20)?\d{2}\b`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${CASE_NAMES})\.?\s*(?:${NUMBERED})[\s.:#-]*[\da-z]*\d[\da-z/-]*`,
    'giu',
  ),
  /\b\d{1,6}\s*\/\s*(?:19|20)\d{2}\b/gu,
  /(?=[\d\s+-]*\d{4})\+?\d(?:[\s-]?\d){8,}/gu, // a phone, an Aadhaar, an account
  /\b\d{5,}\b/gu,
  // a named relative
  /\b[sdwrh]\/o\.?(?:\s+[\p{L}\p{M}.]+){1,2}/giu,
  /\b(?:son|daughter|wife|husband|resident|brother|sister|father|mother)\s+(?:of\s+)?\p{Lu}[\p{L}.]*(?:\s+\p{Lu}[\p{L}.]*)*/gu,
  /\b(?:named|name\s+is|alias|my\s+name)\s+[\p{L}\p{M}.]+(?:\s+\p{Lu}[\p{L}.]+)*/gu,
  /\b(?:mr|Mr|mrs|Mrs|ms|Ms|shri|Shri|sri|Sri|smt|Smt|Sh|Kumari|dr|Dr|Adv|Advocate|Justice)\.?\s+\p{Lu}[\p{L}.]*(?:\s+\p{Lu}[\p{L}.]*)*/gu,
  /(?:श्री|श्रीमती|श्रीमान|कुमारी|उर्फ|पुत्र|पुत्री|निवासी)\s+[\p{L}\p{M}]+/gu,
];

const SECTION = /^\d{1,4}(?:[a-z]{1,3})?$/iu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Private-use characters protect the allowed parts during redaction. */
const FIRST_SIGN = 0xe000;
const PRIVATE = /\p{Co}/gu;

export function redact(question: string, words: KnownWords): string {
  const allowed: string[] = [];
  const replaceBySign = (piece: string): string => {
    allowed.push(piece);
    return String.fromCodePoint(FIRST_SIGN + allowed.length - 1);
  };
  let text = question
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}]+/gu, ' ')
    .replaceAll(INDIAN_DIGIT, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966))
    .replaceAll(/\s+/gu, ' ')
    .trim();
  for (const pattern of [...KEPT, ...words.parties]) text = text.replaceAll(pattern, replaceBySign);
  for (const pattern of OUT) text = text.replaceAll(pattern, () => replaceBySign(LEFT_OUT));
  text = text.replaceAll(WORD, (word) => (SECTION.test(word) || words.has(word) ? word : LEFT_OUT));
  return text
    .replaceAll(PRIVATE, (sign) => allowed[(sign.codePointAt(0) ?? 0) - FIRST_SIGN] ?? LEFT_OUT)
    .replaceAll(/\[…\](?:[\s,.&'’-]*\[…\])+/gu, LEFT_OUT)
    .trim();
}
