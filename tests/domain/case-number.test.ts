/** The number of a case follows the number that was typed in parts. */
import { describe, expect, it } from 'vitest';
import { profileLine } from '#domain/case/court-profiles.ts';
import { caseNumbersIn } from '#reading/messages/case-number.ts';
import { followingCaseNumber, numberInLanguage } from '#domain/case/case-number.ts';

const typed = (number: string) => ({ facts: { caseNumber: { type: 'B.A.', number, year: 2026 } } });

it.each([
  ['is filled from its parts', {}, typed('7'), 'B.A. 7/2026'],
  ['follows another number', { caseNumber: 'B.A. 7/2026', ...typed('7') }, typed('8'), 'B.A. 8/2026'],
  ['goes with its parts', { caseNumber: 'B.A. 7/2026', ...typed('7') }, {}, undefined],
  ['keeps a number written by hand', { caseNumber: 'Spl. 3/2026' }, typed('7'), 'Spl. 3/2026'],
])('%s', (...[, before, after, number]) => {
  expect(
    followingCaseNumber(before, {
      ...('caseNumber' in before && { caseNumber: before.caseNumber }),
      ...after,
    }),
  ).toBe(number);
});

it('takes the number that the same change writes', () => {
  const change = { caseNumber: 'Spl. 4/2026', ...typed('8') };
  expect(followingCaseNumber({ caseNumber: 'B.A. 7/2026', ...typed('7') }, change)).toBe('Spl. 4/2026');
});

describe('the kind of a case in the language of the screen', () => {
  it('is named in that language', () => {
    expect(numberInLanguage('Bail Application 410/2026', 'hi')).toBe('जमानत आवेदन 410/2026');
    expect(numberInLanguage('Anticipatory Bail Application No. 12 of 2026', 'hi')).toBe(
      'अग्रिम जमानत आवेदन 12/2026',
    );
    expect(numberInLanguage('जमानत आवेदन 410/2026', 'en')).toBe('Bail Application 410/2026');
  });

  it('is read in both spellings of the Hindi word for criminal', () => {
    expect(numberInLanguage('Criminal Appeal 7/2026', 'hi')).toBe('दांडिक अपील 7/2026');
    for (const written of ['दांडिक अपील 7/2026', 'दाण्डिक अपील 7/2026']) {
      expect(numberInLanguage(written, 'en')).toBe('Criminal Appeal 7/2026');
      expect(numberInLanguage(written, 'hi')).toBe('दांडिक अपील 7/2026');
      const [read] = caseNumbersIn(`कृपया ${written} देखें`, 2026);
      expect(read?.caseType).toBe(written.replace(' 7/2026', ''));
    }
    expect(profileLine('दाण्डिक मूल अधिकारिता', 'hi')).toBe('दांडिक मूल अधिकारिता');
  });

  it('stays as it is written if it is another kind, or none', () => {
    for (const written of ['CC 12/2026', 'Cri.M.A. 1485/2026', '57/2026', 'R.C.C. No. 1904 of 2024'])
      expect(numberInLanguage(written, 'hi')).toBe(written);
    expect(numberInLanguage('Bail Application No. 12 of 2026', 'en')).toBe('Bail Application No. 12 of 2026');
  });
});
