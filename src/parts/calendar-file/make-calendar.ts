/** A calendar file, made on the device. Its library loads when first asked for, from a chunk that the worker has stored. */
import { err, ok, type Result } from '#kernel/result.ts';
import { type CalendarEntry, calendarEvents } from './calendar-events.ts';
import { folded } from './folded.ts';

export type CalendarFailure = { readonly kind: 'not-on-this-device' } | { readonly kind: 'failed' };

export interface CalendarFile {
  readonly name: string;
  readonly entries: readonly CalendarEntry[];
  readonly now: Date;
}

/** Safari takes the file as a calendar only by this type. */
const TYPE = 'text/calendar;charset=utf-8';

export async function makeCalendar(file: CalendarFile): Promise<Result<Blob, CalendarFailure>> {
  const library = await import('ics').catch(() => null);
  if (!library) return err({ kind: 'not-on-this-device' });
  const { error, value } = library.createEvents(calendarEvents(file.entries, file.now), {
    productId: 'zamanat',
    method: 'PUBLISH',
    calName: file.name,
  });
  return error || value === null ? err({ kind: 'failed' }) : ok(new Blob([folded(value)], { type: TYPE }));
}
