/** The text of a date field: the day that it names, or the days that the user must choose from. */
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import { readableText } from './clean.ts';
import type { DateContext } from './dates.ts';
import { readDate } from './read-date.ts';

export type DateFieldReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unread' }
  /** `other` has day and month exchanged, if that is a day too. */
  | { readonly kind: 'read'; readonly date: CalendarDate; readonly other: CalendarDate | null }
  /** Without a year, or in the wrong order: taken only after the user agrees. */
  | { readonly kind: 'asked'; readonly date: CalendarDate };

const IN_FIGURES = /^(\d{1,2})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]\s?(\d{4}|\d{2})$/;
/** The app writes dates in this form, so its order is not asked. */
const OWN_FORM = /^\d\d-\d\d-\d{4}$/;

export function readDateField(typed: string, context: DateContext): DateFieldReading {
  const text = readableText(typed);
  if (text === '') return { kind: 'empty' };
  if (isDay(text)) return { kind: 'read', date: text, other: null };
  const { date, certain } = readDate(text, context);
  const other = exchanged(text, context);
  if (date === null) return other === null ? { kind: 'unread' } : { kind: 'asked', date: other };
  if (!certain) return { kind: 'asked', date };
  return { kind: 'read', date, other: OWN_FORM.test(text) || other === date ? null : other };
}

function exchanged(text: string, context: DateContext): CalendarDate | null {
  const [, first, second, year] = IN_FIGURES.exec(text) ?? [];
  return first === undefined ? null : readDate(`${second}/${first}/${year}`, context).date;
}

/** The text that a form keeps: the day if it is certain, and the typed text otherwise. */
export function keptDate(typed: string, context: DateContext): string {
  const read = readDateField(typed, context);
  return read.kind === 'read' ? read.date : typed.trim();
}
