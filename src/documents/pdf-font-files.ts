/** Font files of the PDF in their packages. WOFF only: pdfmake renders blank pages with WOFF2. */
import type { PdfFonts, ScriptFont } from './pdf-fonts.ts';
import type { LoadedScript } from './scripts.ts';

export const PDF_FONT_FILES: Readonly<Record<Exclude<keyof PdfFonts, 'scripts'>, string>> = {
  latin: '@fontsource/tinos/files/tinos-latin-400-normal.woff',
  latinBold: '@fontsource/tinos/files/tinos-latin-700-normal.woff',
  devanagari: '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-400-normal.woff',
  devanagariBold: '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-700-normal.woff',
};

const noto = (family: string, script: string): Readonly<Record<keyof ScriptFont, string>> => ({
  normal: `@fontsource/noto-${family}/files/noto-${family}-${script}-400-normal.woff`,
  bold: `@fontsource/noto-${family}/files/noto-${family}-${script}-700-normal.woff`,
});

/** npm has no serif font of Kannada, Gurmukhi and Odia. */
export const SCRIPT_FONT_FILES: Readonly<Record<LoadedScript, Readonly<Record<keyof ScriptFont, string>>>> = {
  bn: noto('serif-bengali', 'bengali'),
  pa: noto('sans-gurmukhi', 'gurmukhi'),
  gu: noto('serif-gujarati', 'gujarati'),
  ta: noto('serif-tamil', 'tamil'),
  te: noto('serif-telugu', 'telugu'),
  kn: noto('sans-kannada', 'kannada'),
  ml: noto('serif-malayalam', 'malayalam'),
  or: noto('sans-oriya', 'oriya'),
  ur: noto('naskh-arabic', 'arabic'),
};
