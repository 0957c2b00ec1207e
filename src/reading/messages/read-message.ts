/** Reads a message of a court, a chat, a pasted case page or a cause list. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { readableText } from '../clean.ts';
import { datesIn, textForDates } from '../dates.ts';
import type { FirNumber } from '../fir/fir-reading.ts';
import { isFir, readFir } from '../fir/read-fir.ts';
import {
  blanked,
  type CaseNumberInText,
  caseNumbersIn,
  cnrPart,
  cnrsIn,
  withoutOtherNumbers,
} from './case-number.ts';
import { readCasePage } from './case-page.ts';
import { isDisposed } from './disposal.ts';
import type { CaseMessage, MessageContext } from './message-reading.ts';
import { CASE_SIGN } from './date-words.ts';
import { relativeDaysIn } from '../day-words.ts';
import { type HeadDate, nextDateIn } from './next-date.ts';
import { partiesIn } from './parties.ts';
import { courtIn, itemIn, purposeIn, timeIn } from './particulars.ts';

/** "[24/11/26, 6:42:10 PM] Adv Sonal: " and "24/11/2026, 18:42 - Adv Sonal: ". */
const STAMP =
  /^\[?(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}),?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?\]?\s*(?:-\s*)?(?:[^:\n]{1,40}:\s)?/gimu;

/** One message for each case that the text names. */
export function readMessages(typed: string, context: MessageContext = {}): CaseMessage[] {
  const text = readableText(typed);
  if (text === '') return [];
  const page = readCasePage(text, context);
  if (page) return [page];
  const stamps = [...text.matchAll(STAMP)].map(([, date = '']) => dateOf(date, context));
  const plain = inRows(text.replaceAll(STAMP, ''), context);
  const stamp = stamps.at(-1);
  const blocks = blocksOf(plain, context);
  const headDate = headDateOf(plain, context);
  return blocks.map((block) =>
    readOne(block, {
      ...context,
      stamp,
      headDate,
      isRow: headDate !== undefined && blocks.length > 0 && block !== plain,
    }),
  );
}

const dateOf = (text: string, { today }: MessageContext): CalendarDate | undefined =>
  datesIn(textForDates(text), { today })[0]?.date ?? undefined;

const thisYearOf = ({ today }: MessageContext): number =>
  today === undefined ? 2100 : Number(today.slice(0, 4));

function mainNumber(text: string, context: MessageContext): CaseNumberInText | undefined {
  const cnrs = cnrsIn(text);
  const dates = datesIn(text, context).filter(({ hasYear }) => hasYear);
  const numbers = caseNumbersIn(
    withoutOtherNumbers(blanked(text, [...cnrs, ...dates], '|')),
    thisYearOf(context),
  );
  return numbers.find(({ isInterlocutory }) => !isInterlocutory);
}

/** Lines that name different cases are messages of their own; lines without a case belong to the one above. */
function blocksOf(text: string, context: MessageContext): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const keys = lines.map((line) => keyOf(line, context));
  const naming = new Set(keys.filter((key) => key !== null));
  if (naming.size < 2 || isOneCase(text, naming)) return [text];
  const blocks = grouped(lines, keys, context);
  return blocks.length < 2 ? [text] : blocks.map((block) => block.lines.join('\n'));
}

/** A list in one line, as lines. */
const inRows = (text: string, context: MessageContext): string =>
  text
    .split('\n')
    .flatMap((line) => partsOfLine(line, context))
    .join('\n');

/** "3 matters tomorrow: BA 8/26, SC 4/20": the head is a line of its own. */
function partsOfLine(line: string, context: MessageContext): string[] {
  const [, head, list = ''] = /^([^:]{3,60}):\s+(.+)$/u.exec(line) ?? [];
  if (head === undefined || keyOf(head, context) !== null || daysIn(head, context).length === 0)
    return partsOfList(line, context);
  const rows = partsOfList(list, context);
  return rows.length > 1 ? [head, ...rows] : [line];
}

