/** The table of docs/READING.md: accuracy of each kind by the script of the text. */
import { ROW_KINDS } from '#reading/read-row.ts';
import { corpusItems, type ItemScore, scoreOf } from './corpus-score.ts';

const FILES = ['sections', 'fir', 'messages', 'dates-numbers', 'names', 'legacy-fonts'] as const;

const SCRIPTS = [
  { name: 'Latin', is: (text: string) => !/[\u0600-\u06ff\u0900-\u0dff]/u.test(text) },
  { name: 'Devanagari', is: (text: string) => /[\u0900-\u097f]/u.test(text) },
  { name: 'other', is: (text: string) => /[\u0600-\u06ff\u0980-\u0dff]/u.test(text) },
] as const;

const BEGIN = '<!-- accuracy: npm run docs:reading -->';
const END = '<!-- /accuracy -->';

interface ScoredText extends ItemScore {
  readonly text: string;
}

/** Lines of Markdown, with the columns aligned as the formatter does. */
export function accuracyTable(): string {
  const scores = FILES.flatMap(corpusItems).map((item): ScoredText => {
    const { text } = item.row;
    return Object.assign(scoreOf(item), { text: typeof text === 'string' ? text : `${text.a} ${text.b}` });
  });
  const kinds = ROW_KINDS.filter((kind) => scores.some((score) => score.kind === kind));
  const rows = kinds.map((kind) =>
    rowOf(
      kind,
      scores.filter((score) => score.kind === kind),
    ),
  );
  const head = ['kind', ...SCRIPTS.map(({ name }) => name), 'all', 'wrong but certain'];
  return aligned([head, ...rows, rowOf('all', scores)]);
}

/** A text of two scripts counts once, under the first one that is not Latin. */
const rowOf = (name: string, scores: readonly ScoredText[]): string[] => [
  name,
  ...SCRIPTS.map(({ is }, at) =>
    rightOf(scores.filter(({ text }) => is(text) && !SCRIPTS.slice(0, at).some((each) => each.is(text)))),
  ),
  rightOf(scores),
  String(scores.filter(({ isWrongCertain }) => isWrongCertain).length),
];

function rightOf(scores: readonly ScoredText[]): string {
  const right = scores.filter(({ isRight }) => isRight).length;
  return scores.length === 0 ? '' : `${right} of ${scores.length}`;
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...rest] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n');
}

/** The page with the table between its marks. */
export function withAccuracy(page: string, table: string): string {
  const [before = '', rest = ''] = page.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;
}
