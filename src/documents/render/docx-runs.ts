/**
 * Text as Word runs. A run in an Indian script is marked as complex script with its own font and language.
 */
import { TextRun } from 'docx';
import { type Run, spacedRuns } from '#documents/script-runs.ts';

export const TWIPS = (points: number): number => Math.round(points * 20);

export const NUMBERS = 'paragraphs';
export const LETTERS = 'letters';
/** Width of a number and its full stop, in twentieths of a point. */
export const INDENT = 600;

/**
 * Nirmala UI: on Windows since version 8, covers all Indian scripts but Urdu. Other systems substitute a
 * font.
 */
export const FONTS = {
  ascii: 'Times New Roman',
  hAnsi: 'Times New Roman',
  eastAsia: 'Times New Roman',
  cs: 'Nirmala UI',
};

/** Characters that XML 1.0 forbids: Word rejects a file with any of them. */
// oxlint-disable-next-line no-control-regex -- removes these characters
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
      spacedRuns(line).map((run, first) => textRun(run, look, index > 0 && first === 0 ? 1 : 0)),
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
