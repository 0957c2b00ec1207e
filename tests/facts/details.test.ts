/** The fields that an answer adds to a question follow from the rows. */
import { expect, it } from 'vitest';
import { shownAnswers, factForm, type FactForm, type OwnQuestion } from '#parts/fact-questions/fact-form.ts';

const BLANK = factForm({}, '2026-11-26');
const shown = (question: OwnQuestion, answers: Partial<FactForm> = {}) =>
  shownAnswers(question, { ...BLANK, ...answers });

it.each([
  ['chargesheet', { chargesheet: 'filed' }, ['chargesheetOn']],
  ['chargesheet', { chargesheet: 'not-filed' }, ['chargesheetAsOf']],
  ['chargesheet', { chargesheet: 'unknown' }, []],
  ['remandExtension', { remandExtension: 'granted' }, ['extendedUntil']],
  ['remandExtension', { remandExtension: 'none' }, []],
  ['defaultBailClaim', { defaultBailClaim: 'claimed' }, ['defaultBailClaimOn', 'defaultBailClaimAt']],
  ['orderedOn', {}, ['produced', 'prosecutorReport']],
  ['antecedents', { antecedents: 'some' }, []],
] as const)('asks in the question %s after %j for %j', (question, answers, details) => {
  expect(shown(question, answers)).toEqual([question, ...details]);
});
