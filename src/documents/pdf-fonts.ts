import { isLoaded, LETTERS, type LoadedScript, SCRIPT_LANGS } from './scripts.ts';

/** The two weights of a font that is loaded when a text needs it. */
export interface ScriptFont {
  readonly normal: Uint8Array;
  readonly bold: Uint8Array;
}

/** The bytes of the fonts that a PDF embeds; whoever runs the renderer reads or fetches them. */
export interface PdfFonts {
  readonly latin: Uint8Array;
  readonly latinBold: Uint8Array;
  readonly devanagari: Uint8Array;
  readonly devanagariBold: Uint8Array;
  /** Of the other scripts that the document has: `loadedScriptsIn`. */
  readonly scripts?: Readonly<Partial<Record<LoadedScript, ScriptFont>>>;
}

/** What the fonts can draw: Tinos' Latin file, Devanagari with the rupee sign, and the scripts that are loaded. */
const DRAWN = new RegExp(
  `[\\n\\t\\u0020-\\u007e\\u00a0-\\u00ff\\u0131\\u0152\\u0153\\u02c6\\u02da\\u02dc\\u2000-\\u206f\\u20ac\\u2122\\u2191\\u2193\\u2212\\u2215\\u0900-\\u097f\\u1cd0-\\u1cf9\\u20a8\\u20b9\\u25cc\\ua830-\\ua839\\ua8e0-\\ua8ff${SCRIPT_LANGS.filter(
    isLoaded,
  )
    .map((lang) => LETTERS[lang])
    .join('')}]`,
);

/** Characters of a document that would be boxes in a PDF: Urdu, rare signs. DOCX prints them. */
export function unsupportedCharacters(text: string): string[] {
  return [...new Set(text)].filter((character) => !DRAWN.test(character));
}
