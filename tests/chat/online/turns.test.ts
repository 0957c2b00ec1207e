// @vitest-environment node
/** A sentence can use only words of its evidence and still reverse it. Negations and limits must survive. */
import { describe, expect, it } from 'vitest';
import { type SuppliedEvidence, verifierOf } from '#chat/online/verify.ts';
import { SUPPLIED } from './supplied.ts';

const verify = (sentence: string) =>
  verifierOf(SUPPLIED, /\p{Script=Devanagari}/u.test(sentence) ? 'hi' : 'en')(sentence);

describe('drops', () => {
  it.each([
    ['a limit that is lost', 'Theft is punishable with imprisonment of 3 years [1].'],
    ['a limit turned round', 'Theft is punishable with imprisonment of at least 3 years [1].'],
    ['another limit', 'Theft is punishable with imprisonment of more than three years [1].'],
    [
      'an amount whose limit is turned',
      'Theft of property over 5,000 rupees is punishable with community service on its return [3].',
    ],
    ['a "can" that is lost', 'Theft is punishable with imprisonment up to 3 years and a fine [1].'],
    ['a "can" that became a "must"', 'A fine must be imposed for theft too [1].'],
    [
      'a negation that is lost',
      'A person convicted of any offence in the past must be released on bond after detention up to one-third of the maximum term [2].',
    ],
    [
      'a negation that is added',
      'A person never convicted of any offence in the past must not be released on bond [2].',
    ],
    [
      'a "must" that became a "may"',
      'A person never convicted of any offence in the past may be released on bond after one-third of the maximum term [2].',
    ],
    ['an exception that is lost', 'Bail is refused for a commercial quantity of drugs [5].'],
    [
      'an exception that is added',
      'Theft is punishable with imprisonment up to 3 years, unless the property is returned [1].',
    ],
    ['an "only" that is added', 'Only theft is punishable with imprisonment up to 3 years [1].'],
    ['a limit that is lost in Hindi', 'चोरी की सजा 3 साल का कारावास है [4]।'],
    ['a limit turned round in Hindi', 'चोरी की सजा कम से कम 3 साल का कारावास है [4]।'],
    ['a "can" that is lost in Hindi', 'चोरी में जुर्माना भी होता है [4]।'],
    ['a negation that is added in Hindi', 'यह गैर-जमानती अपराध नहीं है [4]।'],
  ])('%s', (_what, sentence) => {
    expect(verify(sentence)).toBeNull();
  });
});

describe('language and script of the question', () => {
  it.each([
    ['hinglish', 'Theft ki saza 3 saal tak ki qaid hai [6].', true],
    ['hinglish', 'BNS 303(2) ki saza teen saal tak ki qaid hai, jurmana bhi ho sakta hai [6].', true],
    ['hinglish', 'Theft gair jamanati hai, jamanat court tay karti hai [6].', true],
    ['hinglish', 'Theft ki saza saat saal tak ki qaid hai [6].', false],
    ['hinglish', 'Theft ki saza teen saal ki qaid hai [6].', false],
    ['hinglish', 'Theft jamanati hai, jamanat court tay karti hai [6].', false],
    ['hinglish', 'Theft ki saza umar qaid hai [6].', false],
    ['hinglish', 'Theft is punishable with imprisonment up to 3 years [1].', false],
    ['hinglish', 'चोरी की सजा 3 साल तक का कारावास है [4]।', false],
    ['hi', 'Theft is punishable with imprisonment up to 3 years [1].', false],
    ['en', 'चोरी की सजा 3 साल तक का कारावास है [4]।', false],
  ] as const)('checks for %s the sentence "%s", accepted: %s', (language, sentence, isHeld) => {
    expect(verifierOf(SUPPLIED, language)(sentence) !== null).toBe(isHeld);
  });
});

it('keeps a sentence with its exception', () => {
  const whole =
    'For a commercial quantity of drugs bail is refused unless the court is satisfied that there are grounds to believe that the accused is not guilty [5].';
  expect(verify(whole)?.cites).toEqual([5]);
});

describe('evidence of two offences', () => {
  const TWO: readonly SuppliedEvidence[] = [
    ...SUPPLIED,
    {
      n: 7,
      text: 'Murder (BNS 103(1)) is punishable with death or imprisonment for life. It is non-bailable.',
      refs: [{ code: 'BNS', section: '103(1)' }],
    },
    {
      n: 8,
      text: 'Cheating (BNS 318(4)) is punishable with imprisonment up to 7 years. It is cognizable.',
      refs: [{ code: 'BNS', section: '318(4)' }],
    },
    {
      n: 9,
      text: 'Default bail can be claimed on the next day if no charge-sheet is filed within 60 days.',
      refs: [{ code: 'BNSS', section: '187(3)' }],
    },
  ];
  const read = verifierOf(TWO, 'en');

  it.each([
    ['the punishment of another section', 'BNS 303(2) is punishable with imprisonment up to 7 years [1][8].'],
    ['the punishment of another name', 'Theft is punishable with imprisonment up to 7 years [1][8].'],
    ['death for another offence', 'Cheating is punishable with death [7][8].'],
    [
      'two punishments that are exchanged',
      'Theft is punishable with imprisonment up to 7 years, and cheating with imprisonment up to 3 years [1][8].',
    ],
    ['a lost condition', 'Default bail can be claimed on the next day [9].'],
  ])('drops %s', (_what, sentence) => {
    expect(read(sentence)).toBeNull();
  });

  it.each([
    'Theft is punishable with imprisonment up to 3 years, and cheating with imprisonment up to 7 years [1][8].',
    'BNS 318(4) is punishable with imprisonment up to 7 years [8].',
    'Default bail can be claimed on the next day if no charge-sheet is filed within 60 days [9].',
  ])('accepts "%s"', (sentence) => {
    expect(read(sentence)).not.toBeNull();
  });
});
