/**
 * One form for many spellings: case, accents, nukta, joiners, Devanagari digits, control characters.
 * What is indexed and what is asked go through the same fold.
 */

/** Nukta, joiners, and the accents that NFKD has set apart. */
const JOINERS_AND_MARKS = /[\u{93c}\u{200b}-\u{200d}\u{2060}\u{feff}]|\p{Script=Inherited}/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Most of what is indexed, and nothing in it to fold but case. */
const PLAIN = /^[\u{20}-\u{7e}\n]*$/u;

/** Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam: each script is a block of 128 signs with its digits at the same place. */
const INDIAN_DIGIT = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;

export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(JOINERS_AND_MARKS, '')
    .replaceAll(INDIAN_DIGIT, (digit) => String(((digit.codePointAt(0) ?? 0) & 0x7f) - 0x66))
    .replaceAll('\u0901', '\u0902') // chandrabindu is written as anusvara by half the keyboards
    .replaceAll(/\p{C}/gu, ' ') // also private use: `section-query.ts` marks with it
    .toLowerCase();
}

/** "mother-in-law" says "law" of nobody. */
const IN_LAW = /\bin[\s-]laws?\b/g;

export const wordsOf = (text: string): string[] => fold(text).replaceAll(IN_LAW, 'inlaw').match(WORD) ?? [];

export const isDevanagari = (word: string): boolean => /\p{Script=Devanagari}/u.test(word);
