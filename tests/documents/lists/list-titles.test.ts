/** Titles of cases in the lists that a user saves, in the language of the screen. */
import { expect, it } from 'vitest';
import { caseSheet } from '#documents/lists/list-sheet.ts';
import { serverCase } from '../../data/server-records.ts';
import { english } from '../../support/english.ts';
import { inHindi } from '../../support/in-hindi.ts';

const record = { ...serverCase(), title: 'Sunita Pawar v. State of Maharashtra' };

const titleIn = (text: typeof inHindi) => caseSheet([record], text).rows[0]?.[1];

it('names the parties of a case in the language of the list', () => {
  expect(titleIn(english)).toBe('Sunita Pawar v. State of Maharashtra');
  expect(titleIn(inHindi)).toBe('Sunita Pawar बनाम महाराष्ट्र राज्य');
});
