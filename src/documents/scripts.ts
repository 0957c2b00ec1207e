/**
 * Indian scripts in papers. Devanagari is always loaded, others on demand; Urdu is right to left, and
 * `patches/` orders its words for pdfmake.
 */
export type ScriptLang = 'hi' | 'ta' | 'te' | 'bn' | 'gu' | 'kn' | 'ml' | 'pa' | 'or' | 'ur';
/** Scripts whose PDF font loads on demand. */
export type LoadedScript = Exclude<ScriptLang, 'hi'>;

/** Content of a regex character class. */
export const LETTERS: Readonly<Record<ScriptLang, string>> = {
  hi: '\\u0900-\\u097F\\uA8E0-\\uA8FF',
  bn: '\\u0980-\\u09FE',
  pa: '\\u0A01-\\u0A76',
  gu: '\\u0A81-\\u0AFF',
  or: '\\u0B01-\\u0B77',
  ta: '\\u0B82-\\u0BFA',
  te: '\\u0C00-\\u0C7F',
  kn: '\\u0C80-\\u0CF3',
  ml: '\\u0D00-\\u0D7F',
  ur: '\\u0600-\\u06FF\\u0750-\\u077F\\uFB50-\\uFBC2\\uFBD3-\\uFD8F\\uFD92-\\uFDC7\\uFDCF\\uFDF0-\\uFDFF\\uFE70-\\uFE74\\uFE76-\\uFEFC',
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a const object are its literal keys
export const SCRIPT_LANGS = Object.keys(LETTERS) as ScriptLang[];

/** Line height of each font relative to its size, read from the font files. Tinos has 1.15. */
export const LINE_HEIGHT: Readonly<Record<'hi' | LoadedScript, number>> = {
  hi: 1.555,
  bn: 1.594,
  pa: 1.304,
  gu: 1.447,
  or: 1.362,
  ta: 1.561,
  te: 1.352,
  kn: 1.349,
  ml: 1.247,
  ur: 1.703,
};

export const isLoaded = (lang: ScriptLang): lang is LoadedScript => lang !== 'hi';

/** Scripts of a text that need a font before PDF rendering. */
export function loadedScriptsIn(text: string): LoadedScript[] {
  return SCRIPT_LANGS.filter(isLoaded).filter((lang) => new RegExp(`[${LETTERS[lang]}]`).test(text));
}
