/** The text of a calendar file, for device and server. The library is an argument, because a device loads it on first use. */
import type { createEvents } from 'ics';
import { type CalendarEntry, calendarEvents } from './calendar-events.ts';

export interface Calendar {
  readonly name: string;
  readonly entries: readonly CalendarEntry[];
  readonly now: Date;
}

/** Throws the error of the library. */
export function calendarText(
  library: { readonly createEvents: typeof createEvents },
  calendar: Calendar,
): string {
  const { error, value } = library.createEvents(calendarEvents(calendar.entries, calendar.now), {
    productId: 'zamanat',
    method: 'PUBLISH',
    calName: calendar.name,
  });
  if (error) throw error;
  if (value === null) throw new Error('The calendar library made no text.');
  return folded(value);
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

/** Octets of one UTF-16 unit in UTF-8. */
const MOST_OCTETS = 3;

const ASCII = /^[ -~\t]*$/;

function foldedLine(line: string): string {
  if (line.length * MOST_OCTETS <= LONGEST || (line.length <= LONGEST && ASCII.test(line))) return line;
  const parts = [''];
  let room = LONGEST;
  for (const letter of line) {
    const octets = octetsOf(letter);
    if (octets > room) {
      parts.push('');
      room = LONGEST - 1; // a continuation line begins with a space
    }
    parts[parts.length - 1] += letter;
    room -= octets;
  }
  return parts.join('\r\n ');
}

/** In UTF-8. A surrogate pair is one letter of four octets. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
