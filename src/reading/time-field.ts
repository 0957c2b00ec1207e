/** The text of a field that holds a time: "14:30", "14.30", "1430", "2:30 pm". */
import { readableText } from './clean.ts';
import { group } from './group.ts';

const FORM = /^(\d{1,2})(?:[:. ]?(\d{2}))?\s?(a\.?m\.?|p\.?m\.?)?$/iu;

/** `HH:mm`, or null. A time without a.m. and p.m. is on the clock of 24 hours. */
export function readTimeField(typed: string): string | null {
  const match = FORM.exec(readableText(typed));
  const minutes = group(match, 2);
  const half = group(match, 3).toLowerCase();
  if (!match || (minutes === '' && half === '')) return null;
  const hour = hourOf(Number(match[1]), half);
  return hour === null || Number(minutes) > 59 ? null : `${String(hour).padStart(2, '0')}:${minutes || '00'}`;
}

function hourOf(hour: number, half: string): number | null {
  if (half === '') return hour > 23 ? null : hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.startsWith('p') ? 12 : 0);
}

/** The text that a form keeps: the time if it is one, and the typed text otherwise. */
export const keptTime = (typed: string): string => readTimeField(typed) ?? typed;
