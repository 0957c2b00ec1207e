/** Page count, fonts and bookmarks read from the bytes of a PDF, for machines without poppler. */
import { inflateSync } from 'node:zlib';

export interface PdfFacts {
  readonly header: string;
  readonly pages: number;
  readonly embeddedFonts: readonly string[];
  readonly language: string | undefined;
  readonly bookmarks: readonly string[];
  /** Bytes of drawing commands; a blank page has almost none. */
  readonly drawn: number;
}

export function pdfFacts(bytes: Uint8Array): PdfFacts {
  const raw = Buffer.from(bytes).toString('latin1');
  return {
    header: raw.slice(0, 5),
    pages: [...raw.matchAll(/\/Type \/Page\b/g)].length,
    embeddedFonts: [
      ...new Set([...raw.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map(([, name = '']) => name)),
    ],
    language: /\/Lang \(([^)]*)\)/.exec(raw)?.[1],
    bookmarks: [...raw.matchAll(/\/Title \(((?:\\.|[^\\)])*)\)/gs)].map(([, title = '']) => readText(title)),
    drawn: [...raw.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)]
      .map(([, stream = '']) => inflated(stream))
      .filter((text) => text.includes(' Tf'))
      .reduce((sum, text) => sum + text.length, 0),
  };
}

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return ''; // some streams are not deflated
  }
}

/** Unescapes the text, then decodes UTF-16 with a byte-order mark, or plain bytes. */
function readText(escaped: string): string {
  const text = escaped.replaceAll(/\\(.)/gs, '$1');
  if (!text.startsWith('\u00fe\u00ff')) return text;
  return Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le');
}
