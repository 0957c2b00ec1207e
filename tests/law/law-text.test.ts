import { expect, it } from 'vitest';
import { FACT_NAMES } from '#law/facts.ts';
import { CAUTION_CODES, REASON_CODES } from '#law/reason-codes.ts';
import { law } from '#text/en/law/law.ts';
import { lawSentence } from '#text/law-sentence.ts';

it('has exactly one sentence per reason, caution and fact', () => {
  expect(Object.keys(law.reasons).toSorted()).toEqual([...REASON_CODES].toSorted());
  expect(Object.keys(law.cautions).toSorted()).toEqual([...CAUTION_CODES].toSorted());
  expect(Object.keys(law.facts).toSorted()).toEqual([...FACT_NAMES].toSorted());
});

it('fills in sentence values and formats dates as DD-MM-YYYY', () => {
  expect(lawSentence(law.reasons['charge-sheet-in-time'], { about: '2025-08-03' })).toBe(
    'The charge-sheet was filed in time; the last day was 03-08-2025.',
  );
  expect(lawSentence(law.calculator.crpc['served-half'], { t: 2, m: 4 })).toBe(
    'Time served (2 years) is at least half of the maximum sentence (4 years).',
  );
});

it('keeps the fixed calculator sentences', () => {
  expect(law.calculator.crpc).toMatchObject({
    'served-half': 'Time served ({t} years) is at least half of the maximum sentence ({m} years).',
    'multiple-pending': 'Multiple pending cases: not eligible under Section 436A of CrPC by this formula.',
    'not-served-half': 'Time served ({t} years) is less than half of the maximum sentence ({m} years).',
    eligible: 'Eligible for release under Section 436A of CrPC.',
    'not-eligible': 'Not eligible for release under Section 436A of CrPC at present.',
  });
});
