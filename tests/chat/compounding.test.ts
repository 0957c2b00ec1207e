// @vitest-environment node
/** Compounding is decided only for the offences of the list; no other answer says yes or no. */
import { expect, it } from 'vitest';
import { compoundingOf } from '#law/bnss/s359-compounding.ts';
import { TABLES } from '../law/law-tables.ts';
import { ask, cited, inWords } from './offline-chat.ts';

it.each([
  ['is 318(4) BNS compoundable', 'only with the permission of the court'],
  ['can simple hurt be compounded', "without the court's permission"],
  ['is 498A compoundable', 'not in the tables of compoundable offences'],
  ['क्या मारपीट के केस में राजीनामा हो सकता है', 'अनुमति के बिना'],
])('says first whether the offence is compoundable: %s', (question, sentence) => {
  const answer = ask(question);
  expect(inWords(answer).split('\n')[0]).toContain(sentence);
  expect(cited(answer)[0]).toBe('BNSS 359');
});

it('decides nothing for an offence outside the list', () => {
  const { kind, ...rest } = ask('is POCSO 8 compoundable');
  expect(kind).toBe('answered');
  expect('rules' in rest && rest.rules.some(({ is }) => is === 'compounding')).toBe(false);
});

it('gives an old number the same answer as its successor', () => {
  const pairs = [
    '323 115(2)',
    '325 117(2)',
    '379 303(2)',
    '406 316(2)',
    '420 318(4)',
    '302 103(1)',
    '498A 85',
  ];
  for (const [ipc = '', bns = ''] of pairs.map((pair) => pair.split(' '))) {
    const now = compoundingOf({ code: 'BNS', section: bns });
    expect(now).not.toBeNull();
    expect(compoundingOf({ code: 'IPC', section: ipc })).toBe(now);
  }
  const decided = TABLES.offences.filter((row) => compoundingOf(row) !== null);
  expect(decided.length).toBeGreaterThan(50);
});

it('cites the rulings on the undertrial rule under the PMLA', () => {
  expect(cited(ask('undertrial release one third in PMLA case'))).toContain('CASE badshah-malik-2024');
});
