// @vitest-environment node
/** Unusual input gets an answer to its answerable part, or a sentence that says what to ask. */
import { expect, it } from 'vitest';
import { ask, cited, inWords } from './offline-chat.ts';

const TEN = [
  'is BNS 303(2) bailable',
  'what is the punishment for murder',
  'IPC 420 new number',
  'who can grant anticipatory bail',
  'how many days of police custody',
  'what is default bail',
  'what is BNSS 479',
  'is cheating compoundable',
  'which court hears NDPS bail',
  'can bail be cancelled',
].join('? ');
const FIR =
  'FIR No. 302/2026, PS Kotwali, dated 12-05-2026. The complainant states that on 11-05-2026 at 9 pm the accused A-1 to A-3 came with sticks and beat him; value of property Rs 45,000. ' +
  'Offences u/s 115(2), 351(2), 3(5) BNS. Investigating officer SI 4521. Is it bailable?';

it('answers a part of ten questions in one', () => {
  const answer = ask(TEN);
  expect(answer.kind).toBe('answered');
});

it('reads the sections of a pasted FIR and no other number', () => {
  const sections = cited(ask(FIR));
  expect(sections).toContain('BNS 115(2)');
  expect(sections.filter((each) => / (?:302|45|4521)\b/.test(each))).toEqual([]);
});

it.each([
  ['abusive text', 'you are a stupid useless idiot machine'],
  ['10,000 letters', 'x'.repeat(10_000)],
  ['10,000 letters of a long sentence', 'bail '.repeat(2000)],
  ['mixed scripts', 'bail ஜாமீன் जमानत జామీను ৪২০'],
  ['signs alone', '???!!! ... ###'],
  ['only digits', '1234567890'],
])('has a sentence for %s', (_what, text) => {
  const words = inWords(ask(text));
  expect(words.length).toBeGreaterThan(10);
  expect(words).not.toMatch(/undefined|null|NaN|\[object/);
});

it('does not take days, ages, sums and reports for sections', () => {
  for (const [question, section] of [
    ['no copy till day 70', '70'],
    ['the charge-sheet came on day 75', '75'],
    ['what was held in 2026 INSC 145', '145'],
    ['he is 63 years old and ill, can he get bail', '63'],
    ['bond of Rs 50,000 for a labourer', '50'],
    ['a loan of 3,54,000 was not paid back', '354'],
    ['arrested with 86 villagers, what now', '86'],
  ] as const) {
    const numbers = cited(ask(question)).map((each) => /\d+/.exec(each)?.[0]);
    expect({ question, numbers }).toMatchObject({ numbers: expect.not.arrayContaining([section]) });
  }
});
