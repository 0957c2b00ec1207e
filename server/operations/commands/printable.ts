/** Sanitises foreign text for the terminal: removes control and direction characters. */

/** Keeps joiners, which Devanagari needs. */
export const printable = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD');

export const onOneLine = (text: string): string => printable(text).replaceAll(/\s*\n\s*/g, ' ');
