/**
 * Invisible text over a scanned page, so that a reader finds and copies its words. PDF/A needs no embedded font for
 * text that is never drawn.
 */
import {
  PDFHexString,
  PDFName,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import type { PageWords, PageWord } from '#domain/files/page-words.ts';

export interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const FONT = 'ZamanatScan';
const NAME = 'ScannedText';
/** Every character is as wide as it is high; the scale of a word fits it to its place. */
const EM = 1000;

/** One font for all pages of a packet. */
export function scannedTextFont({ context }: PDFDocument): PDFRef {
  const map = context.register(context.stream(UNICODE_MAP));
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: NAME,
      Flags: 4,
      FontBBox: [0, 0, EM, EM],
      ItalicAngle: 0,
      Ascent: EM,
      Descent: 0,
      CapHeight: EM,
      StemV: 80,
    }),
  );
  const letters = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: NAME,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      DW: EM,
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: NAME,
      Encoding: 'Identity-H',
      DescendantFonts: [letters],
      ToUnicode: map,
    }),
  );
}

/** A code of the font is the UTF-16 unit itself. */
const UNICODE_MAP = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
1 beginbfrange
<0000> <FFFF> <0000>
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;

/** `box`: the place of the picture on the page. */
export function laySearchText(page: PDFPage, { words }: PageWords, { font, box, mark }: TextPlace): void {
  if (words.length === 0) return;
  const { context } = page.doc;
  page.node.setFontDictionary(PDFName.of(FONT), font);
  const lines = words.map((word) => wordAt(word, box)).join('\n');
  const text = `q BT 3 Tr\n${lines}\nET Q`;
  const marked = mark === undefined ? text : `/P <</MCID ${mark}>> BDC\n${text}\nEMC`;
  page.node.addContentStream(context.register(context.flateStream(marked)));
}

export interface TextPlace {
  readonly font: PDFRef;
  readonly box: PageBox;
  /** Number of its mark, on a page whose other content has marks. */
  readonly mark?: number | undefined;
}

const SHORTEST = 1;

function wordAt({ text, left, top, width, height }: PageWord, box: PageBox): string {
  const size = Math.max(SHORTEST, height * box.height);
  const scale = (100 * width * box.width) / (size * text.length);
  const x = box.x + left * box.width;
  const y = box.y + (1 - top - height) * box.height;
  const place = [x, y].map((each) => each.toFixed(2)).join(' ');
  const code = PDFHexString.of(codesOf(`${text} `)).toString();
  return `/${FONT} ${size.toFixed(2)} Tf ${scale.toFixed(1)} Tz 1 0 0 1 ${place} Tm ${code} Tj`;
}

const codesOf = (text: string): string =>
  text
    .split('')
    .map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
    .join('');
