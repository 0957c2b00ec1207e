/**
 * One form for many spellings: case, accents, nukta, joiners, Devanagari digits, control characters.
 * What is indexed and what is asked go through the same fold.
 */

const JOINERS_AND_MARKS = /[\u093c\u200b-\u200d\u2060\ufeff\u0300-\u036f]/g;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(JOINERS_AND_MARKS, '')
    .replaceAll(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966))
    .replaceAll('\u0901', '\u0902') // chandrabindu is written as anusvara by half the keyboards
    .replaceAll(/\p{C}/gu, ' ') // also private use: `section-query.ts` marks with it
    .toLowerCase();
}

export const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

export const isDevanagari = (word: string): boolean => /\p{Script=Devanagari}/u.test(word);
