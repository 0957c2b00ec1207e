/** Forms as a lawyer would fill them, and everything that is concluded from one. */
import { day } from '#kernel/calendar-date.ts';
import { english } from '../../support/english.ts';
import { BLANK, type CalculatorForm, type CodeTab } from '#features/law/calculator/calculator-form.ts';
import { faultsOf } from '#features/law/calculator/form-faults.ts';
import { reliefToday, resultOf } from '#features/law/calculator/result.ts';
import { leadingSentence } from '#text/explained-words.ts';
import { TABLES } from '../../law/law-tables.ts';

export const TODAY = day('2026-11-20');

/** The case of the drawings: BNS 318(4), arrested 10 July 2024, never convicted. */
export const JADHAV: CalculatorForm = {
  ...BLANK,
  sections: 'BNS 318(4)',
  maxSentence: '7',
  arrestDate: '2024-07-10',
  firstRemandDate: '2024-07-11',
  chargesheet: 'filed',
  chargesheetOn: '2024-09-05',
  delayByAccusedDays: '0',
  pendingCases: 'none',
  previousConvictions: 'none',
};

export function ask(form: CalculatorForm, tab: CodeTab = 'bnss', asOf = TODAY) {
  const options = { tab, asOf, tables: TABLES };
  const { explained, score, formerHalf } = resultOf(form, { ...options, words: english, seeded: null });
  const { leading, conditions, found } = explained;
  return {
    found,
    leading,
    conditions,
    score,
    formerHalf,
    relief: reliefToday(explained),
    sentence: leadingSentence(explained, english),
    faults: faultsOf(form, { ...options, words: english }),
  };
}
