/** The number that names the case of a message, among the numbers that the text has. */
import { datesIn } from '../dates.ts';
import { blanked, type CaseNumberInText, caseNumbersIn, cnrsIn, withoutOtherNumbers } from './case-number.ts';
import { CASE_SIGN, EVENT, LIMIT_BEFORE } from './date-words.ts';
import type { MessageContext } from './message-reading.ts';

export const thisYearOf = ({ today }: MessageContext): number =>
  today === undefined ? 2100 : Number(today.slice(0, 4));

/** One call of the reader. */
export interface ReadingContext extends MessageContext {
  /** Numbers by their text: lines and blocks are asked several times. */
  readonly known: Map<string, readonly CaseNumberInText[]>;
}

/** Numbers of cases; dates and CNR are none. */
export function numbersOfCases(text: string, context: ReadingContext): readonly CaseNumberInText[] {
  const known = context.known.get(text) ?? numbersIn(text, context);
  context.known.set(text, known);
  return known;
}

function numbersIn(text: string, context: MessageContext): CaseNumberInText[] {
  const dates = datesIn(text, context).filter(({ hasYear }) => hasYear);
  return caseNumbersIn(
    withoutOtherNumbers(blanked(text, [...cnrsIn(text), ...dates], '|')),
    thisYearOf(context),
  );
}

export function mainNumber(text: string, context: ReadingContext): CaseNumberInText | undefined {
  const numbers = numbersOfCases(text, context).filter(({ isInterlocutory }) => !isInterlocutory);
  return numbers.length < 2 ? numbers[0] : (numberOfDay(text, numbers, context) ?? numbers[0]);
}

/** Between two numbers of one list. */
const IN_A_ROW = /^[\s,;&]*$/u;
const PART_END = /[;,\n]|\.\s/gu;

/** "BA 8/26 is rejected. SC 4/20 is on 4.12.2026": the number beside the only day ahead. */
function numberOfDay(
  text: string,
  numbers: readonly CaseNumberInText[],
  context: MessageContext,
): CaseNumberInText | undefined {
  const ends = [...text.matchAll(PART_END)].map(({ index }) => index);
  const partOf = (at: number): number => ends.filter((end) => end < at).length;
  const numbered = numbers.map((number) => ({ number, part: partOf(number.to) }));
  if (new Set(numbered.map(({ part }) => part)).size < numbers.length) return undefined;
  if (numbers.slice(1).some(({ from }, at) => IN_A_ROW.test(text.slice(numbers[at]?.to, from))))
    return undefined;
  const days = datesIn(text, context).filter(
    ({ date, hasYear, from }) =>
      hasYear && date !== null && date >= (context.today ?? date) && !isOfEvent(text, ends, from),
  );
  const ahead = new Set(days.map(({ to }) => partOf(to)));
  const dated = numbered.filter(({ part }) => ahead.has(part));
  return dated.length === 1 ? dated[0]?.number : undefined;
}

/** "Surety by 4.12.2026": a limit, or a day of something else than a hearing. */
function isOfEvent(text: string, ends: readonly number[], from: number): boolean {
  const start = ends.findLast((end) => end < from) ?? 0;
  const end = ends.find((each) => each >= from);
  return LIMIT_BEFORE.test(text.slice(0, from)) || text.slice(start, end).search(EVENT) !== -1;
}

export function keyOf(line: string, context: ReadingContext): string | null {
  const [cnr] = cnrsIn(line);
  if (cnr) return cnr.cnr;
  const number = mainNumber(line, context);
  return number ? `${number.caseType}/${number.number}/${number.year}` : null;
}

/** A case number such as 88/24 would be read as a date, so a sign replaces each. */
export function withSigns(
  text: string,
  context: ReadingContext,
  number: CaseNumberInText | undefined,
): string {
  const others = numbersOfCases(text, context);
  const spans =
    number === undefined || others.some(({ from }) => from === number.from) ? others : [...others, number];
  return withoutOtherNumbers(
    spans.reduce(
      (rest, { from, to }) => `${rest.slice(0, from)}${CASE_SIGN.padEnd(to - from)}${rest.slice(to)}`,
      text,
    ),
  );
}