/** Days in figures, or counted from today. */
const daysIn = (text: string, context: MessageContext) => {
  const plain = textForDates(text);
  const { today } = context;
  return [...datesIn(plain, context), ...(today === undefined ? [] : relativeDaysIn(plain, today))];
};

/** "SC 12/21: 4/12, CC 99/20: 6/1" and "1) BA 8/26 2) SC 4/20": each part of the line names one case. */
function partsOfList(line: string, context: MessageContext): string[] {
  const parts = PART_ENDS.map((end) => line.split(end).filter((part) => part.trim() !== '')).find(
    (some) => some.length > 1 && some.filter((part) => numberOfCases(part, context) === 1).length > 1,
  );
  if (!parts || parts.some((part) => numberOfCases(part, context) > 1)) return [line];
  const naming = parts.filter((part) => keyOf(part, context) !== null);
  return naming.every((part) => isRowOfCase(part, context)) ? parts : [line];
}

const PART_ENDS = [/\s(?=\(?\d{1,2}\s?[).]\s)/u, /[,;]\s+(?![^()]*\))/u];

/** A row of a list begins with its case, and says something of it or has a number. */
const isRowOfCase = (part: string, context: MessageContext): boolean => {
  const number = mainNumber(part, context);
  return number !== undefined && number.from <= ROW_HEAD && /^\s*\(?\d{1,2}[).]|[:=(–-]\s*\S/u.test(part);
};
const ROW_HEAD = 24;

function numberOfCases(text: string, context: MessageContext): number {
  const dates = datesIn(text, context).filter(({ hasYear }) => hasYear);
  return caseNumbersIn(
    withoutOtherNumbers(blanked(text, [...cnrsIn(text), ...dates], '|')),
    thisYearOf(context),
  ).length;
}

interface CaseLines {
  readonly key: string;
  readonly lines: string[];
}

function grouped(
  lines: readonly string[],
  keys: readonly (string | null)[],
  context: MessageContext,
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
function isOnlyCnr(lines: readonly string[], context: MessageContext): boolean {
  const block = lines.join('\n');
  const hasMore =
    mainNumber(block, context) !== undefined || datesIn(textForDates(block), context).length > 0;
  return !hasMore && cnrsIn(block).length > 0;
}

function keyOf(line: string, context: MessageContext): string | null {
  const [cnr] = cnrsIn(line);
  if (cnr) return cnr.cnr;
  const number = mainNumber(line, context);
  return number ? `${number.caseType}/${number.number}/${number.year}` : null;
}

/** "CAUSE LIST FOR 14-12-2026" */
function headDateOf(text: string, context: MessageContext): HeadDate | undefined {
  const head = text
    .split('\n')
    .find(
      (line) =>
        /ca(?:u)?se\s*list|daily\s+list|board|list\s+(?:of|for)|(?:tomorrow|today|tmrw)'?s?\s+(?:cases|matters|list)|(?:cases|matters)\s+(?:for\s+|on\s+)?(?:tomorrow|today|tmrw|day\s+after)|वाद\s?सूची|दैनिक\s+सूची|बोर्ड/iu.test(
          line,
        ) && keyOf(line, context) === null,
    );
  if (head === undefined) return undefined;
  const dated = dateOf(head, context);
  return dated === undefined ? wordedHead(head, context) : { date: dated, certain: true };
}

/** "List for tomorrow": the person confirms the day. */
function wordedHead(head: string, { today }: MessageContext): HeadDate | undefined {
  if (today === undefined) return undefined;
  const text = textForDates(head);
  const date = relativeDaysIn(text, today)[0]?.date ?? null;
  return date === null ? undefined : { date, certain: false };
}

interface BlockContext extends MessageContext {
  readonly stamp: CalendarDate | undefined;
  readonly headDate: HeadDate | undefined;
  readonly isRow: boolean;
}

/** Signs of WhatsApp around bold, italic and struck words. */
const withoutMarks = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{M}\p{N}])[*_~]+(?=\S)|(?<=\S)[*_~]+(?![\p{L}\p{M}\p{N}])/gu, ' ');

