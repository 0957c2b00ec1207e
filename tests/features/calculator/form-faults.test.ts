import { expect, it } from 'vitest';
import { BLANK, controlId } from '#features/law/calculator/calculator-form.ts';
import { ask, JADHAV } from './asked.ts';

const messages = (form: typeof JADHAV) => ask(form).faults.map(({ message }) => message);

it('finds no error in a consistent matter', () => {
  expect(messages(JADHAV)).toEqual([]);
});

it('names the years served if the date of arrest was counted from them', () => {
  const { faults } = ask({ ...BLANK, sections: 'BNS 318(4)', maxSentence: '7', timeServed: '2.5' });
  expect(faults).toMatchObject([{ id: controlId('timeServed'), blocks: 'all' }]);
  expect(faults[0]?.message).toContain('custody began before the BNS');
});

it.each([
  ['302', 'bnss', 'Write IPC 302 or BNS 302'],
  ['u/s 307', 'bnss', 'Write IPC 307 or BNS 307'],
  ['303(2)', 'crpc', 'A BNS offence is not tried under the CrPC'],
  ['999', 'crpc', '999 is not in the tables'],
] as const)('names the code that the number %s needs on the tab %s', (sections, tab, message) => {
  const { faults } = ask({ ...BLANK, sections, maxSentence: '3' }, tab);
  expect(faults).toMatchObject([{ id: controlId('sections'), blocks: 'nothing' }]);
  expect(faults[0]?.message).toContain(message);
});

it.each([
  [{ arrestDate: '2024-11-31' }, '31-11-2024 is not a date', 'all'],
  [
    { arrestDate: '2026-11-21', firstRemandDate: '', chargesheetOn: '2026-11-21' },
    'cannot be after today',
    'all',
  ],
  [{ firstRemandDate: '2024-07-09' }, 'The first remand cannot be before the arrest', 'all'],
  [{ chargesheetOn: '' }, 'Date of the charge-sheet: enter the day', 'all'],
  [{ maxSentence: '0' }, 'Enter the maximum sentence', 'score'],
  [{ maxSentence: 'seven' }, 'Enter the maximum sentence', 'score'],
  [{ maxSentence: '' }, 'Enter the maximum sentence', 'score'],
  [{ timeServed: '8' }, 'more than the maximum sentence', 'nothing'],
  [{ sections: 'BNS 999' }, 'BNS 999 is not in the tables', 'nothing'],
  [{ sections: 'BNS 318' }, 'choose the sub-section', 'nothing'],
  [{ arrestDate: '2024-06-01', firstRemandDate: '' }, 'from 01-07-2024', 'all'],
  [{ delayByAccusedDays: 'some' }, 'whole number', 'all'],
  [{ custodyStatus: 'not-arrested' }, 'Not arrested, but a date of arrest is entered', 'all'],
  [{ age: 'abc' }, 'Age: enter a whole number', 'all'],
  [{ defaultBailClaim: 'claimed' }, 'Applied for on: enter the day', 'all'],
  [
    { defaultBailClaim: 'claimed', defaultBailClaimOn: '2024-09-05', defaultBailClaimAt: '25' },
    'such as 14:30',
    'all',
  ],
  [{ breaks: [{ from: '2024-07-01', to: '' }] }, 'before the arrest', 'all'],
  [{ breaks: [{ from: '2025-03-02', to: '2025-03-01' }] }, 'before the release', 'all'],
  [{ firDate: '2026-12-01' }, 'Date of the FIR: this date is in the future', 'all'],
  [{ firDate: '2024-06-30' }, 'the FIR is older', 'all'],
  [
    {
      breaks: [
        { from: '2025-03-01', to: '2025-04-01' },
        { from: '2025-03-15', to: '2025-05-01' },
      ],
    },
    'Periods of interim bail overlap',
    'all',
  ],
  [
    { defaultBailClaim: 'claimed', defaultBailClaimOn: '2026-12-01' },
    'Applied for on: this date is in the future',
    'all',
  ],
  [
    { defaultBailClaim: 'claimed', defaultBailClaimOn: '2024-07-01' },
    'before the first remand (01-07-2024)',
    'all',
  ],
] as const)('explains the error in %j', (change, sentence, blocks) => {
  const { faults } = ask({ ...JADHAV, ...change, breaks: [...('breaks' in change ? change.breaks : [])] });
  expect(faults[0]?.message).toContain(sentence);
  expect(faults[0]?.blocks).toBe(blocks);
});

