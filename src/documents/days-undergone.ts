/** Days in custody up to and including the filing date and the day of arrest. Null if not countable. */
import { addDays, daysBetween } from '#kernel/calendar-date.ts';
import { daysOut } from '#law/custody-days.ts';
import type { PaperMatter } from './matter.ts';

export function daysUndergone({ found, context }: PaperMatter): number | null {
  if (!found) return null;
  const { firstDay: from, out, arrested } = found.matter;
  const { filedOn } = context;
  if (from === undefined || arrested !== true || from > filedOn) return null;
  const away = daysOut(out, { from, before: addDays(filedOn, 1), known: filedOn });
  return daysBetween(from, filedOn) + 1 - away;
}
