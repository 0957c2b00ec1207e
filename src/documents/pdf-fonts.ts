import { isLoaded, LETTERS, type LoadedScript, SCRIPT_LANGS } from './scripts.ts';

/** Two weights of a font that loads when a text needs it. */
export interface ScriptFont {
  readonly normal: Uint8Array;
  readonly bold: Uint8Array;
}

/** Font bytes for a PDF; the caller reads or downloads them. */
export interface PdfFonts {
  readonly latin: Uint8Array;
  readonly latinBold: Uint8Array;
  readonly devanagari: Uint8Array;
  readonly devanagariBold: Uint8Array;
  /** Fonts of further scripts in the document: `loadedScriptsIn`. */
  readonly scripts?: Readonly<Partial<Record<LoadedScript, ScriptFont>>>;
}

/** Characters of the fonts: Tinos Latin, Devanagari with the rupee sign, and the loadable scripts. */
const DRAWN = new RegExp(
  `[\\n\\t\\u0020-\\u007e\\u00a0-\\u00ff\\u0131\\u0152\\u0153\\u02c6\\u02da\\u02dc\\u2000-\\u206f\\u20ac\\u2122\\u2191\\u2193\\u2212\\u2215\\u0900-\\u097f\\u1cd0-\\u1cf9\\u20a8\\u20b9\\u25cc\\ua830-\\ua839\\ua8e0-\\ua8ff${SCRIPT_LANGS.filter(
    isLoaded,
  )
    .map((lang) => LETTERS[lang])
    .join('')}]`,
);

/** Characters without a glyph in the PDF, such as rare signs. DOCX prints them. */
export function unsupportedCharacters(text: string): string[] {
  return [...new Set(text)].filter((character) => !DRAWN.test(character));
}
