/** The next date of a message: never a past day, the stamp of a chat, or a date with another meaning. */
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { datesIn, type DateInText, dayOfMonth, textForDates } from '../dates.ts';
import { datesInWords, relativeDaysIn } from '../day-words.ts';
import { ASKED_AFTER, CALLED_NEXT } from './date-words.ts';
import { type DateRole, type DateWithRole, withRoles } from './date-roles.ts';

export interface NextDateReading {
  readonly nextDate: CalendarDate | null;
  readonly nextDateCertain: boolean;
  readonly among?: readonly CalendarDate[];
}

const NONE: NextDateReading = { nextDate: null, nextDateCertain: false };
const CLOSED = /\b(?:vacation|holiday|remain\s+closed|otp|valid\s+till)\b|अवकाश/iu;
/** A day that a sentence names without a word for the hearing may be any day. */
const IN_SENTENCE = /\b(?:on|before|after|within|due|dated|is|was|commencing|beginning|w\.?e\.?f)[\s.:]*$/iu;

/** Day above a cause list. */
export interface HeadDate {
  readonly date: CalendarDate;
  readonly certain: boolean;
}

export interface NextDateOptions {
  readonly today: CalendarDate | undefined;
  /** Day of the chat's stamp. */
  readonly stamp: CalendarDate | undefined;
  readonly headDate: HeadDate | undefined;
  /** False if the message names no case and no hearing. */
  readonly hasCase: boolean;
}

/** Words of a matter without its number: such a day is proposed and asked. */
const MATTER =
  /(?<![\p{L}\p{M}])(?:bail|matter|case|appeal|jam[ae]+nat|zamanat|जमानत|जामिन|मामले)(?![\p{L}\p{M}])/iu;

export function nextDateIn(typed: string, options: NextDateOptions): NextDateReading {
  const { today, headDate, hasCase } = options;
  const text = textForDates(typed).replaceAll(HYPHEN_BEFORE, ' ');
  if (!hasCase && CLOSED.test(text)) return NONE;
  const dates = withRoles(datesOf(text, options), { text, hasCase, today });
  const isOfMatter = hasCase || (!isOnlyDate(text, dates) && !MATTER.test(text));
  const read = choose(
    dates.map((date) => doubted(text, date)),
    { today, hasCase, isAsked: !isOfMatter, text },
  );
  return read ?? (headDate === undefined ? NONE : ofHead(headDate, today));
}

interface Choice {
  readonly today: CalendarDate | undefined;
  readonly hasCase: boolean;
  /** The message names a matter without its number. */
  readonly isAsked: boolean;
  readonly text: string;
}

/** The called days; if they are past, the days of no role are asked. */
function choose(dates: readonly DateWithRole[], choice: Choice): NextDateReading | null {
  const { today, hasCase, isAsked, text } = choice;
  const isAhead = ({ date }: DateInText) => date !== null && (today === undefined || date >= today);
  const [next = [], hearing = [], open = []] = ROLES.map((role) =>
    dates.filter((date) => date.role === role),
  );
  const called = next.some(isAhead) ? next : [...next, ...hearing];
  const ahead = called.filter(isAhead);
  const rest = dates.filter(({ role }) => role === 'hearing' || role === 'open').filter(isAhead);
  if (ahead.length > 0) return amongRivals(laterThan(today, ahead), rest, choice);
  if (called.length > 0 || isAsked) return asked(ofDates(rest));
  return hasCase && open.length > 0 ? ofDates(rest.map((date) => inSentence(text, date))) : null;
}

function amongRivals(
  chosen: readonly DateWithRole[],
  rest: readonly DateWithRole[],
  choice: Choice,
): NextDateReading {
  const read = ofDates(chosen);
  return rest.some((day) => isRival(day, chosen, choice)) ? asked(read) : read;
}

/** A further day that may be the hearing: an earlier one counts unless the writer calls the later one the next. */
function isRival({ date, role, to }: DateWithRole, chosen: readonly DateWithRole[], choice: Choice): boolean {
  const { text, today } = choice;
  if (date === null || date === today || chosen.some((day) => day.date === date)) return false;
  return chosen.every((day) => {
    const isLater = day.date !== null && day.date < date;
    const between = text.slice(to, day.from);
    const isOther = role === 'open' && (day.role === 'next' ? /[,;.\n]/u : /[;.\n]/u).test(between);
    return isLater || (!isOther && !CALLED_NEXT.test(text.slice(Math.max(0, day.from - 40), day.from)));
  });
}

/** The hearing of today gave the later day. */
function laterThan(today: CalendarDate | undefined, dates: readonly DateWithRole[]): readonly DateWithRole[] {
  const later = dates.filter(({ date }) => date !== today);
  return later.length > 0 ? later : dates;
}

