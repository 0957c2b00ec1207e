/** Lists of cases in a message: their head, and the lines of each case. */
import { datesIn, type DateInText, textForDates } from '../dates.ts';
import { relativeDaysIn } from '../day-words.ts';
import { cnrsIn } from './case-number.ts';
import { keyOf, mainNumber, numbersOfCases, type ReadingContext, withSigns } from './main-number.ts';
import type { HeadDate } from './next-date.ts';

/** Lines that name different cases are messages of their own; lines without a case belong to the one above. */
export function blocksOf(text: string, context: ReadingContext): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const keys = lines.map((line) => keyOf(line, context));
  const naming = new Set(keys.filter((key) => key !== null));
  if (naming.size < 2 || isOneCase(text, naming)) return [text];
  const blocks = grouped(lines, keys, context);
  return blocks.length < 2 ? [text] : blocks.map((block) => block.lines.join('\n'));
}

/** A list in one line, as lines. */
export const inRows = (text: string, context: ReadingContext): string =>
  text
    .split('\n')
    .flatMap((line) => partsOfLine(line, context))
    .join('\n');

/** "3 matters tomorrow: BA 8/26, SC 4/20": the head is a line of its own. */
function partsOfLine(line: string, context: ReadingContext): string[] {
  if (numbersOfCases(line, context).length < 2) return [line];
  const [, head, list = ''] = /^([^:]{3,60}):\s+(.+)$/u.exec(line) ?? [];
  if (head === undefined || keyOf(head, context) !== null || daysIn(head, context).length === 0)
    return partsOfList(line, context);
  const rows = partsOfList(list, context);
  return rows.length > 1 ? [head, ...rows] : [line];
}

/** Days in figures, or counted from today. The number of a case is none. */
const daysIn = (typed: string, context: ReadingContext): DateInText[] => {
  const text = textForDates(withSigns(typed, context, mainNumber(typed, context)));
  const { today } = context;
  return [...datesIn(text, context), ...(today === undefined ? [] : relativeDaysIn(text, today))].filter(
    ({ date }) => date !== null,
  );
};

const hasDayAhead = (part: string, context: ReadingContext): boolean =>
  daysIn(part, context).some(({ date }) => date !== null && date >= (context.today ?? date));

/** "SC 12/21: 4/12, CC 99/20: 6/1" and "1) BA 8/26 2) SC 4/20": each part of the line names one case. */
const partsOfList = (line: string, context: ReadingContext): string[] =>
  PART_ENDS.map((end) => line.split(end).filter((part) => part.trim() !== '')).find((parts) =>
    isList(parts, context),
  ) ?? [line];

function isList(parts: readonly string[], context: ReadingContext): boolean {
  const numbers = parts.map((part) => numbersOfCases(part, context).length);
  if (numbers.filter((count) => count === 1).length < 2 || numbers.some((count) => count > 1)) return false;
  const naming = parts.filter((part) => keyOf(part, context) !== null);
  return naming.every((part) => isRowOfCase(part, context));
}

const PART_ENDS = [
  /\s(?=\(?\d{1,2}\s?[).]\s)/u,
  /[,;]\s+(?![^()]*\))/u,
  /;\s+|(?<=\d{4})\.\s+/u,
  /[,;]?\s+(?:and|aur|&|तथा|और|व|आणि)\s+/iu,
];

/** A row of a list begins with its case, and says something of it, names its day or has a number. */
function isRowOfCase(part: string, context: ReadingContext): boolean {
  const number = mainNumber(part, context);
  return (
    number !== undefined &&
    number.from <= ROW_HEAD &&
    (/^\s*\(?\d{1,2}[).]/u.test(part) ||
      /[:=(–-]\s*\S/u.test(part.slice(number.to)) ||
      hasDayAhead(part, context))
  );
}
const ROW_HEAD = 24;

interface CaseLines {
  readonly key: string;
  readonly lines: string[];
}

function grouped(
  lines: readonly string[],
  keys: readonly (string | null)[],
  context: ReadingContext,
): CaseLines[] {
  const blocks: CaseLines[] = [];
  for (const [at, line] of lines.entries()) {
    const key = keys[at] ?? null;
    const last = blocks.at(-1);
    const isOfLast =
      last !== undefined && (key === null || last.key === key || isOnlyCnr(last.lines, context));
    if (isOfLast) last.lines.push(line);
    else if (key !== null) blocks.push({ key, lines: [line] });
  }
  return blocks;
}

/** One CNR and one number in different lines name one case. */
const isOneCase = (text: string, naming: ReadonlySet<string | null>): boolean =>
  naming.size === 2 && new Set(cnrsIn(text).map(({ cnr }) => cnr)).size === 1;

/** A line with a CNR and no number or date: the number of this case may stand in the next line. */
function isOnlyCnr(lines: readonly string[], context: ReadingContext): boolean {
  const block = lines.join('\n');
  const hasMore =
    mainNumber(block, context) !== undefined || datesIn(textForDates(block), context).length > 0;
  return !hasMore && cnrsIn(block).length > 0;
}

const HEAD =
  /ca(?:u)?se\s*list|daily\s+list|board|list\s+(?:of|for)|(?:tomorrow|today|tmrw)'?s?\s+(?:cases|matters|list)|(?:cases|matters)\s+(?:for\s+|on\s+)?(?:tomorrow|today|tmrw|day\s+after)|वाद\s?सूची|दैनिक\s+सूची|बोर्ड/iu;

/** "CAUSE LIST FOR 14-12-2026", or a line that is only a day above rows without a day. */
export function headDateOf(text: string, context: ReadingContext): HeadDate | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const head = lines.find((line) => HEAD.test(line) && keyOf(line, context) === null);
  return head === undefined ? dayAbove(lines, context) : dayOfHead(head, context);
}

function dayOfHead(head: string, context: ReadingContext): HeadDate | undefined {
  const days = daysIn(head, context);
  const day = days.find(({ hasYear }) => hasYear) ?? days[0];
  return day?.date == null ? undefined : { date: day.date, certain: day.certain };
}

/** "Tomorrow (26.11.2026):" */
function dayAbove([head = '', ...rows]: readonly string[], context: ReadingContext): HeadDate | undefined {
  if (!ONLY_DAY.test(textForDates(head)) || keyOf(head, context) !== null) return undefined;
  const naming = rows.filter((row) => keyOf(row, context) !== null);
  const isAbove = naming.length > 1 && naming.every((row) => daysIn(row, context).length === 0);
  return isAbove ? dayOfHead(head, context) : undefined;
}

const ONLY_DAY =
  /^(?:[^\p{L}]|(?:for|of|on|ke|ka|ki|matter|case|dates?|board|court|hc|sir|our|my|dt|dated?|tomorrow|tmrw|today|day\s+after|kal|aaj|matters|cases|list|mon|tue|wed|thu|fri|sat)(?:day|sday|nesday|rsday|urday)?(?!\p{L})|दिनांक|दि|ता|तारिख|उद्या|कल|आज)+$/iu;
