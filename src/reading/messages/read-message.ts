/** Reads a message of a court, a chat, a pasted case page or a cause list. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { readableText } from '../clean.ts';
import { datesIn, textForDates } from '../dates.ts';
import type { FirNumber } from '../fir/fir-reading.ts';
import { isFir, readFir } from '../fir/read-fir.ts';
import { blanked, type CaseNumberInText, caseNumbersIn, cnrPart, cnrsIn } from './case-number.ts';
import { readCasePage } from './case-page.ts';
import { blocksOf, headDateOf, inRows } from './case-rows.ts';
import { isDisposed } from './disposal.ts';
import { mainNumber, type ReadingContext, thisYearOf, withSigns } from './main-number.ts';
import type { CaseMessage, MessageContext } from './message-reading.ts';
import { type HeadDate, nextDateIn } from './next-date.ts';
import { partiesIn } from './parties.ts';
import { courtIn, itemIn, purposeIn, timeIn } from './particulars.ts';

/** "[24/11/26, 6:42:10 PM] Adv Sonal: " and "24/11/2026, 18:42 - Adv Sonal: ". */
const STAMP =
  /^\[?(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}),?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?\]?\s*(?:-\s*)?(?:[^:\n]{1,40}:\s)?/gimu;

/** One message for each case that the text names. */
export function readMessages(typed: string, { today }: MessageContext = {}): CaseMessage[] {
  const context: ReadingContext = { today, known: new Map() };
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

interface BlockContext extends ReadingContext {
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
  const fir = firIn(number ? blanked(text, [number], '|') : text);
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
  /(?:(?<![\p{L}\p{M}])(?:f\.?\s?i\.?\s?r(?!\p{L})|crime\s+no|c\.\s?r\.?\s*(?:no\.?)?(?=\s*[IVX-]*\d)|cr\.?\s*no\.?(?=\s*\d)|p\.?\s?s\.?\s*case|मु\.?\s?अ\.?\s?सं|अ\.?\s?सं|\d{1,5}\s?\/\s?\d{2,4}[\s,]{1,3}(?:thana|p\.?\s?s|थाना)(?![\p{L}\p{M}])|अपराध\s+(?:क्रमांक|संख्या|क्र|सं)|अप\.\s*क्र|एफ\.?\s?आई\.?\s?आर|गु\.?\s?र\.?\s?(?:नं|क्र)?)[\s\S]{0,90})/iu;

function firIn(text: string) {
  const found = FIR_IN_TEXT.exec(text)?.[0];
  if (found === undefined) return undefined;
  const fir = readFir(found);
  return isFir(fir) ? fir : undefined;
}
