/** Text of a picture as Tesseract read it: words with their place and confidence. */
import type { PageWords } from '#domain/files/page-words.ts';

export interface OcrWord {
  readonly text: string;
  /** 0 to 100. A high value proves nothing: the model `hin` drops a digit with 89. */
  readonly confidence: number;
  /** In pixels of the page. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface OcrLine {
  readonly words: readonly OcrWord[];
}

export interface OcrPage {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly OcrLine[];
}

/** Devanagari is read with the models `mar` and `hin` together: `hin` alone loses the digit 1. */
export const OCR_LANGUAGES = ['english', 'devanagari', 'both'] as const;
export type OcrLanguage = (typeof OCR_LANGUAGES)[number];

export type OcrModel = 'eng' | 'mar' | 'hin';

export const MODELS_OF: Readonly<Record<OcrLanguage, readonly OcrModel[]>> = {
  english: ['eng'],
  devanagari: ['mar', 'hin'],
  both: ['mar', 'hin', 'eng'],
};

/** English text read with the English model has more. */
const ENGLISH = 85;
/** Devanagari text read with the English model has less. */
const DEVANAGARI = 55;

/** The language of a page, by a part of it that was read with the English model. */
export function languageBy(strip: OcrPage): OcrLanguage {
  const mean = meanConfidence(strip);
  if (mean >= ENGLISH || strip.lines.length === 0) return 'english'; // without words no other model is fetched
  return mean < DEVANAGARI ? 'devanagari' : 'both';
}

/** Words below it are stains and edges more often than words. */
const LEAST_CONFIDENCE = 30;
const COLUMNS = 12;
const WORD_LEVEL = '5';

/** Lines of the table that Tesseract prints, one row a word. */
export function linesOfTable(table: string): OcrLine[] {
  const lines = new Map<string, OcrWord[]>();
  for (const row of table.split('\n')) {
    const [level, page, block, paragraph, line, , left, top, width, height, confidence, text = ''] =
      row.split('\t', COLUMNS);
    if (level !== WORD_LEVEL || text.trim() === '' || Number(confidence) < LEAST_CONFIDENCE) continue;
    const key = [page, block, paragraph, line].join(' ');
    const word: OcrWord = {
      text: text.trim(),
      confidence: Number(confidence),
      left: Number(left),
      top: Number(top),
      width: Number(width),
      height: Number(height),
    };
    lines.set(key, [...(lines.get(key) ?? []), word]);
  }
  return [...lines.values()].map((words) => ({ words }));
}

/** One line of text for each line of words, so that a reading finds its place on the picture. */
export const textOfPage = ({ lines }: OcrPage): string =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n');

const wordsOf = ({ lines }: OcrPage): OcrWord[] => lines.flatMap(({ words }) => words);

/** 0 for a page without words. */
export function meanConfidence(page: OcrPage): number {
  const words = wordsOf(page);
  return words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
}

const READ_WELL = 60;
const FEW_WORDS = 8;

/** `none`: a picture without text. `unclear`: handwriting, another script, or a bad photo. */
export type OcrQuality = 'good' | 'unclear' | 'none';

export function qualityOf(pages: readonly OcrPage[]): OcrQuality {
  const words = pages.flatMap(wordsOf);
  const good = words.filter(
    ({ confidence, text }) => confidence >= READ_WELL && /[\p{L}\p{N}]{2}/u.test(text),
  );
  if (good.length < FEW_WORDS) return words.length < 2 * FEW_WORDS ? 'none' : 'unclear';
  return good.length < words.length / 2 ? 'unclear' : 'good';
}

/** As the packet needs it: places as shares of the page. */
export const wordsOfPage = (page: OcrPage): PageWords => ({
  words: wordsOf(page).map(({ text, left, top, width, height }) => ({
    text,
    left: left / page.width,
    top: top / page.height,
    width: width / page.width,
    height: height / page.height,
  })),
});
