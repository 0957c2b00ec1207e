/**
 * The lines of a calendar file, none longer than 75 octets (RFC 5545, 3.1): the library counts letters, of which one in an
 * Indian script is several octets, and some calendars read no more of a line.
 */
const LONGEST = 75;

export const folded = (text: string): string =>
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
      room = LONGEST - 1; // the space that a further line begins with
    }
    parts[parts.length - 1] += letter;
    room -= octets;
  }
  return parts.join('\r\n ');
}
