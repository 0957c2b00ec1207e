/** Text as Word's runs: a run of an Indian script is marked complex script, with a font and a language of its own. */
import { TextRun } from 'docx';
import { type Run, scriptRuns } from '#documents/script-runs.ts';

export const TWIPS = (points: number): number => Math.round(points * 20);

export const NUMBERS = 'paragraphs';
export const LETTERS = 'letters';
/** Room for a number and its stop, in twentieths of a point. */
export const INDENT = 600;

/** Nirmala UI is on every Windows since 8 and draws every script of India but Urdu; elsewhere the word processor takes its own. */
export const FONTS = {
  ascii: 'Times New Roman',
  hAnsi: 'Times New Roman',
  eastAsia: 'Times New Roman',
  cs: 'Nirmala UI',
};

/** What XML 1.0 cannot hold: one of these, and Word refuses the whole file. */
// oxlint-disable-next-line no-control-regex -- these are the characters being removed
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

interface Look {
  readonly bold?: boolean;
  /** In half-points. */
  readonly size?: number;
}

export function docxRuns(text: string, look: Look = {}): TextRun[] {
  return text
    .replaceAll(NO_XML, '')
    .split('\n')
    .flatMap((line, index) =>
      scriptRuns(line).map((run, first) => textRun(run, look, index > 0 && first === 0 ? 1 : 0)),
    );
}

function textRun({ text, lang }: Run, look: Look, lineBreak: number): TextRun {
  const { bold, size } = look;
  return new TextRun({
    text,
    break: lineBreak,
    ...(bold && { bold, boldComplexScript: bold }),
    ...(size !== undefined && { size, sizeComplexScript: size }),
    ...(lang !== 'en' && complexScript(lang)),
  });
}

function complexScript(lang: Exclude<Run['lang'], 'en'>) {
  const language = { value: `${lang}-IN`, bidirectional: `${lang}-IN` };
  if (lang === 'ur') return { rightToLeft: true, language };
  return { font: { ...FONTS, ascii: FONTS.cs, hAnsi: FONTS.cs, hint: 'cs' }, language };
}
