/** Where the fonts of a PDF lie in their packages. WOFF, not WOFF2: pdfmake makes a blank page of that. */
import type { PdfFonts } from './pdf-fonts.ts';

export const PDF_FONT_FILES: Readonly<Record<keyof PdfFonts, string>> = {
  latin: '@fontsource/tinos/files/tinos-latin-400-normal.woff',
  latinBold: '@fontsource/tinos/files/tinos-latin-700-normal.woff',
  devanagari: '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-400-normal.woff',
  devanagariBold: '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-700-normal.woff',
};
