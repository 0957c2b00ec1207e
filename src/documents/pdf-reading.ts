/**
 * The text of a PDF in reading order. A print stores each word of an Indian script, which is drawn in another order, and
 * the drawn consonants are compared with it.
 */
import { actualTexts } from './actual-texts.ts';

/** A part of a page, as pdf.js gives it with marked content. */
export type PdfItem =
  | { readonly str: string; readonly hasEOL: boolean }
  | { readonly type: string; readonly tag?: string };

export interface PdfText {
  readonly text: string;
  /** False for a text in an Indian script whose reading order is unknown. */
  readonly isExact: boolean;
}

const INDIAN = /[\u0900-\u0DFF]/u;

export async function pdfReading(items: readonly PdfItem[], bytes: Uint8Array): Promise<PdfText> {
  const drawn = items.map(drawnText).join('');
  if (!INDIAN.test(drawn)) return { text: drawn, isExact: true };
  const stored = await actualTexts(bytes);
  const text = stored && inReadingOrder(items, stored);
  return text === null ? { text: drawn, isExact: false } : { text, isExact: true };
}

const drawnText = (item: PdfItem): string => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '');

/** Null if the stored texts are not those of the drawn words. */
function inReadingOrder(items: readonly PdfItem[], stored: readonly string[]): string | null {
  const open: { readonly isSpan: boolean; readonly from: string }[] = [];
  let text = '';
  let count = 0;
  for (const item of items) {
    if ('str' in item) text += drawnText(item);
    else if (item.type === 'endMarkedContent') {
      const { isSpan = false, from = '' } = open.pop() ?? {};
      if (!isSpan) continue;
      const word = wordOf(text.slice(from.length), stored[count]);
      if (word === null) return null;
      text = from + word;
      count += 1;
    } else open.push({ isSpan: item.tag === 'Span', from: text });
  }
  return count === stored.length ? text : null;
}

/** The stored word, between the line breaks around the drawn one. */
function wordOf(drawn: string, stored: string | undefined): string | null {
  if (stored === undefined || lettersIn(drawn) !== lettersIn(stored)) return null;
  const [before = ''] = /^\n*/.exec(drawn) ?? [];
  const [after = ''] = /\n*$/.exec(drawn.slice(before.length)) ?? [];
  return before + stored + after;
}

/**
 * The consonants and digits of a word, sorted, with its vowels alike. A font joins and splits vowel signs and the letter
 * R, and the file names their glyphs by the first word that has them.
 */
const lettersIn = (text: string): string =>
  (text.normalize('NFD').match(LETTERS) ?? []).map(letterClass).toSorted().join('');

const LETTERS = /[\p{L}\p{N}]/gu;
const VOWEL = 'V';
const BLOCK = 0x80;

/** The blocks of the Indian scripts have the same letters at the same places. */
function letterClass(letter: string): string {
  if (!INDIAN.test(letter)) return letter;
  const at = (letter.codePointAt(0) ?? 0) % BLOCK;
  if ((at >= 0x04 && at <= 0x14) || at === 0x60 || at === 0x61) return VOWEL;
  return at === 0x30 ? '' : letter;
}
