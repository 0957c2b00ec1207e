/** Line breaks and characters that change the direction of a text. */

/** Marks, embeddings, overrides and isolates. A name with one reads differently from its letters. */
const BIDIRECTIONAL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** One kind of line break, and no bidirectional controls. A lone CR would begin a line of its own in files. */
export const withPlainLines = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(BIDIRECTIONAL, '');