const ROLES: readonly DateRole[] = ['next', 'hearing', 'open'];

const VAGUE_BEFORE =
  /\b(?:week\s+(?:commencing|beginning|of|starting)|around|about|tentativ\p{L}*(?:\s+date)?|likely|probabl[ey]|after|within|shayad|lagbhag|शायद)\b[\s.:]*(?:on\s+)?$/iu;
const VAGUE_AFTER =
  /^\s*(?:\?|\(?(?:tentative|not\s+confirmed|approx|ya\s+\d|या\s+\d)|[\p{L}\s]{0,20}(?:pata\s+nahi|confirm\s+nahi))/iu;

/** "In the week commencing", "tentative", "3/12 ?": no certain day. */
const doubted = (text: string, date: DateWithRole): DateWithRole =>
  VAGUE_BEFORE.test(text.slice(Math.max(0, date.from - 60), date.from)) ||
  VAGUE_AFTER.test(text.slice(date.to, date.to + 40)) ||
  ASKED_AFTER.test(text.slice(date.to, date.to + 40))
    ? { ...date, certain: false }
    : date;

/** "NDOH-18.12.2026": the hyphen is no part of the date. */
const HYPHEN_BEFORE = /(?<=\p{L}{2})-(?=\d{1,2}[./-]\d{1,2}[./-]\d{2})/gu;
/** "Annexure 5/12" is no day. */
const OF_PAPER =
  /(?:page|para|annexure|annex|exhibit|ex|flat|house|plot|receipt|rs)\.?\s*(?:no\.?)?\s*[\p{L}]?-?$/iu;
/** "Next date is 3 12 2026", as a telephone writes what it hears. */
const SPACED = /(?<![\d/.-])(\d{1,2}) (\d{1,2}) (20\d\d)(?!\d)/gu;

function spacedDates(text: string, today: CalendarDate | undefined): DateInText[] {
  return [...text.matchAll(SPACED)].map((match) => {
    const [all, date = '', month = '', year = ''] = match;
    const read = dayOfMonth({ date, month: Number(month), year }, { today });
    const span = { from: match.index, to: match.index + all.length };
    return Object.assign(span, { date: read.date, certain: false, hasYear: true });
  });
}

/** "Moved on 24/11", read on 25/11: the day was the last one, not that of next year. */
const isLongAhead = ({ date, hasYear }: DateInText, today: CalendarDate | undefined): boolean =>
  !hasYear && date !== null && today !== undefined && date > addDays(today, LONG_AHEAD);
const LONG_AHEAD = 300;

/** Dates in digits and words, and days counted from the day of the message. */
function datesOf(text: string, { today, stamp }: NextDateOptions): DateInText[] {
  const from = stamp ?? today;
  const found = [
    ...datesIn(text, { today }),
    ...datesInWords(text, { today }),
    ...spacedDates(text, today),
    ...(from === undefined ? [] : relativeDaysIn(text, from)),
  ];
  return found
    .filter((date) => !isLongAhead(date, today))
    .filter(
      ({ hasYear, from: start }) => hasYear || !OF_PAPER.test(text.slice(Math.max(0, start - 24), start)),
    )
    .filter((date, at) => !found.slice(0, at).some((other) => other.from < date.to && date.from < other.to))
    .toSorted((left, right) => left.from - right.from);
}

/** "26 Nov" as a whole message. */
const isOnlyDate = (text: string, [date, ...more]: readonly DateInText[]): boolean =>
  date !== undefined &&
  more.length === 0 &&
  !/[\p{L}\d]/u.test(text.slice(0, date.from) + text.slice(date.to));

const inSentence = (text: string, date: DateWithRole): DateInText =>
  IN_SENTENCE.test(text.slice(Math.max(0, date.from - 60), date.from)) ? { ...date, certain: false } : date;

function ofDates(dates: readonly DateInText[]): NextDateReading {
  const days = [...new Set(dates.flatMap(({ date }) => (date === null ? [] : [date])))];
  const [only] = days;
  if (days.length > 1) return { ...NONE, among: days };
  if (only === undefined) return NONE;
  return { nextDate: only, nextDateCertain: dates.some(({ certain }) => certain) };
}

/** "Listed on 24.11, now 18.12": the called day is past, so a later day is proposed. */
const asked = (reading: NextDateReading): NextDateReading => ({ ...reading, nextDateCertain: false });

function ofHead({ date, certain }: HeadDate, today: CalendarDate | undefined): NextDateReading {
  return today !== undefined && date < today ? NONE : { nextDate: date, nextDateCertain: certain };
}