it('asks for a section or maximum sentence in an empty form', () => {
  expect(messages(BLANK)).toEqual([expect.stringContaining('Enter the section, or the maximum sentence')]);
});

it('accepts an empty maximum sentence when the law fixes none', () => {
  expect(messages({ ...JADHAV, sections: 'BNS 103(1)', maxSentence: '' })).toEqual([]);
});

it('rejects a BNS offence under the CrPC and offers both corrections', () => {
  const { faults } = ask(JADHAV, 'crpc');
  expect(faults).toMatchObject([{ id: 'calculator-sections', blocks: 'all' }]);
  expect(faults[0]?.message).toContain('Choose BNSS Provisions, or enter the IPC section');
});

it('ignores answers that are hidden by another answer', () => {
  expect(messages({ ...JADHAV, chargesheet: 'not-filed', chargesheetOn: '2030-01-01' })).toEqual([]);
});

it.each([
  ['an hour without a date', { arrestAt: '10:30' }, 'arrestAt', 'needs a date'],
  [
    'a production before the arrest',
    { production: 'produced', producedOn: '2024-07-09' },
    'producedOn',
    'before the arrest',
  ],
  [
    'a release before the order',
    { bailOrder: 'granted', bailOrderOn: '2025-02-02', releasedOn: '2025-02-01' },
    'releasedOn',
    'before the order',
  ],
  [
    'more witnesses examined than cited',
    { witnessesCited: '3', witnessesExamined: '4' },
    'witnessesExamined',
    '4/3',
  ],
  [
    'the end of a trial before the arrest',
    { trial: 'concluded', trialOn: '2024-07-01' },
    'trialOn',
    'before the arrest',
  ],
  [
    'an appeal before the order',
    { specialCourtOrderOn: '2025-02-02', appealFiledOn: '2025-02-01' },
    'appealFiledOn',
    'before the order',
  ],
  [
    'a deposit paid before it was ordered',
    { chequeDeposit: 'ordered', chequeDepositOn: '2025-02-02', paidOn: '2025-02-01' },
    'paidOn',
    'before it was ordered',
  ],
  ['an age in letters', { ageAtAct: 'abc' }, 'ageAtAct', 'whole number'],
  [
    'police custody that ends before it begins',
    { policeCustody: 'some', policeSpans: [{ from: '2024-07-20', to: '2024-07-12' }] },
    'police-0-to',
    'before it begins',
  ],
] as const)('rejects %s at its field', (...[, routes, field, sentence]) => {
  const spans = 'policeSpans' in routes ? [...routes.policeSpans] : [];
  const arrestDate = field === 'arrestAt' ? { arrestDate: '', firstRemandDate: '', timeServed: '' } : {};
  const { faults } = ask({
    ...JADHAV,
    ...arrestDate,
    routes: { ...BLANK.routes, ...routes, policeSpans: spans },
  });
  expect(faults.map(({ id }) => id)).toEqual([controlId(field)]);
  expect(faults[0]?.message).toContain(sentence);
  expect(faults[0]?.blocks).toBe('all');
});

it('reports one error per field', () => {
  const routes = { ...BLANK.routes, production: 'produced', producedOn: '2026-12-01' } as const;
  const { faults } = ask({ ...JADHAV, routes });
  expect(faults).toHaveLength(1);
});
