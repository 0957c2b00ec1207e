/** Forms of the release before the registry open with everything in place. */
import { expect, it } from 'vitest';
import { formerName, presentText, withPresentNames } from '#facts/former-names.ts';

const FORMER = { deposit: 'ordered', depositOn: '2026-01-02', grantedOn: '', otherState: 'yes' };
const PRESENT = {
  chequeDeposit: 'ordered',
  chequeDepositOn: '2026-01-02',
  bailOrderOn: '',
  firInOtherState: 'yes',
};

it('renames old fields of a stored form, also inside routes', () => {
  expect(withPresentNames({ age: '34', routes: { ...FORMER, grounds: 'none' }, notice: '' })).toEqual({
    age: '34',
    routes: { ...PRESENT, groundsOfArrest: 'none' },
    noticeToAppear: '',
  });
});

it('reads a form stored as text', () => {
  expect(JSON.parse(presentText(JSON.stringify(FORMER)))).toEqual(PRESENT);
});

it('keeps a form of this release unchanged', () => {
  expect(withPresentNames(PRESENT)).toEqual(PRESENT);
});

it('keeps the stored name of a question', () => {
  expect(['chequeDeposit', 'arrestDate'].map(formerName)).toEqual(['deposit', 'arrestDate']);
});
