/** The date of a field that holds one date. */
import { addDays, isDay } from '#kernel/calendar-date.ts';
import {
  type DateContext,
  type DateReading,
  datesIn,
  dayOfMonth,
  NO_DATE,
  textForDates,
  withoutYear,
} from './dates.ts';
import { datesInWords } from './day-words.ts';

const EIGHT_DIGITS = /^\d{8}$/;
const DATE_WORD = String.raw`(?:(?:dated|date|dt|d|on|dob|दिनांक|तारीख|तारिख|ता|दि)(?![\p{L}\p{M}]))?\.?\s*:?\s*`;
const RELATIVE: readonly (readonly [RegExp, number])[] = [
  [/^(?:today|aaj|आज)\.?$/iu, 0],
  [/^(?:tomorrow|tmrw|उद्या)\.?$/iu, 1],
  [/^(?:day after tomorrow)\.?$/iu, 2],
  [/^(?:yesterday|काल)\.?$/iu, -1],
];

/** The date of a field that holds one date. */
export function readDate(typed: string, context: DateContext = {}): DateReading {
  const text = textForDates(typed);
  const plain = text.replace(new RegExp(`^${DATE_WORD}`, 'iu'), '');
  const figures = datesIn(text, context);
  const [first, ...more] = figures.length > 0 ? figures : datesInWords(text, context);
  if (first) {
    const isOne = more.every(({ date }) => date === first.date);
    return { date: first.date, certain: first.certain && isOne && first.date !== null };
  }
  return (
    eightDigits(plain, context) ??
    spacedDate(plain, context) ??
    dottedDay(plain, context) ??
    relativeDay(plain, context) ??
    NO_DATE
  );
}

function eightDigits(text: string, context: DateContext): DateReading | null {
  if (!EIGHT_DIGITS.test(text)) return null;
  const orders = [
    { year: text.slice(4), month: Number(text.slice(2, 4)), date: text.slice(0, 2) },
    { year: text.slice(0, 4), month: Number(text.slice(4, 6)), date: text.slice(6) },
  ];
  const read = orders.map((parts) => dayOfMonth(parts, context).date).filter((date) => date !== null);
  return { date: read.length === 1 ? (read[0] ?? null) : null, certain: false };
}

/** "14 12 2026": three numbers with spaces may be other numbers. */
function spacedDate(text: string, context: DateContext): DateReading | null {
  const [, date = '', month = '', year = ''] = /^(\d{1,2}) (\d{1,2}) (\d{4})$/.exec(text) ?? [];
  return date === ''
    ? null
    : { ...dayOfMonth({ year, month: Number(month), date }, context), certain: false };
}

/** "14.12." without a year; "3.5" is a number. */
function dottedDay(text: string, context: DateContext): DateReading | null {
  const [, date = '', month = ''] = /^(\d{2})\.(\d{2})\.?$/.exec(text) ?? [];
  return date === '' ? null : withoutYear({ date: Number(date), month: Number(month) }, context);
}

function relativeDay(text: string, { today }: DateContext): DateReading | null {
  const away = RELATIVE.find(([form]) => form.test(text))?.[1];
  if (away === undefined || today === undefined || !isDay(today)) return null;
  return { date: addDays(today, away), certain: false };
}
