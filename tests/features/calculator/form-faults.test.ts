import { expect, it } from 'vitest';
import { BLANK } from '#features/law/calculator/calculator-form.ts';
import { ask, JADHAV } from './asked.ts';

const messages = (form: typeof JADHAV) => ask(form).faults.map(({ message }) => message);

it('finds no fault in a matter that can be true', () => {
  expect(messages(JADHAV)).toEqual([]);
});

it.each([
  [{ arrestDate: '2024-11-31' }, '31-11-2024 is not a date', 'all'],
  [
    { arrestDate: '2026-11-21', firstRemandDate: '', chargesheetOn: '2026-11-21' },
    'cannot be after today',
    'all',
  ],
  [{ firstRemandDate: '2024-07-09' }, 'The first remand cannot be before the arrest', 'all'],
  [{ chargesheetOn: '' }, 'Give the date on which the charge-sheet was filed', 'all'],
  [{ maxSentence: '0' }, 'Enter the maximum sentence', 'score'],
  [{ maxSentence: 'seven' }, 'Enter the maximum sentence', 'score'],
  [{ maxSentence: '' }, 'Enter the maximum sentence', 'score'],
  [{ timeServed: '8' }, 'more than the maximum sentence', 'nothing'],
  [{ sections: 'BNS 999' }, 'BNS 999 is not in the tables', 'nothing'],
  [{ sections: 'BNS 318' }, 'is divided', 'nothing'],
  [{ arrestDate: '2024-06-01', firstRemandDate: '' }, 'from 01-07-2024', 'all'],
  [{ delayDays: 'some' }, 'whole number', 'all'],
  [{ custodyStatus: 'not-arrested' }, 'has no date of arrest', 'all'],
  [{ age: 'abc' }, 'Write the age in whole years', 'all'],
  [{ claim: 'claimed' }, 'Give the day on which default bail was applied for', 'all'],
  [{ claim: 'claimed', claimOn: '2024-09-05', claimAt: '25' }, 'such as 14:30', 'all'],
  [{ breaks: [{ from: '2024-07-01', to: '' }] }, 'before the arrest', 'all'],
  [{ breaks: [{ from: '2025-03-02', to: '2025-03-01' }] }, 'before the release', 'all'],
] as const)('says of %j what to correct', (change, sentence, blocks) => {
  const { faults } = ask({ ...JADHAV, ...change, breaks: [...('breaks' in change ? change.breaks : [])] });
  expect(faults[0]?.message).toContain(sentence);
  expect(faults[0]?.blocks).toBe(blocks);
});

it('asks for something to calculate with when there is nothing', () => {
  expect(messages(BLANK)).toEqual([expect.stringContaining('there is nothing to calculate yet')]);
});

it('does not call an empty maximum a mistake where the law fixes none', () => {
  expect(messages({ ...JADHAV, sections: 'BNS 103(1)', maxSentence: '' })).toEqual([]);
});

it('says of an offence of the BNS under the CrPC which of the two to change', () => {
  const { faults } = ask(JADHAV, 'crpc');
  expect(faults).toMatchObject([{ id: 'calculator-sections', blocks: 'all' }]);
  expect(faults[0]?.message).toContain('Choose BNSS Provisions, or name the IPC section');
});

it('finds no fault in what another answer has taken out of sight', () => {
  expect(messages({ ...JADHAV, chargesheet: 'not-filed', chargesheetOn: '2030-01-01' })).toEqual([]);
});
