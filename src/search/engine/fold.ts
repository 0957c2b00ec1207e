/**
 * Normalises spellings: case, accents, nukta, joiners, Indian digits, control characters. Index and query use
 * the same folding.
 */

/** Nukta, joiners, and accents separated by NFKD. */
const JOINERS_AND_MARKS = /[\u{93c}\u{200b}-\u{200d}\u{2060}\u{feff}]|\p{Script=Inherited}/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Fast path: most indexed text needs only lower case. */
const PLAIN = /^[\u{20}-\u{7e}\n]*$/u;

/**
 * Digits of Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam. Each script
 * is a block of 128 characters with digits at the same offset.
 */
const INDIAN_DIGIT = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;

export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(JOINERS_AND_MARKS, '')
    .replaceAll(INDIAN_DIGIT, (digit) => String(((digit.codePointAt(0) ?? 0) & 0x7f) - 0x66))
    .replaceAll('\u0901', '\u0902') // many keyboards write chandrabindu as anusvara
    .replaceAll(/\p{C}/gu, ' ') // includes private use, which `section-query.ts` uses for marks
    .toLowerCase();
}

/** "mother-in-law" does not mean law. */
const IN_LAW = /\bin[\s-]laws?\b/g;

export const wordsOf = (text: string): string[] => fold(text).replaceAll(IN_LAW, 'inlaw').match(WORD) ?? [];

export const isDevanagari = (word: string): boolean => /\p{Script=Devanagari}/u.test(word);
