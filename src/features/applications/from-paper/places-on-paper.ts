/** Finds the line of a reading on the scanned page, with the confidence of its words. */
import type { OcrLine, OcrWord } from '#parts/ocr/ocr-page.ts';
import type { ScannedText } from '#parts/ocr/read-paper-file.ts';

export interface PlaceOnPaper {
  readonly scan: ScannedText;
  /** Of the line, in pixels of the page. */
  readonly box: Omit<OcrWord, 'text' | 'confidence'>;
  /** The lowest of the words of the reading. */
  readonly confidence: number;
}

interface TextPart {
  readonly text: string;
  readonly scans: readonly ScannedText[];
}

interface LineOfScan {
  readonly scan: ScannedText;
  readonly line: OcrLine;
}

export function placesOf(parts: readonly TextPart[]): (line: number, quote: string) => PlaceOnPaper | null {
  const lines = parts.flatMap(({ text, scans }): (LineOfScan | null)[] =>
    scans.length > 0
      ? scans.flatMap((scan) => scan.page.lines.map((line) => ({ scan, line })))
      : text.split('\n').map(() => null),
  );
  return (at, quote) => {
    const found = lines[at];
    if (!found) return null;
    const { scan, line } = found;
    return { scan, box: boxOf(line), confidence: confidenceOf(line, quote) };
  };
}

const MARGIN = 6;

function boxOf({ words }: OcrLine): PlaceOnPaper['box'] {
  const left = Math.min(...words.map((word) => word.left)) - MARGIN;
  const top = Math.min(...words.map((word) => word.top)) - MARGIN;
  const right = Math.max(...words.map((word) => word.left + word.width)) + MARGIN;
  const bottom = Math.max(...words.map((word) => word.top + word.height)) + MARGIN;
  return { left, top, width: right - left, height: bottom - top };
}

const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '').toLowerCase();

function confidenceOf({ words }: OcrLine, quote: string): number {
  const parts = quote.split(/\s+/).map(plain);
  const own = words.filter(({ text }) => {
    const word = plain(text);
    return word !== '' && parts.some((part) => part !== '' && (part.includes(word) || word.includes(part)));
  });
  return Math.min(...(own.length > 0 ? own : words).map(({ confidence }) => confidence));
}