function readOne(block: string, context: BlockContext): CaseMessage {
  const text = withoutMarks(block);
  const { today, stamp, headDate } = context;
  const [cnr] = cnrsIn(text);
  const number = mainNumber(text, context);
  const fir = firIn(text);
  const marked = boundaries(text, context, number);
  const parties = partiesIn(marked, context);
  const hasCase = [cnr, number, fir, parties].some((part) => part !== undefined);
  const next = nextDateIn(withSigns(text, context, number), { today, stamp, headDate, hasCase });
  return {
    text: block,
    ...cnrPart(cnr),
    ...(number && { ...numberPart(number), ...itemIn(text, context) }),
    ...(parties && { parties }),
    ...next,
    ...purposeIn(text, marked),
    disposed: next.nextDate === null && isDisposed(namingCase(text, number)),
    ...courtIn(text),
    ...timeIn(text),
    ...firPart(fir),
    ...((context.isRow || context.headDate !== undefined) && { isRow: true as const }),
  };
}

/** "Crl. Rev. 19/2026 is withdrawn": the number names the case. */
const namingCase = (text: string, number: CaseNumberInText | undefined): string =>
  number ? `${text.slice(0, number.from)} case ${text.slice(number.to)}` : text;

const numberPart = ({ caseType, number, year, certain }: CaseNumberInText) => ({
  caseType,
  number,
  year,
  ...(certain === false && { numberCertain: certain }),
});

const firPart = (fir: FirNumber | undefined) =>
  fir && {
    fir: { number: fir.number, year: fir.year },
    ...(fir.station !== undefined && { policeStation: fir.station }),
  };

/** A case number such as 88/24 would be read as a date, so a sign replaces each. */
function withSigns(text: string, context: MessageContext, number: CaseNumberInText | undefined): string {
  const dates = datesIn(text, context).filter(({ hasYear }) => hasYear);
  const others = caseNumbersIn(
    withoutOtherNumbers(blanked(text, [...cnrsIn(text), ...dates], '|')),
    thisYearOf(context),
  );
  const spans =
    number === undefined || others.some(({ from }) => from === number.from) ? others : [...others, number];
  return withoutOtherNumbers(
    spans.reduce(
      (rest, { from, to }) => `${rest.slice(0, from)}${CASE_SIGN.padEnd(to - from)}${rest.slice(to)}`,
      text,
    ),
  );
}

/** Numbers and dates as boundaries between the names. */
function boundaries(text: string, context: MessageContext, number: CaseNumberInText | undefined): string {
  const dates = datesIn(text, context);
  return withBars(blanked(text, [...cnrsIn(text), ...(number ? [number] : []), ...dates], '|'), context);
}

function withBars(text: string, context: MessageContext): string {
  const more = caseNumbersIn(text, thisYearOf(context));
  const barred = blanked(text, more, '|');
  return barred
    .replaceAll(/\bRC[\s.-]*\d{3}\s*\d{4}\s*[A-Z]\s*\d{1,5}/gu, '|')
    .replaceAll(/\|[\s|]*/g, ' | ');
}

const FIR_IN_TEXT =
  /(?:(?<![\p{L}\p{M}])(?:f\.?\s?i\.?\s?r|crime\s+no|c\.\s?r\.?\s*(?:no\.?)?(?=\s*[IVX-]*\d)|cr\.?\s*no\.?(?=\s*\d)|p\.?\s?s\.?\s*case|मु\.?\s?अ\.?\s?सं|अ\.?\s?सं|\d{1,5}\s?\/\s?\d{2,4}[\s,]{1,3}(?:thana|p\.?\s?s|थाना)(?![\p{L}\p{M}])|अपराध\s+(?:क्रमांक|संख्या|क्र|सं)|अप\.\s*क्र|एफ\.?\s?आई\.?\s?आर|गु\.?\s?र\.?\s?(?:नं|क्र)?)[\s\S]{0,90})/iu;

function firIn(text: string) {
  const found = FIR_IN_TEXT.exec(text)?.[0];
  if (found === undefined) return undefined;
  const fir = readFir(found);
  return isFir(fir) ? fir : undefined;
}
