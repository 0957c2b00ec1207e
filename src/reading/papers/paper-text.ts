/** A paper as labels with their values, and the line of each place in the text. */
import { readableText } from '../clean.ts';
import { type LabelInText, type LabelName, labelsIn } from './labels.ts';

export interface ValueInText {
  readonly text: string;
  readonly line: number;
  /** Start in the text of the paper. */
  readonly from: number;
}

export interface PaperText {
  readonly text: string;
  readonly labels: readonly LabelInText[];
  readonly lineAt: (offset: number) => number;
  /** Values of a label, in order; an empty one takes the next line. */
  readonly valuesOf: (name: LabelName) => readonly ValueInText[];
  /** The text between a label and the next one of these names. */
  readonly blockAfter: (at: LabelInText, ends: readonly LabelName[]) => ValueInText;
}

export function paperText(typed: string): PaperText {
  const text = readableText(typed);
  const labels = labelsIn(text);
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const lineAt = (offset: number): number => breaks.filter((at) => at < offset).length;
  const valueOf = (at: LabelInText): ValueInText => {
    const next = labels.find(({ from }) => from >= at.to)?.from ?? text.length;
    const own = lineOf(text, at.to, next);
    return { ...own, line: lineAt(own.from) };
  };
  return {
    text,
    labels,
    lineAt,
    valuesOf: (name) =>
      labels
        .filter((each) => each.name === name)
        .map(valueOf)
        .filter((value) => value.text !== ''),
    blockAfter: (at, ends) => {
      const end = labels.find(({ name, from }) => from >= at.to && ends.includes(name))?.from ?? text.length;
      return { text: text.slice(at.to, end), from: at.to, line: lineAt(at.to) };
    },
  };
}

/** The rest of the line, or the next line if the label ends its own. */
function lineOf(text: string, from: number, next: number): { readonly text: string; readonly from: number } {
  const rest = text.slice(from, next);
  const start = /^[ \t]*\n?[ \t]*/.exec(rest)?.[0].length ?? 0;
  const [line = ''] = rest.slice(start).split('\n');
  return { text: line.replaceAll(/^[\s,;.:-]+|[\s,;:(-]+$/g, ''), from: from + start };
}
