/** Text cut where its script changes: a font file holds one script, and a reader must be told the language. */
export interface Run {
  readonly text: string;
  readonly lang: 'en' | 'hi';
}

const DEVANAGARI = /[\u0900-\u097F\u200c-\u200d\uA8E0-\uA8FF]/;
/** Belongs to whatever stands around it: spaces, stops and brackets between two Devanagari words stay with them. */
const NEUTRAL = /^[\s.,;:!?'"()/-]*$/;

export function scriptRuns(text: string): Run[] {
  const pieces = text.split(/([\u0900-\u097F\u200c-\u200d\uA8E0-\uA8FF]+)/).filter((piece) => piece !== '');
  const runs = pieces.map((piece): Run => ({ text: piece, lang: DEVANAGARI.test(piece) ? 'hi' : 'en' }));
  return runs.length === 0 ? [{ text: '', lang: 'en' }] : runs;
}

/** The same, with plain spacing between two Devanagari words told as one language; for screens, not for fonts. */
export function languageRuns(text: string): Run[] {
  const joined: Run[] = [];
  const runs = scriptRuns(text);
  for (const [index, run] of runs.entries()) {
    const between = run.lang === 'en' && NEUTRAL.test(run.text) && index > 0 && index < runs.length - 1;
    const lang = between ? 'hi' : run.lang;
    const last = joined.at(-1);
    if (last?.lang === lang) joined[joined.length - 1] = { text: last.text + run.text, lang };
    else joined.push({ text: run.text, lang });
  }
  return joined;
}

export const hasDevanagari = (text: string): boolean => DEVANAGARI.test(text);
