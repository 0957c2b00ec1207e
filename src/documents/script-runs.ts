/** Splits text at script changes, because a font covers one script and screen readers need the language. */
import { LETTERS, SCRIPT_LANGS, type ScriptLang } from './scripts.ts';

export interface Run {
  readonly text: string;
  readonly lang: 'en' | ScriptLang;
}

const JOINERS = '\\u200c-\\u200d';
/** A joiner belongs to the preceding letters; a lone one is treated as Devanagari. */
const RUNS = new RegExp(
  `(${SCRIPT_LANGS.map((lang) =>
    lang === 'hi' ? `[${LETTERS.hi}${JOINERS}]+` : `[${LETTERS[lang]}][${LETTERS[lang]}${JOINERS}]*`,
  ).join('|')})`,
);
const OF_SCRIPT = SCRIPT_LANGS.map((lang) => ({ lang, letters: new RegExp(`^[${LETTERS[lang]}]`) }));
const ANY_DEVANAGARI = new RegExp(`[${LETTERS.hi}${JOINERS}]`);
/** Neutral characters join the surrounding script: spaces, stops and brackets between Hindi words. */
const NEUTRAL = /^[\s.,;:!?'"()/-]*$/;

export function scriptRuns(text: string): Run[] {
  const pieces = text.split(RUNS).filter((piece) => piece !== '');
  const runs = pieces.map((piece): Run => ({ text: piece, lang: langOf(piece) }));
  return runs.length === 0 ? [{ text: '', lang: 'en' }] : runs;
}

function langOf(piece: string): Run['lang'] {
  const script = OF_SCRIPT.find(({ letters }) => letters.test(piece));
  return script?.lang ?? (ANY_DEVANAGARI.test(piece) ? 'hi' : 'en');
}

/** A space between two words of a script belongs to both: half as many runs, and half the memory of a paper. */
export function spacedRuns(text: string): Run[] {
  const joined: Run[] = [];
  const runs = scriptRuns(text);
  for (const [index, run] of runs.entries()) {
    const last = joined.at(-1);
    const isSpace = run.text === ' ' && last?.lang === runs[index + 1]?.lang;
    if (last && (isSpace || last.lang === run.lang)) {
      joined[joined.length - 1] = { text: last.text + run.text, lang: last.lang };
    } else joined.push(run);
  }
  return joined;
}

/** Also includes the spacing between two words of a language. For screens, not for fonts. */
export function languageRuns(text: string): Run[] {
  const joined: Run[] = [];
  const runs = scriptRuns(text);
  for (const [index, run] of runs.entries()) {
    const lang = langAmong(run, runs[index - 1], runs[index + 1]);
    const last = joined.at(-1);
    if (last?.lang === lang) joined[joined.length - 1] = { text: last.text + run.text, lang };
    else joined.push({ text: run.text, lang });
  }
  return joined;
}

function langAmong(run: Run, before: Run | undefined, after: Run | undefined): Run['lang'] {
  const between = run.lang === 'en' && NEUTRAL.test(run.text) && before && after;
  return between && before.lang === after.lang ? before.lang : run.lang;
}

/** True if most letters of the text are Urdu, so that its lines begin at the right edge. */
export function isRightToLeft(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => langOf(letter) === 'ur').length * 2 > letters.length;
}

/** True if the text has letters of an Indian script, which have no capitals. */
export const hasIndianScript = (text: string): boolean => scriptRuns(text).some(({ lang }) => lang !== 'en');
