/** Checklist choices, stored on the device until saved. "I do not know" counts as no answer. */
import type { RiskAnswers } from '#contract/case/assessment.ts';
import {
  type FactorAnswer,
  type Answers,
  DEFAULT_ANSWERS,
  DEFAULT_WEIGHTS,
  type Factor,
  FACTORS,
  type Weights,
} from '#law/risk/checklist.ts';

export type FactorChoice = FactorAnswer | 'not-known';

export interface ChecklistForm {
  readonly choices: Readonly<Record<Factor, FactorChoice>>;
  readonly weights: Weights;
  /** Presets of the specification that the user has not yet confirmed or changed. */
  readonly presets: readonly Factor[];
}

const choicesFrom = (answers: Answers): ChecklistForm['choices'] => ({
  criminalHistory: answers.criminalHistory ?? 'not-known',
  flightRisk: answers.flightRisk ?? 'not-known',
  severityOfCharges: answers.severityOfCharges ?? 'not-known',
  socialEconomic: answers.socialEconomic ?? 'not-known',
});

/** Without a case: marked presets of the specification. With one: only answers from its record. */
export const formFrom = (answers?: Answers): ChecklistForm => ({
  choices: choicesFrom(answers ?? DEFAULT_ANSWERS),
  weights: DEFAULT_WEIGHTS,
  presets: answers ? [] : FACTORS,
});

export function answersOf({ choices }: ChecklistForm): Answers {
  const known = FACTORS.filter((factor) => choices[factor] !== 'not-known');
  return Object.fromEntries(known.map((factor) => [factor, choices[factor]]));
}

/** Null while an answer is missing. */
export function completeAnswers(answers: Answers): RiskAnswers | null {
  const { criminalHistory, flightRisk, severityOfCharges, socialEconomic } = answers;
  if (!criminalHistory || !flightRisk || !severityOfCharges || !socialEconomic) return null;
  return { criminalHistory, flightRisk, severityOfCharges, socialEconomic };
}
