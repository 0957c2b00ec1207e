/** The parties of a case in Hindi. */
import { expect, it } from 'vitest';
import { judgeCalendar } from '#text/hi/work/judge-calendar.ts';

it.each([
  ['Sunita Pawar v. State of Maharashtra', 'Sunita Pawar बनाम महाराष्ट्र राज्य'],
  ['Sunita Pawar v. The State', 'Sunita Pawar बनाम राज्य'],
  ['A. V. Rao v. State of Tamil Nadu', 'A. V. Rao बनाम तमिलनाडु राज्य'],
  ['Anil Rathod and another v. State of Maharashtra', 'Anil Rathod व एक अन्य बनाम महाराष्ट्र राज्य'],
  ['Anil Rathod and others vs. State of Goa', 'Anil Rathod व अन्य बनाम गोवा राज्य'],
  ['X v. Union of India', 'X बनाम भारत संघ'],
  ['Sunita Pawar v. State of Maharashtra and another', 'Sunita Pawar बनाम महाराष्ट्र राज्य व एक अन्य'],
  ['Sunita Pawar v. State of Goa and others', 'Sunita Pawar बनाम गोवा राज्य व अन्य'],
  ['X v. Union of India and others', 'X बनाम भारत संघ व अन्य'],
  ['Bail of Sunita Pawar', 'Bail of Sunita Pawar'],
])('names the parties of "%s"', (title, inHindi) => {
  expect(judgeCalendar.titled(title)).toBe(inHindi);
});

it('names a respondent alone', () => {
  expect(judgeCalendar.respondent('State of Maharashtra')).toBe('महाराष्ट्र राज्य');
  expect(judgeCalendar.respondent('The State and another')).toBe('राज्य व एक अन्य');
});
