/** Forms as a lawyer would fill them, and everything that is concluded from one. */
import { day } from '#kernel/calendar-date.ts';
import { determineAll } from '#law/determine.ts';
import { english } from '../../support/english.ts';
import { answerOf } from '#features/law/calculator/answer.ts';
import { BLANK, type CalculatorForm, type Tab } from '#features/law/calculator/calculator-form.ts';
import { factsOf } from '#features/law/calculator/form-facts.ts';
import { faultsOf } from '#features/law/calculator/form-faults.ts';
import { limbsOf } from '#features/law/calculator/limbs.ts';
import { scoreCard } from '#features/law/calculator/score-card.ts';
import { yearsServed } from '#features/law/calculator/years-served.ts';
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
  delayDays: '0',
  pendingCases: 'none',
  previousConvictions: 'none',
};

export function ask(form: CalculatorForm, tab: Tab = 'bnss', asOf = TODAY) {
  const asked = { tab, asOf, tables: TABLES };
  const found = determineAll(factsOf(form, asked), TABLES, asOf);
  const { firstDay, out } = found.matter;
  const counted = firstDay === undefined ? null : yearsServed(firstDay, asOf, out);
  const context = { found, words: english, from: (fact: string) => fact, served: null };
  return {
    found,
    counted,
    faults: faultsOf(form, { ...asked, words: english }),
    answer: answerOf(found, english),
    limbs: limbsOf(context),
    score: scoreCard(form, { tab, found, counted, words: english }),
  };
}
