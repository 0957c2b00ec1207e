/** The number of a case follows the number that was typed in parts. */
import { expect, it } from 'vitest';
import { followingCaseNumber } from '#domain/case/case-number.ts';

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
