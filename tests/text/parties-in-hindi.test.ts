/** The parties of a cause list in Hindi. */
import { expect, it } from 'vitest';
import { judgeCalendar } from '#text/hi/work/judge-calendar.ts';

it.each([
  ['Sunita Pawar v. State of Maharashtra', 'Sunita Pawar बनाम महाराष्ट्र राज्य'],
  ['Sunita Pawar v. The State', 'Sunita Pawar बनाम राज्य'],
  ['A. V. Rao v. State of Tamil Nadu', 'A. V. Rao बनाम तमिलनाडु राज्य'],
  ['X v. Union of India', 'X बनाम भारत संघ'],
  ['Bail of Sunita Pawar', 'Bail of Sunita Pawar'],
])('names the parties of "%s"', (title, inHindi) => {
  expect(judgeCalendar.causeList.titled(title)).toBe(inHindi);
});
