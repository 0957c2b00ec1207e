/** Text cut where its script changes: a font file holds one script, and a reader must be told the language. */
import { LETTERS, SCRIPT_LANGS, type ScriptLang } from './scripts.ts';

export interface Run {
  readonly text: string;
  readonly lang: 'en' | ScriptLang;
}

const JOINERS = '\\u200c-\\u200d';
/** A joiner belongs to the letters before it; one that stands alone goes with Devanagari. */
const RUNS = new RegExp(
  `(${SCRIPT_LANGS.map((lang) =>
    lang === 'hi' ? `[${LETTERS.hi}${JOINERS}]+` : `[${LETTERS[lang]}][${LETTERS[lang]}${JOINERS}]*`,
  ).join('|')})`,
);
const OF_SCRIPT = SCRIPT_LANGS.map((lang) => ({ lang, letters: new RegExp(`^[${LETTERS[lang]}]`) }));
const ANY_DEVANAGARI = new RegExp(`[${LETTERS.hi}${JOINERS}]`);
/** Belongs to whatever stands around it: spaces, stops and brackets between two Hindi words stay with them. */
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

/** The same, with plain spacing between two words of a language told as part of it; for screens, not for fonts. */
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

/** True of a text with any letters of India's scripts: it has no capitals to be set in. */
export const hasIndianScript = (text: string): boolean => scriptRuns(text).some(({ lang }) => lang !== 'en');
