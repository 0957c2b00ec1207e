/** Dates in a court message, and the next one among them. */
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';

export interface FoundDate {
  readonly day: CalendarDate;
  readonly from: number;
  readonly to: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(${MONTHS.join('|')})[a-z]*`;

type DateReader = (match: RegExpExecArray) => readonly [year: string, month: string, day: string];

const byName = (name: string | undefined): string => String(MONTHS.indexOf((name ?? '').toLowerCase()) + 1);

/** Day before month, as Indian courts write; two-digit years are in this century. */
const FORMS: readonly (readonly [RegExp, DateReader])[] = [
  [/(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g, ([, year = '', month = '', day = '']) => [year, month, day]],
  [
    /(?<![\d/])(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4}|\d{2})(?![\d/])/g,
    ([, day = '', month = '', year = '']) => [year, month, day],
  ],
  [
    new RegExp(
      `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?[\\s-]*(?:of\\s+)?${MONTH}[\\s,.-]*(\\d{4}|\\d{2})(?!\\d)`,
      'gi',
    ),
    ([, day = '', month, year = '']) => [year, byName(month), day],
  ],
  [
    new RegExp(`\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?\\s*,?\\s+(\\d{4})(?!\\d)`, 'gi'),
    ([, month, day = '', year = '']) => [year, byName(month), day],
  ],
];

/** In order of appearance. */
export function datesIn(text: string): FoundDate[] {
  const found: FoundDate[] = [];
  for (const [form, read] of FORMS) {
    for (const match of text.matchAll(form)) {
      const day = dayOf(read(match));
      const [from, to] = [match.index, match.index + match[0].length];
      const isNew = found.every((other) => to <= other.from || from >= other.to);
      if (day !== null && isNew) found.push({ day, from, to });
    }
  }
  return found.toSorted((left, right) => left.from - right.from);
}

function dayOf([year, month, day]: readonly [string, string, string]): CalendarDate | null {
  const isoDate = [year.length === 2 ? `20${year}` : year, month.padStart(2, '0'), day.padStart(2, '0')].join(
    '-',
  );
  return isDay(isoDate) ? isoDate : null;
}

const NEXT =
  /(?:next\s+(?:date|hearing|listing)[a-z\s]*|next\s+dt\.?|n\.?\s?d\.?\s?o\.?\s?h\.?|\bn\.\s?d\.?|listed|adjourned|posted|fixed|put\s?up|scheduled|stands\s+over|come\s+up|hearing\s+(?:date|is|on)?|date\s+of\s+hearing|re-?listed)[^\d.;]{0,40}$/i;
const OTHER =
  /(?:fil(?:ed|ing)|registe?r(?:ed|ation)|decided|dispos(?:ed|al)|last|previous|order\s+(?:dated|date)|dated|arrest(?:ed)?|offence|date\s+of\s+birth|d\.?o\.?b\.?)[^\d.;]{0,30}$/i;

export interface NextDate {
  /** Null if the message names no next date or leaves several possible. */
  readonly day: CalendarDate | null;
  /** Candidates for the user's choice. */
  readonly among: readonly CalendarDate[];
}

/** A date labelled as next; otherwise the only unlabelled date. */
export function nextDateIn(text: string, dates: readonly FoundDate[]): NextDate {
  const before = ({ from }: FoundDate): string => text.slice(Math.max(0, from - 70), from);
  const called = dates.filter((date) => NEXT.test(before(date)));
  const open = dates.filter((date) => !OTHER.test(before(date)));
  const among = [...new Set((called.length > 0 ? called : open).map(({ day }) => day))];
  const [only] = among;
  return only !== undefined && among.length === 1 ? { day: only, among: [] } : { day: null, among };
}
