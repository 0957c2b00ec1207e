/** The order of the questions of the clock, and a recorded answer in words. */
import { expect, it } from 'vitest';
import { CLOCK_FACTS } from '#law/facts.ts';
import { OWN_QUESTIONS } from '#parts/fact-questions/fact-form.ts';
import { factValue } from '#parts/fact-questions/fact-value.ts';
import { questionsFor } from '#parts/fact-questions/questions-for.ts';
import { english } from '../support/english.ts';

it('lists the faults in the order in which the form asks', () => {
  const asked = questionsFor(CLOCK_FACTS).filter((question) => OWN_QUESTIONS.some((own) => own === question));
  expect(asked).toEqual(OWN_QUESTIONS.filter((question) => question !== 'interimProtectionUntil'));
});

it('groups the digits of a recorded amount as India does', () => {
  expect(factValue('amountInvolved', { amountInvolved: 2_500_000 }, english)).toBe('25,00,000');
});
