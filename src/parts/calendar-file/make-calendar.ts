/** Makes a calendar file on the device. Its library is a chunk that loads on first use. */
import { type Calendar, calendarText } from '#documents/calendar/calendar-text.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { reportFailure } from '#data/store/failure-log.ts';

export type CalendarFailure = { readonly kind: 'not-on-this-device' } | { readonly kind: 'failed' };

/** Safari accepts the file as a calendar only with this type. */
const TYPE = 'text/calendar;charset=utf-8';

export async function makeCalendar(calendar: Calendar): Promise<Result<Blob, CalendarFailure>> {
  const library = await import('ics').catch(() => null);
  if (!library) return err({ kind: 'not-on-this-device' });
  try {
    return ok(new Blob([calendarText(library, calendar)], { type: TYPE }));
  } catch (error) {
    reportFailure(error, 'page');
    return err({ kind: 'failed' });
  }
}
