/** Makes a calendar file on the device. Its library is a chunk that loads on first use. */
import { err, ok, type Result } from '#kernel/result.ts';
import { type CalendarEntry, calendarEvents } from './calendar-events.ts';
import { reportFailure } from '#data/store/failure-log.ts';

export type CalendarFailure = { readonly kind: 'not-on-this-device' } | { readonly kind: 'failed' };

export interface CalendarFile {
  readonly name: string;
  readonly entries: readonly CalendarEntry[];
  readonly now: Date;
}

/** Safari accepts the file as a calendar only with this type. */
const TYPE = 'text/calendar;charset=utf-8';

export async function makeCalendar(file: CalendarFile): Promise<Result<Blob, CalendarFailure>> {
  const library = await import('ics').catch(() => null);
  if (!library) return err({ kind: 'not-on-this-device' });
  const { error, value } = library.createEvents(calendarEvents(file.entries, file.now), {
    productId: 'zamanat',
    method: 'PUBLISH',
    calName: file.name,
  });
  if (value === null || error) {
    reportFailure(error, 'page');
    return err({ kind: 'failed' });
  }
  return ok(new Blob([folded(value)], { type: TYPE }));
}

/**
 * Maximum line length in octets (RFC 5545, 3.1). The library counts characters, but one Indian letter takes
 * several octets.
 */
const LONGEST = 75;

const folded = (text: string): string =>
  text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(foldedLine)
    .join('\r\n');

function foldedLine(line: string): string {
  const parts = [''];
  let room = LONGEST;
  for (const letter of line) {
    const octets = new TextEncoder().encode(letter).length;
    if (octets > room) {
      parts.push('');
      room = LONGEST - 1; // a continuation line begins with a space
    }
    parts[parts.length - 1] += letter;
    room -= octets;
  }
  return parts.join('\r\n ');
}
